export const fillers = ['Mm-hm.', 'Mm.', 'I hear you.', 'Hm.']
export const listening = [
  'Mm. Go on.',
  'I’m listening.',
  'Go on, if you like.',
  'I’m with you. Go on.',
  'Mm-hm. Go on.',
  'I’m here, go on.',
  'Okay. Go on.',
  'Mm. Keep going.',
  'Keep going, if you like.',
  'I’m still with you.',
]
export const short = {
  yes: ['Okay. Tell me a little more.', 'Good. Go ahead.', 'I’d like to hear it.', 'Go on, then.'],
  okay: ['All right.', 'Okay.', 'Right.'],
  no: ['That’s fine.', 'All right.', 'Fair enough.'],
  unsure: ['You don’t have to know.', 'That’s all right.', 'Not everything needs an answer.', 'No need to force it.'],
  nothing: ['A quiet one, then.', 'That can be good too.', 'Some days are like that.', 'Fair enough.'],
}

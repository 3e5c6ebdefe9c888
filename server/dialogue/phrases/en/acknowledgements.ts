export const fillers = ['Mm-hm.', 'Mm.', 'I hear you.', 'Hm.']
export const listening = [
  'Mm. Go on.',
  'I’m listening.',
  'I see.',
  'Right.',
  'I’m with you.',
  'Okay. Go on.',
  'Mm-hm.',
  'I’m with you so far.',
  'Yes. Go on.',
  'I’m still listening.',
]
/** Into the middle of a story. */
export const whatCameNext = ['And then?', 'What happened then?', 'And what came of it?']
export const short = {
  yes: ['Okay. Tell me a little more.', 'Good. Go ahead.', 'I’d like to hear it.', 'Go on, then.'],
  okay: ['All right.', 'Okay.', 'Right.'],
  no: ['That’s fine.', 'All right.', 'Fair enough.'],
  unsure: ['You don’t have to know.', 'That’s all right.', 'Not everything needs an answer.', 'No need to force it.'],
  nothing: ['A quiet one, then.', 'That can be good too.', 'Some days are like that.', 'Fair enough.'],
}

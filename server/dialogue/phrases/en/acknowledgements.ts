/** Short, plain, never cheering. Each is said at most once a call. */
export const neutral = [
  'I see.',
  'Okay.',
  'Right.',
  'Mm, I follow.',
  'Got it.',
  'I’m with you.',
  'I hear you.',
  'Hm.',
  'Mm-hm.',
]
export const glad = [
  'That sounds good.',
  'I’m glad.',
  'How nice.',
  'That’s good to hear.',
  'I can hear that it was good.',
  'Lovely.',
  'That sounds worth keeping.',
  'Nice.',
  'That’s a good thing to have.',
]
export const hard = [
  'That sounds hard.',
  'That’s a lot.',
  'I’m sorry.',
  'I’m sorry it’s like that.',
  'I hear you.',
  'That doesn’t sound easy.',
  'I’m sorry to hear it.',
  'That’s no small thing.',
]
/** To a word or two: more would be too much. */
export const brief = ['I hear you.', 'I’m sorry.', 'Mm.', 'Okay.']
/** Where the talk turns to another part of life. */
export const turning = [
  'Let me ask about something else.',
  'On another note.',
  'I’ll leave that there.',
  'And apart from that.',
  'Something quite different.',
]
/** What leans both ways. */
export const mixed = [
  'A bit of both, then.',
  'Both at once, then.',
  'That’s a mix.',
  'Some of each, it sounds like.',
  'Two things at the same time.',
]
export const firstSorrow = ['I’m so sorry, {name}.', 'Oh, {name}. I’m sorry.']
export const sorrow = [
  'Thank you for telling me that.',
  'That’s a great deal to carry.',
  'I’m glad you’re saying it out loud.',
  'Take all the time you need.',
  'I’m here.',
  'That’s so much at once.',
]
export const fillers = ['Mm-hm.', 'Mm.', 'I hear you.', 'Hm.']
export const listening = [
  'I’m listening.',
  'Mm-hm.',
  'Go on.',
  'I hear you.',
  'Yes.',
  'I’m here.',
  'Okay. Go on.',
  'I’m still with you.',
  'Right.',
  'Mm.',
  'Keep going, if you like.',
  'I’m following.',
]
export const short = {
  yes: ['Okay. Tell me a little more.', 'Good. Go ahead.', 'I’d like to hear it.', 'Go on, then.'],
  okay: ['All right.', 'Okay.', 'Right.'],
  no: ['That’s fine.', 'All right.', 'Fair enough.'],
  unsure: ['You don’t have to know.', 'That’s all right.', 'Not everything needs an answer.', 'No need to force it.'],
  nothing: ['A quiet one, then.', 'That can be good too.', 'Some days are like that.', 'Fair enough.'],
}

/** Short, plain, never cheering. Each is said at most once a call. */
export const neutral = [
  'I see.', 'Okay.', 'Right.', 'Mm, I follow.', 'Got it.', 'That makes sense.', 'I’m with you.', 'Thanks for telling me.', 'I can picture that.', 'Fair enough.', 'Yes, I hear you.', 'Hm.',
]
export const glad = [
  'That sounds good.', 'I’m glad.', 'How nice.', 'That’s good to hear.', 'I can hear that it was good.', 'Lovely.', 'That sounds worth keeping.', 'Nice.', 'That’s a good thing to have.', 'I like that.',
]
export const hard = [
  'That sounds hard.', 'That’s a lot.', 'I’m sorry.', 'That can’t have been easy.', 'Ugh, yes.', 'No wonder it stays with you.', 'I hear you.', 'That sounds wearing.', 'I can see why.',
]
export const sorrow = [
  'I’m so sorry, {name}.', 'Oh, {name}. I’m sorry.', 'Thank you for telling me that.', 'That’s a great deal to carry.', 'I’m glad you’re saying it out loud.', 'Take all the time you need.', 'I’m here.', 'That’s so much at once.',
]
export const listening = [
  'I’m listening.', 'Mm-hm.', 'Go on.', 'I hear you.', 'Yes.', 'I’m here.', 'Okay. Go on.', 'I’m still with you.', 'Right.', 'Mm.', 'Keep going, if you like.', 'I’m following.',
]
export const short = {
  yes: ['Okay. Tell me a little more.', 'Good. Go ahead.', 'I’d like to hear it.', 'Go on, then.'],
  no: ['That’s fine.', 'All right.', 'Okay, no.', 'Fair enough.'],
  unsure: ['You don’t have to know.', 'That’s all right.', 'Not everything needs an answer.', 'No need to force it.'],
  nothing: ['A quiet one, then.', 'That can be good too.', 'Some days are like that.', 'Fair enough.'],
}

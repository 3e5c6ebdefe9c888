import type { Questions } from './questions/question.ts'

/** Nothing here tells what the call is about: it may be said to anybody. */
export const ringAgain = [
  'Of course. I’ll ring again {when}. Goodbye.',
  'No problem. I’ll call again {when}. Goodbye.',
  'All right, {when}, then. Goodbye.',
]
export const whenAtAll: Questions = {
  'when.hour': 'No problem. Shall I ring again in an hour?',
  'when.hour-of-course': 'Of course. Would an hour from now be better?',
}
export const tooFar: Questions = {
  'when.tomorrow': 'Four hours is the longest I can wait. Shall I make it tomorrow instead?',
}
export const notAgainToday = [
  'All right, I’ll leave it for today. Goodbye.',
  'Of course, I won’t ring again today. Goodbye.',
]
export const stopped = [
  'Understood. I won’t call you again. The calls are off, and only you can turn them on. Goodbye.',
  'All right, the calls are off as of now. I won’t ring again unless you turn them on. Goodbye.',
]
/** To somebody who may not be the person, so not "you". */
export const stoppedForAnyone = ['Understood. This number won’t be called again. Sorry to have disturbed you. Goodbye.']
/** Typed in a chat there is no call to end. */
export const stoppedFromChat = ['I can’t change your calls from here. In your settings you can turn them off at once.']

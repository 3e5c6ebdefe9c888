/**
 * Until somebody agrees to be the person, this is all that is said over a telephone. It may be heard by a stranger, a
 * child or a mailbox: that an AI calls, and for whom, and nothing else.
 */
export const whoIsIt = [
  'Hello. I’m an AI, calling for {name}. Am I speaking with {name}?',
  'Hello, this is an AI, calling for {name}. Is that you?',
  'Hello. This is a call for {name}, from an AI. Is this {name}?',
]
export const whoIsItAgain = ['Am I speaking with {name}?', 'I have a call for {name}. Is that you?', 'Is this {name}?']
/** To one who wants to know first. */
export const wondering = [
  'I’m an AI that rings {name} at a time {name} chose. Is that you?',
  'I’m an AI. It’s a call {name} asked for, and I can only tell {name} more. Are you {name}?',
]
export const nobodyYet = ['Hello? Am I speaking with {name}?', 'Hello, can you hear me? I have a call for {name}.']
export const stillNobody = ['I have a call for {name}. Is anybody there?', 'Is anyone there? I’m calling for {name}.']
export const cutOff = ['Sorry, we got cut off. Am I speaking with {name}?']
export const waiting = ['Thank you, I’ll wait.', 'Thank you. I’ll hold the line.']
export const notThere = [
  'Thank you. I’ll try another time. Goodbye.',
  'That’s all right, I’ll try another time. Thank you. Goodbye.',
]
/** To a phone that asks who calls before it rings. */
export const screened = ['An AI, with the call {name} asked for.']
export const neverSaid = ['I’ll try another time, then. Sorry to disturb you. Goodbye.']
export const neverHeard = ['I can’t hear anyone, so I’ll hang up now. Goodbye.']
export const goodbye = ['All right. Goodbye.', 'Of course. Goodbye.']
/** Once they are met, where they have begun to tell already. */
export const introduction = 'Hi {name}, it’s {companion}.'

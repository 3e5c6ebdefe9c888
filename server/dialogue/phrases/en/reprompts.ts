/** After the first silence, and after the second. */
export const first = [
  'Take your time.',
  'No hurry, I’m listening.',
  'I’m here when you’re ready.',
  'It can be anything at all.',
  'Whatever comes first is fine.',
]
export const second = [
  'Still there? No rush.',
  'Are you still there? Take all the time you need.',
  'Still with me? There’s no rush.',
]
export const firstForMood = [
  'Just a number, the first that comes.',
  'Any number will do. You can also press it on your keypad.',
]
/** After half a sentence that did not go on. */
export const goOn = ['Go on, I’m listening.', 'I’m with you. Go on.', 'Take your time, then go on.']
/** After "let me think". */
export const stillThinking = [
  'I’m still here. Think as long as you like.',
  'No hurry at all.',
  'Still here. Take the time you need.',
]
export const neverHeard = [
  'I can’t hear anyone, so I’ll let you go. Talk to you another time. Goodbye.',
  'I don’t hear you, {name}, so I’ll hang up now. Goodbye.',
]
export const wentQuiet = [
  'I’ll leave you in peace now, {name}. What you told me is written down. Goodbye.',
  'It’s gone quiet, so I’ll let you go. Your words are kept. Take care, {name}. Goodbye.',
]

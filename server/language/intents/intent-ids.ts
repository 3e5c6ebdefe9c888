/** What a person may want of the talk itself, rather than tell. */
export const intentIds = [
  ...(['leave', 'done', 'no-more-calls', 'not-now', 'wrong-person'] as const),
  ...(['correction', 'repeat', 'mood-told'] as const),
  ...(['are-you-real', 'about-you', 'recording', 'what-you-know', 'what-i-said', 'advice'] as const),
  ...(['something-nice', 'look-up', 'time-left', 'anyone-there'] as const),
  ...(['just-listen', 'stop-echoing', 'too-quiet', 'unanswered', 'leave-out'] as const),
  ...(['ask-me', 'skip', 'insult', 'thanks', 'hello'] as const),
] as const
export type IntentId = (typeof intentIds)[number]

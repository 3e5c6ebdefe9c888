/** In log odds, from which a want is taken for meant; chosen on half of the telephone calls, see docs/conversation.md. */
export const marks: Readonly<Record<string, number>> = {
  ...{ leave: 1.1, done: 1.3, 'no-more-calls': 1, 'not-now': 0.3, 'wrong-person': 0.5 },
  ...{ correction: 1.2, repeat: 1.3, 'mood-told': 0.9 },
  ...{ 'are-you-real': 0.2, 'about-you': 0.5, recording: 0.2, 'what-you-know': 0.2, 'what-i-said': 0, advice: 0.5 },
  ...{ 'something-nice': 0, 'look-up': 0, 'time-left': 0.3, 'anyone-there': 0.2 },
  ...{ 'just-listen': 0, 'stop-echoing': 0, 'ask-me': 0.2, skip: 0.3, insult: 0.5, thanks: 0, hello: 0.3 },
}

/** Of what is said to a line of the companion's. */
export const correctionMark = 1

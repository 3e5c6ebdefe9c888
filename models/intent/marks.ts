/** In log odds, from which a want is taken for meant; chosen on half of the telephone calls, see docs/conversation.md. */
export const marks: Readonly<Record<string, number>> = {
  ...{ leave: 0.9, done: 1.7, 'no-more-calls': 0.5, 'not-now': -0.6, 'wrong-person': -0.5 },
  ...{ correction: 1.2, repeat: 2.5, 'mood-told': 0.5 },
  ...{ 'are-you-real': -0.2, 'about-you': 0.5, recording: 0, 'what-you-know': -0.1, 'what-i-said': -0.8, advice: -0.3 },
  ...{ 'something-nice': 0, 'look-up': -0.3, 'time-left': 0, 'anyone-there': -0.2 },
  ...{ 'just-listen': 0, 'stop-echoing': -0.8, 'ask-me': 0, skip: 0.3, insult: 0.5, thanks: 0, hello: 0.3 },
}

/** Of what is said to a line of the companion's. */
export const correctionMark = 1

/** In log odds, from which a want is taken for meant; chosen on half of the telephone calls, see docs/conversation.md. */
export const marks: Readonly<Record<string, number>> = {
  ...{ leave: 0.6, done: 1.4, 'no-more-calls': 0, 'not-now': -0.6, 'wrong-person': -0.9 },
  ...{ correction: 1, repeat: 1, 'mood-told': -0.2 },
  ...{
    'are-you-real': -0.4,
    'about-you': 0.5,
    recording: -0.3,
    'what-you-know': -0.3,
    'what-i-said': -1.2,
    advice: -0.8,
  },
  ...{ 'something-nice': -1.2, 'look-up': -0.6, 'time-left': -0.3, 'anyone-there': -0.8 },
  ...{ 'just-listen': -0.5, 'stop-echoing': -1.5, 'too-quiet': -0.7, unanswered: -1.5, 'leave-out': -1.2 },
  ...{ 'ask-me': -1, skip: -0.3, insult: -0.5, thanks: 0, hello: -0.6 },
}

/** Of what is said to a line of the companion's. */
export const correctionMark = 0.75

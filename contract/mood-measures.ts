/**
 * How well the built-in estimate of mood was measured to be, as the page about it says. `npm run eval` measures again,
 * and fails where a figure here is no longer true. `what` is the line of the eval.
 */
export type MoodMeasure = {
  what: string
  texts: string
  measure: string
  n: number
  /** The value, and its 95 % interval. */
  ours: readonly [value: number, low: number, high: number]
  /** Well-known libraries on the same texts. */
  vader?: number
  wink?: number
}

export const moodMeasures: readonly MoodMeasure[] = [
  {
    ...{ what: 'journals kept apart, good or bad, AUC', texts: 'Journal entries: a good or a bad day', n: 234 },
    ...{ measure: 'AUC', ours: [0.973, 0.931, 0.999], vader: 0.936, wink: 0.903 },
  },
  {
    ...{ what: 'journals kept apart, good or bad, macro F1', texts: 'The same entries, both kinds alike', n: 234 },
    ...{ measure: 'macro F1', ours: [0.881, 0.816, 0.943], vader: 0.869, wink: 0.814 },
  },
  {
    ...{ what: 'the same good or bad as speech arrives, AUC', texts: 'The same, as speech arrives', n: 234 },
    ...{ measure: 'AUC', ours: [0.972, 0.93, 0.998] },
  },
  {
    ...{ what: 'tweets kept apart, r with mean rating', texts: 'Tweets, beside the ratings of twenty people', n: 1060 },
    ...{ measure: 'correlation', ours: [0.881, 0.865, 0.895], vader: 0.88, wink: 0.771 },
  },
  {
    ...{ what: 'EmoBank kept apart, r with valence', texts: 'Sentences of letters, blogs and novels', n: 4549 },
    ...{ measure: 'correlation', ours: [0.612, 0.592, 0.631], vader: 0.465, wink: 0.517 },
  },
  {
    ...{ what: 'journals, area of life, accuracy (5-fold)', texts: 'What a journal entry is about', n: 1013 },
    ...{ measure: 'accuracy', ours: [0.765, 0.738, 0.791] },
  },
]

/** Where it goes wrong, and why. A test keeps these true. */
export const misreadings = [
  {
    text: 'Thanks to my lovely boss I get to spend the weekend at my desk.',
    mood: 8.5,
    because: 'It takes irony at its word.',
  },
  {
    text: 'He took his things and the key is on the table.',
    mood: 6.4,
    because: 'A calm sentence about a terrible day reads as calm.',
  },
  {
    text: 'I got the results back and there is no sign of it any more.',
    mood: 6.2,
    because: 'It knows words, and not what they mean to you.',
  },
] as const

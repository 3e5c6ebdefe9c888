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
    ...{ what: 'journals, AUC positive/negative (5-fold)', texts: 'Journal entries: a good or a bad day', n: 944 },
    ...{ measure: 'AUC', ours: [0.964, 0.941, 0.981], vader: 0.931, wink: 0.883 },
  },
  {
    ...{ what: 'journals, macro F1 positive/negative (5-fold)', texts: 'The same entries, both kinds alike', n: 944 },
    ...{ measure: 'macro F1', ours: [0.871, 0.838, 0.902], vader: 0.836, wink: 0.792 },
  },
  {
    ...{ what: 'the same as speech, no capitals or stops, AUC', texts: 'The same, as speech arrives', n: 944 },
    ...{ measure: 'AUC', ours: [0.961, 0.939, 0.979] },
  },
  {
    ...{ what: 'tweets, r with mean rating (5-fold)', texts: 'Tweets, beside the ratings of twenty people', n: 4200 },
    ...{ measure: 'correlation', ours: [0.886, 0.878, 0.894], vader: 0.879, wink: 0.774 },
  },
  {
    ...{
      what: 'EmoBank, r with valence (no weight from it)',
      texts: 'Sentences of letters, blogs and novels',
      n: 9062,
    },
    ...{ measure: 'correlation', ours: [0.583, 0.565, 0.601], vader: 0.471, wink: 0.519 },
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

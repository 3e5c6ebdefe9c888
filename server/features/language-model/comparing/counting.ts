import { numberWords } from '#server/features/analysis/period/claims/saying.ts'

/** What a journal cannot show: causes and conditions. Nobody may claim them, whoever words the analysis. */
export const overreach =
  /\b(?:because of|due to|caus(?:e|es|ed|ing)|thanks to|leads? to|led to|results? in|resulted in|makes? you|made you|symptoms?|disorder|diagnos\w*|clinical\w*|depression|bipolar|adhd|trauma\w*)\b/i

const smallNumbers = new Map([
  ...numberWords.map((word, value) => [word, value] as const),
  ...([
    ['none', 0],
    ['once', 1],
    ['twice', 2],
  ] as const),
])
const numbers = new RegExp(
  `\\d[\\d,]*(?:\\.\\d+)?|(?<![\\p{L}-])(?:${[...smallNumbers.keys()].join('|')})(?![\\p{L}-])`,
  'giu',
)

/** In figures and, where small, in words. */
export const numbersIn = (text: string) =>
  [...text.matchAll(numbers)].map(({ 0: words, index }) => ({ words, at: index, value: numberSaid(words) }))

const numberSaid = (words: string) => smallNumbers.get(words.toLowerCase()) ?? Number(words.replaceAll(',', ''))

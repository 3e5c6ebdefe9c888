import { articles, beforePronoun, numberWords, strengths } from '../../en/mood/self-rating.ts'

/** A number as said, with what it stands among: `from` and `to` are places in the words of its sentence. */
export type Rating = {
  value: number
  from: number
  to: number
  hasScale: boolean
  hasArticle: boolean
  /** "Six maybe seven": two numbers near each other make one. */
  isPair: boolean
}

export type Sentence = { words: string[]; ratings: Rating[] }

const pieces = /\d+(?:[.,:]\d+)?(?:\/\d+)*|\p{L}+(?:['’-]\p{L}+)*|[.!?;\n]|[^\s\p{L}\d]/gu
const endsSentence = /^[.!?;\n]$/
const plainNumber = /^(\d{1,2}(?:[.,]\d)?)(\/10)?$/
const [highest, highestOfTen] = [10, 12]
const farthestApart = 2
const betweenPair: readonly (readonly string[])[] = [
  ['or'],
  ['to'],
  ['and'],
  ['-'],
  ['–'],
  ['maybe'],
  [',', 'maybe'],
  ['or', 'maybe'],
]

export const mayHoldRating = new RegExp(`\\d|\\b(?:${numberWords.join('|')})`, 'i')

/** "eightish" and "7-ish" are 8 and 7. */
const bare = (word: string) => word.replace(/-?ish$/, '')

function numberAt(words: readonly string[], at: number): { value: number; to: number; hasScale: boolean } | null {
  const word = bare(words[at] ?? '')
  const spelled = numberWords.indexOf(word)
  const written = plainNumber.exec(word)
  if (spelled < 0 && !written) return null
  let value = spelled < 0 ? Number(written?.[1]?.replace(',', '.')) : spelled
  let to = at + 1
  const follows = (...expected: string[]) => expected.every((one, index) => words[to + index] === one)
  if (follows('and', 'a', 'half')) [value, to] = [value + 0.5, to + 3]
  const tenth = follows('point') ? numberWords.indexOf(words[to + 1] ?? '') : -1
  if (tenth >= 0 && tenth < 10) [value, to] = [value + tenth / 10, to + 2]
  if (follows('ish')) to += 1
  if (written?.[2]) return { value, to, hasScale: true }
  const scale = [['out', 'of'], ['of'], ['from'], ['/']].find((some) => {
    const ten = words[to + some.length]
    return follows(...some) && (ten === 'ten' || ten === '10')
  })
  return { value, to: scale ? to + scale.length + 1 : to, hasScale: Boolean(scale) }
}

function ratingAt(words: readonly string[], at: number): Rating | null {
  const first = numberAt(words, at)
  if (!first) return null
  if (words[at] === 'one' && !first.hasScale && beforePronoun.has(words[at - 1] ?? '')) return null
  const before = words[at - 1] ?? ''
  const hasArticle = articles.has(before) || (strengths.has(before) && articles.has(words[at - 2] ?? ''))
  const joint = betweenPair.find((some) => some.every((word, index) => words[first.to + index] === word))
  const start = joint ? first.to + joint.length : -1
  const secondAt = articles.has(words[start] ?? '') ? start + 1 : start
  const second = joint ? numberAt(words, secondAt) : null
  if (second && !first.hasScale && Math.abs(second.value - first.value) <= farthestApart) {
    const value = (first.value + second.value) / 2
    return { value, from: at, to: second.to, hasScale: second.hasScale, hasArticle, isPair: true }
  }
  return { ...first, from: at, hasArticle, isPair: false }
}

/** "From one to ten" names the scale, not a place on it. */
const isScaleAt = (words: readonly string[], at: number) =>
  ['1', 'one'].includes(words[at] ?? '') &&
  ['to', 'and', '-', '–'].includes(words[at + 1] ?? '') &&
  ['10', 'ten'].includes(words[at + 2] ?? '')

function sentenceOf(words: string[]): Sentence {
  const ratings: Rating[] = []
  for (let at = 0; at < words.length; ) {
    const rating = isScaleAt(words, at) ? null : ratingAt(words, at)
    if (rating && rating.value <= (rating.hasScale ? highestOfTen : highest)) ratings.push(rating)
    at = rating?.to ?? (isScaleAt(words, at) ? at + 3 : at + 1)
  }
  return { words, ratings }
}

/** A text's sentences in lower case without apostrophes, each with the numbers in it that could be a rating. */
export function sentencesWithRatings(text: string): Sentence[] {
  if (!mayHoldRating.test(text)) return []
  const sentences: string[][] = [[]]
  for (const [piece] of text.toLowerCase().matchAll(pieces)) {
    if (endsSentence.test(piece)) sentences.push([])
    else sentences.at(-1)?.push(piece.replace(/['’]/g, ''))
  }
  return sentences.filter(({ length }) => length > 0).map(sentenceOf)
}

import {
  around,
  articles,
  beforePronoun,
  being,
  clockWords,
  counted,
  denials,
  followers,
  ofOneself,
  ofTheDay,
  otherDays,
  otherThings,
  rating as ratingVerbs,
  strengths,
} from '../../en/mood/self-rating.ts'
import { clamped } from '../estimate.ts'
import { type Rating, type Sentence, sentencesWithRatings } from './ratings.ts'

/** A number with what stands before it in its own clause, back to the first word that a rating has no use for. */
type Told = Rating & {
  lead: string[]
  isWholeClause: boolean
  isWholeSentence: boolean
  isBesideThing: boolean
  next: string
}

const isFrame = (word: string) =>
  [around, articles, being, ofOneself, ratingVerbs, strengths, denials].some((some) => some.has(word))
const isPause = (word: string) => /^[^\p{L}\d]$/u.test(word)
const endsLead = (word: string) => [',', '—', '–', 'but', 'so', 'because', 'and', 'then'].includes(word)

function leadOf(words: readonly string[], from: number): { lead: string[]; isWholeClause: boolean } {
  const lead: string[] = []
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = words[at] ?? ''
    if (endsLead(word)) return { lead, isWholeClause: true }
    if (!isFrame(word) && word !== ':') return { lead, isWholeClause: false }
    lead.unshift(word)
  }
  return { lead, isWholeClause: true }
}

/** So near, in words, a film or a meal is what is rated. */
const near = 7

function toldIn({ words, ratings }: Sentence): Told[] {
  const inRating = (at: number) => ratings.some(({ from, to }) => at >= from && at < to)
  const isWholeSentence =
    ratings.length <= 3 &&
    words.every((word, at) => isFrame(word) || isPause(word) || followers.has(word) || inRating(at))
  return ratings.map((one) => ({
    ...one,
    ...leadOf(words, one.from),
    isWholeSentence,
    isBesideThing: has(words.slice(Math.max(0, one.from - near), one.to + near), otherThings),
    next: words[one.to] ?? '',
  }))
}

/** "After the game … I'm a six". */
const isOfOneself = (lead: readonly string[]) => lead.includes('im') && !has(lead, ratingVerbs)
const supposing = new Set(['would', 'could', 'id', 'itd'])

const has = (lead: readonly string[], some: ReadonlySet<string>) => lead.some((word) => some.has(word))
const isCounting = ({ next }: Told) => next !== '' && !isPause(next) && !followers.has(next)
const isMeasure = ({ next }: Told) => /^[%°$€£:/]$/.test(next)

/** What is no mood, whatever stands before it. */
const refused: readonly { id: string; when: (told: Told, sentence: Sentence) => boolean }[] = [
  { id: 'counts-something', when: isCounting },
  { id: 'measure', when: isMeasure },
  { id: 'denied', when: ({ lead }) => has(lead, denials) && !['no', 'nah'].includes(lead[0] ?? '') },
  {
    id: 'another-thing',
    when: ({ lead, isBesideThing }) => isBesideThing && !has(lead, ofTheDay) && !isOfOneself(lead),
  },
  // "It would be a nine, only for the hip".
  { id: 'supposed', when: ({ lead }) => lead.includes('be') && has(lead, supposing) },
  { id: 'another-day', when: ({ from }, { words }) => isOfAnotherDay(words, from) },
]

/** "I feel kind of hollow, if I'm honest about a three out of ten". */
const isOfAFeeling = (words: readonly string[], from: number) =>
  words.slice(Math.max(0, from - 16), from).some((word) => feeling.has(word))
const feeling = new Set(['feel', 'feeling', 'felt', 'mood'])

function isOfAnotherDay(words: readonly string[], from: number): boolean {
  const said = words.slice(Math.max(0, from - 8), from)
  return said.slice(said.lastIndexOf(',') + 1).some((word) => otherDays.has(word))
}

/** What makes a number a mood without anybody having asked for one. */
const accepted: readonly { id: string; when: (told: Told, sentence: Sentence) => boolean }[] = [
  { id: 'felt', when: (told, { words }) => told.hasScale && !told.isBesideThing && isOfAFeeling(words, told.from) },
  { id: 'only-a-rating', when: (told) => told.isWholeSentence && told.isWholeClause && isMarked(told) },
  {
    id: 'day-or-mood',
    when: (told) => has(told.lead, ofTheDay) && (isExact(told) || mayBeBare(told.lead.at(-1) ?? '')),
  },
  { id: 'like-a-number', when: ({ lead, ...told }) => told.isWholeClause && told.hasArticle && lead.includes('like') },
  { id: 'rated', when: (told) => has(told.lead, ratingVerbs) && has(told.lead, ofOneself) && isMarked(told) },
  { id: 'is-a-number', when: ({ lead, ...told }) => isExact(told) && has(lead, ofOneself) && has(lead, being) },
]

/** "Day two" and "today at eight" are no moods, "today was eight" is. */
const mayBeBare = (word: string) => !clockWords.has(word) && word !== 'day' && word !== 'number'

const isExact = ({ hasScale, hasArticle }: Pick<Told, 'hasScale' | 'hasArticle'>) => hasScale || hasArticle

/** "A seven", "7 of 10", "six maybe seven", "solid 8", "let's say 5"; "seven" alone may be anything. */
const isMarked = (told: Told) =>
  isExact(told) ||
  strengths.has(told.lead.at(-1) ?? '') ||
  (told.isPair && told.lead.length === 0) ||
  ['say', 'it', 'that', 'today'].includes(told.lead.filter((word) => !around.has(word) || word === 'say').at(-1) ?? '')

/** The mood somebody gave in a number without being asked, 1–10; the last one counts. Null where they gave none. */
export function moodTold(text: string): number | null {
  let mood: number | null = null
  let before: Sentence | null = null
  for (const sentence of sentencesWithRatings(text)) {
    const found = toldIn(sentence).findLast(
      (told) => !refused.some(({ when }) => when(told, sentence)) && accepted.some(({ when }) => when(told, sentence)),
    )
    if (found && !leansOnAnotherThing(found, before)) mood = clamped(found.value)
    before = sentence
  }
  return mood
}

/** "We saw a film. I'd give it a six." */
const leansOnAnotherThing = ({ lead }: Told, before: Sentence | null) =>
  before !== null && has(before.words, otherThings) && !has(lead, ofTheDay) && has(lead, ofOneself)

const longAnswer = 6

/** The answer to being asked for one, from one to ten: any number in it that counts nothing else. */
export function moodAnswered(text: string): number | null {
  const told = moodTold(text)
  if (told !== null) return told
  const sentences = sentencesWithRatings(text)
  const isLong = sentences.reduce((sum, { words }) => sum + words.length, 0) > longAnswer
  const answers = sentences.flatMap((sentence) => toldIn(sentence).filter((one) => isAnswer(one, sentence, isLong)))
  const best = answers.find(isExact) ?? answers[0]
  return best ? clamped(best.value) : null
}

function isAnswer(told: Told, { words }: Sentence, isLong: boolean): boolean {
  const before = words[told.from - 1] ?? ''
  if (counted.has(told.next) || isMeasure(told) || beforePronoun.has(before)) return false
  if (isLong && !isExact(told)) return !clockWords.has(before) && !isCounting(told)
  return isExact(told) || !isCounting(told)
}

import { ratingWords } from '../../en/mood/rating-words.ts'
import { intentsIn } from '../../intents/intents.ts'
import { spokenWords } from '../../intents/spoken-words.ts'
import { type Doc, read } from '../../read.ts'
import { moodOf } from '../estimate.ts'
import { sentencesWithRatings } from './ratings.ts'
import { moodAnswered, moodTold } from './self-rated.ts'

/** 1 to 10, halves allowed; `isNumber`: they said the number themselves. */
export type MoodSaid = { value: number; isNumber: boolean }

/** The mood somebody gives of themselves or their day, in a number or, unasked as well, in words; null where they give none. */
export function moodSaid(doc: Doc, isAsked: boolean): MoodSaid | null {
  const intent = intentsIn(doc).find(({ id }) => id === 'mood-told')
  const mayBeBare = isAsked || intent !== undefined || isRatingAlone(doc.text)
  const number =
    (isAsked ? null : moodTold(doc.text)) ??
    (mayBeBare ? (moodAnswered(doc.text) ?? (intent && onlyNumber(doc.text))) : null)
  if (number) return { value: number, isNumber: true }
  const inWords = intent && moodOf(doc.clauses[intent.clause]?.text ?? '', null).moodScore
  return inWords ? { value: Math.round(inWords), isNumber: false } : null
}

export const moodNumberIn = (text: string, isAsked: boolean): number | null =>
  moodSaid(read(text), isAsked)?.value ?? null

/** "Eight-ish", "a seven more or less", "9/10": nothing but a number and what softens it. */
const isRatingAlone = (said: string) =>
  /\d|\bone\b|\w+(?:ee|ve|ur|x|en|ight|ne|o)\b/i.test(said) && spokenWords(said).every((word) => ratingWords.has(word))

/** Beside what tells a mood, the one number there is. */
function onlyNumber(text: string): number | null {
  const ratings = sentencesWithRatings(text).flatMap((sentence) => sentence.ratings)
  return ratings.length === 1 ? (ratings[0]?.value ?? null) : null
}

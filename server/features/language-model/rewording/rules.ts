import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { sentencesIn } from '#server/features/coach/lead/sentences.ts'
import { check, type Fault } from '#server/grounding/check.ts'
import type { Sources } from '#server/grounding/sources.ts'
import { contentWords } from '#server/language/content-words.ts'
import { read } from '#server/language/read.ts'
import { dayInWords, passage, type Wishes } from '../sending.ts'
import { keepsTense, keepsTime } from './times.ts'

/** Something the rules said, to be said once more. */
export type Saying = {
  words: string
  /** What of it is the person's: of this at least half has to come back. */
  core: string
  /** The entry it rests on, if one. */
  page: Noted | null
  /** Still to come or to be done, so that nothing is said to have happened but what the words say. */
  isOpen: boolean
  /** Without which it would not be the same. */
  mustSay: string | null
}

/** What is asked of the new words beyond that they hold. */
export type Shape = { longest: number; isQuestion: boolean }

export type Verdict = { said: string } | { fault: Fault['id'] | 'shape' | 'time' | 'matter' | 'again' }

const longestText = 600
const mostSentences = 3
const cheering =
  /!|\b(?:amazing|awesome|unstoppable|incredible|proud of you|best version|you(?:['’]ve| have)? got this|great job|well done|keep it up|crush\w*|journey)\b/i

export const documentOf = (sayings: readonly Saying[], wishes: Wishes, today: string) =>
  JSON.stringify({
    ...wishes,
    lines: sayings.map(({ words, page }, place) => ({
      number: place + 1,
      words,
      ...(page && {
        entry: {
          day: dayInWords(page, today),
          title: page.title,
          text: passage(page.content, longestText, quoteOf(words)),
        },
      }),
    })),
  })

const quoteOf = (words: string) => /“([^“”]+)”/.exec(words)?.[1]

/** Each by itself: what stands in the entry of one line bears out nothing in another. `known` is what was said already. */
export function verdictOn(
  text: string,
  { words, core, isOpen, mustSay }: Saying,
  { longest, isQuestion }: Shape,
  sources: Sources,
  known: ReadonlySet<string>,
): Verdict {
  const sentences = sentencesIn(text)
  const questions = text.split('?').length - 1
  const isShaped = text.length <= longest && sentences.length <= mostSentences && !/\n/.test(text.trim())
  const endsWell = isQuestion
    ? text.trim().endsWith('?') && questions === 1
    : /[.?]["”]?$/.test(text.trim()) && questions <= 1
  if (!isShaped || !endsWell || cheering.test(text)) return { fault: 'shape' }
  if (!keepsTime(text, words) || (isOpen && !keepsTense(text, words))) return { fault: 'time' }
  if (!isOn(core, text) || (mustSay !== null && !text.toLowerCase().includes(mustSay.toLowerCase())))
    return { fault: 'matter' }
  const { faults, kept } = check(text, sources, 'report')
  if (faults[0]) return { fault: faults[0].id }
  // A question claims nothing; anything else says something of them, or it is only a saying.
  if (!isQuestion && !kept.some(({ isFounded }) => isFounded)) return { fault: 'matter' }
  const said = kept.map((one) => one.text).join(' ')
  return known.has(lettersOf(said)) ? { fault: 'again' } : { said }
}

function isOn(core: string, text: string): boolean {
  const [wanted, own] = [contentWords(read(core).tokens), contentWords(read(text).tokens)]
  return [...wanted].filter((word) => own.has(word)).length * 2 >= wanted.size
}

/** Punctuation makes nothing new. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

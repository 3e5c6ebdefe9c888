import { fillers as politeness } from '#server/language/en/function-words.ts'
import {
  coachQuestions,
  feelingWords,
  pronouns,
  type QuestionSign,
  questionBeginnings,
  questionFillers,
} from '#server/language/en/intents/coach-questions.ts'
import { placesOf } from '#server/language/intents/lemma-phrases.ts'
import { read, type Token } from '#server/language/read.ts'
import { periodsIn } from '#server/language/time/dates.ts'
import { words } from '#server/language/words.ts'
import { type Subject, subjectOf } from './finding/subject.ts'
import { rootOf } from './words.ts'

/** Days of the person's own calendar, both included, and how the person named them. */
export type Period = { from: string; to: string; named: string }

/** A message to the coach, read once. */
export type Question = {
  text: string
  has: (...signs: readonly QuestionSign[]) => boolean
  /** The days it names, in its order. */
  periods: readonly Period[]
  period: Period | null
  /** What it is about, when the words that only ask are left out. */
  subject: Subject
  /** Words of the feeling it names: "less anxious" looks for worries as well. */
  feeling: readonly string[] | null
  isAsked: boolean
  wordCount: number
}

const fillers = words(questionFillers)
const beginnings = words(questionBeginnings)
const standIns = words(pronouns)
const ofOneself = words('i we my our me us')
const mostWordsOfASubject = 4

/** `before` is what was spoken of until now, where this one only says "it". */
export function readQuestion(message: string, today: string, before: Subject | null = null): Question {
  const text = message.replace(/’/g, "'").replace(/\b(what|who|how|when|where)s\b/gi, '$1 is')
  const signs = new Set<QuestionSign>()
  const whole = read(text)
  const named = periodsIn(whole, Temporal.PlainDate.from(today))
  const rest = named.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  for (const { tokens } of whole.sentences) signed(spoken(tokens), signs)
  const left = read(rest)
    .sentences.map(({ tokens }) => unsigned(spoken(tokens)))
    .join(' ')
  const { isOwnDeed, isPast } = subjectOf(text)
  const nouns = new Set(
    whole.tokens.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN').map(({ lower }) => rootOf(lower)),
  )
  const own = { ...subjectOf(left), isOwnDeed, isPast, nouns }
  const periods = named.map(({ from, to, text }) => ({ from: from.toString(), to: to.toString(), named: text }))
  const spokenTokens = spoken(whole.tokens)
  return {
    text: message,
    has: (...ids) => ids.some((id) => signs.has(id)),
    periods,
    period: periods[0] ?? null,
    subject: before ? continued(own, before, spokenTokens) : own,
    feeling: feelingIn(spokenTokens),
    isAsked: isAsked(
      message,
      whole.sentences.map(({ tokens }) => spoken(tokens)),
    ),
    wordCount: spokenTokens.length,
  }
}

/** "When does he leave" goes on about whom the question before it was. */
function continued(own: Subject, before: Subject, tokens: readonly Token[]): Subject {
  if (own.roots.length === 0) return before
  if (!tokens.some(({ lower }) => standIns.has(lower))) return own
  const roots = [...new Set([...before.roots, ...own.roots])]
  return { ...own, words: [...before.words, ...own.words].slice(0, roots.length), roots }
}

/** A word or two are looked up as well. */
function isAsked(message: string, sentences: readonly (readonly Token[])[]): boolean {
  const begins = (tokens: readonly Token[]) =>
    beginnings.has(tokens.find(({ lower }) => !politeness.has(lower))?.lower ?? '')
  const isSubject = (tokens: readonly Token[]) =>
    tokens.length <= mostWordsOfASubject && !tokens.some(({ lower, pos }) => ofOneself.has(lower) || pos === 'VERB')
  return /\?\s*$/.test(message) || sentences.some(begins) || (sentences.length === 1 && sentences.every(isSubject))
}

const spoken = (tokens: readonly Token[]) => tokens.filter(({ pos }) => pos !== 'PUNCT')

function signed(tokens: readonly Token[], signs: Set<QuestionSign>) {
  for (const { id, any } of coachQuestions) if (any.some((phrase) => placesOf(phrase, tokens))) signs.add(id)
}

/** The words of a sentence that are left when those that ask are taken out. */
function unsigned(tokens: readonly Token[]): string {
  const asking = new Set<number>()
  for (const row of coachQuestions) {
    if ('keepsWords' in row) continue
    for (const phrase of row.any) for (const place of placesOf(phrase, tokens) ?? []) asking.add(place)
  }
  return tokens
    .filter(({ lower, lemma }, place) => !asking.has(place) && !fillers.has(lower) && !fillers.has(lemma))
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?='s\b)/g, '')
}

function feelingIn(tokens: readonly Token[]): readonly string[] | null {
  const roots = new Set(tokens.map(({ lower }) => rootOf(lower)))
  return feelingWords.find((row) => row.some((word) => roots.has(rootOf(word)))) ?? null
}

/** "When was it, and how did I feel about it?" asks two things. */
export function questionsIn(message: string): string[] {
  const parts = message.split(
    /(?<=\?)\s+|,? and (?=(?:what|when|where|who|how)\b)|, (?=(?:what|when|where|who|how)\b)/i,
  )
  const isOne = (part: string) =>
    beginnings.has(read(part).tokens.find(({ lower }) => !politeness.has(lower))?.lower ?? '')
  return parts.length > 1 && parts.every(isOne) ? parts : [message]
}

import { isVerb } from '../clauses.ts'
import { contentWords } from '../content-words.ts'
import { conditions, learningOf, takingPart, unsureWords } from '../en/threads.ts'
import { calendarWords } from '../en/time/calendar.ts'
import { type MainClause, mainClauses } from '../main-clauses.ts'
import { leansBack, type Quote, quoteOf, withBefore } from '../quotes.ts'
import type { Doc, Sentence, Token } from '../read.ts'
import { directionAt } from '../time/dates/tense.ts'
import { datesIn } from '../time/dates.ts'
import { intends, isHollow, isPromise, isWorry, waits } from './announcing.ts'

/** Something a text leaves open. `what` is the person's own words and stands in the text just so. */
export type Thread = {
  kind: 'plan' | 'promise' | 'wait' | 'worry'
  what: string
  start: number
  end: number
  /** The day it is for, where it lies ahead. */
  dueDay: Temporal.PlainDate | null
  /** The whole sentence. */
  sentence: string
}

const longest = 140
const fewestWords = 3
const furthestDays = 60

/** What is planned, promised, waited for or feared. Careful rather than complete: what is past, denied or only wished is none. */
export function threadsIn(doc: Doc, writtenOn: Temporal.PlainDate): Thread[] {
  const dates = datesIn(doc, { on: writtenOn }).filter(
    ({ isAhead, from }) => isAhead && writtenOn.until(from).days <= furthestDays,
  )
  return doc.sentences.flatMap((sentence, index) => {
    const clauses = mainClauses(doc.text, sentence)
    if (!isPlain(sentence, clauses)) return []
    return clauses.flatMap((clause, place) => {
      const dated = dates.find(({ start }) => start >= clause.start && start < clause.end)
      const kind = kindOf(doc, clause, dated)
      const quote = kind && quoteFor(doc, index, clause, place === 0)
      if (!kind || !quote || quote.text.length > longest) return []
      return [
        {
          ...{ kind, what: quote.text, start: quote.start, end: quote.end },
          dueDay: dated?.from ?? null,
          sentence: sentence.text,
        },
      ]
    })
  })
}

/** No question, no condition, no words of somebody else, and not taken back in the same breath. */
function isPlain({ text, tokens }: Sentence, clauses: readonly MainClause[]): boolean {
  if (text.endsWith('?') || /["“”]/.test(text) || conditions.has(firstWord(tokens))) return false
  return !clauses.some((clause) => clause.tokens.some(isTakenBack) && !intends(clause.tokens))
}

const firstWord = (tokens: readonly Token[]) => tokens.find(({ pos }) => pos !== 'PUNCT')?.lower ?? ''

const isTakenBack = ({ isNegated, lemma, pos }: Token) =>
  isNegated && (pos === 'VERB' || pos === 'AUX') && takingPart.has(lemma) && lemma !== 'be'

function kindOf(doc: Doc, clause: MainClause, dated: Quote | undefined): Thread['kind'] | null {
  const { tokens } = clause
  if (tokens.filter(({ pos }) => pos !== 'PUNCT').length < fewestWords) return null
  if (waits(tokens)) return 'wait'
  if (isWorry(tokens)) return 'worry'
  if (isPromise(tokens) && contentWords(tokens).size > 1) return 'promise'
  if (isDenied(tokens) || tokens.some(({ lower }) => unsureWords.has(lower) || conditionsFirst(tokens))) return null
  const intended = intends(tokens)
  if (intended) return isHollow(intended) || !intended.slice(1).some(isMatter) ? null : 'plan'
  if (!dated || !tokens.some(isVerb) || directionAt(doc, dated.start) === 'past') return null
  if (isSayingOfADay(tokens, dated)) return null
  const isOwn = actors(tokens).some(({ lower }) => lower === 'i' || lower === 'we')
  return isOwn && !tokens.some(({ lemma }) => learningOf.has(lemma)) ? 'plan' : 'wait'
}

/** "I should call" and "I should call him" are understood by nobody later. */
const isMatter = ({ pos, lower, isStop }: Token) =>
  (pos === 'NOUN' || pos === 'PROPN') && !isStop && !calendarWords.has(lower)

const conditionsFirst = (tokens: readonly Token[]) => conditions.has(firstWord(tokens))
const actors = (tokens: readonly Token[]) => tokens.slice(0, tokens.findIndex(isVerb))

/** "Tomorrow is a new day." */
function isSayingOfADay(tokens: readonly Token[], dated: Quote): boolean {
  const verb = tokens.findIndex(isVerb)
  const isOfIt = actors(tokens).every(({ start, end }) => start >= dated.start && end <= dated.end)
  return isOfIt && tokens.slice(verb, verb + 5).some(({ lemma }) => lemma === 'day')
}

const isDenied = (tokens: readonly Token[]) =>
  tokens.some((token) => token.isNegated && isVerb(token)) || tokens.some(({ lower }) => lower === 'nothing')

/** Nobody knows days later what "it" was: such a clause goes with the words before it. */
function quoteFor(doc: Doc, index: number, clause: MainClause, isFirst: boolean): Quote | null {
  if (!leansBack(clause.tokens)) return clause
  const [sentence, before] = [doc.sentences[index], doc.sentences[index - 1]]
  if (!sentence) return null
  if (!isFirst) return quoteOf(doc.text, sentence.start, clause.end)
  return before && firstWord(before.tokens) !== 'i' ? withBefore(doc.text, before, clause) : null
}

import type { Source } from '#contract/journal.ts'
import type { RememberedThread } from '#contract/memory.ts'
import { mainClauses } from '../main-clauses.ts'
import { read } from '../read.ts'
import { whenSaid } from '../time/day-names.ts'
import { words } from '../words.ts'
import { inSecondPerson } from './second-person.ts'

/** Somebody's own words of an entry. */
export type Quoted = { source: Source; writtenOn: string; quote: string }

/** What was written is not what was said on a call. */
export const verbFor = ({ source }: Pick<Quoted, 'source'>) => (source === 'call' ? 'said' : 'wrote')

/** "You wrote on Tuesday that the results come on Friday.", or the exact words where only those stay true. */
export function retold(quoted: Quoted, today: string): string {
  const opening = `You ${verbFor(quoted)} ${whenSaid(quoted.writtenOn, today)}`
  const told = laterInSecondPerson(quoted.quote)
  return told ? `${opening} that ${told}.` : `${opening}: “${quoted.quote}”`
}

/** Other days by the time it is told. */
const movingWords = words('today tonight tomorrow yesterday now here last next this')

/** A sentence told to the person on a later day; null where only a quote stays true. */
export function laterInSecondPerson(quote: string): string | null {
  const doc = read(quote)
  const [sentence] = doc.sentences
  if (!sentence || doc.sentences.length > 1) return null
  // Without the "And" it may begin with.
  const [first] = mainClauses(quote, sentence)
  const told = read(quote.slice(first?.start ?? 0))
  if (told.tokens.some(({ lower }) => movingWords.has(lower)) || inSoLong.test(told.text)) return null
  return inSecondPerson(told)
}

/** "I start in two weeks" is another day when it is told. */
const inSoLong = /\bin (?:\S+ ){1,3}(?:day|week|month|year|fortnight)s?\b/i

/** What is still open, and beside it how the person put it right. */
export function toldThread(thread: RememberedThread, today: string): string {
  const put = thread.correction?.words
  if (!put) return retold(thread, today)
  return `You ${verbFor(thread)} ${whenSaid(thread.writtenOn, today)}: “${thread.quote}” ${correcting} “${put}”`
}

const correcting = 'You put it right:'

/** Said by the person themselves, against their own entry: nobody else is to say it again. */
export const isPutRight = (told: string) => told.includes(` ${correcting} “`)

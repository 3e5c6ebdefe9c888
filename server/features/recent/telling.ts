import type { RememberedThread } from '#contract/memory.ts'
import { dayAhead } from './days-ahead.ts'
import type { Moment } from './moments.ts'
import { asTold } from './second-person.ts'
import { whenSaid } from './when.ts'

type Said = Pick<Moment, 'source' | 'writtenOn' | 'quote'>

/** What was written is not what was said on a call. */
export const verbFor = ({ source }: Pick<Said, 'source'>) => (source === 'call' ? 'said' : 'wrote')

/** "You wrote on Tuesday that the results come on Friday.", or the exact words where only those stay true. */
export function retold(said: Said, today: string): string {
  const opening = `You ${verbFor(said)} ${whenSaid(said.writtenOn, today)}`
  const told = asTold(mainClause(said))
  return told ? `${opening} that ${told}.` : `${opening}: “${said.quote}”`
}

const aside = /^(\S+(?: \S+){2,}), (?:and|but|so|because|which) (?:I|he|she|we|they|it|that|this|there|my|the|who)\b/

/** "I have to block my mornings, and I have said that before." is told without what was only said beside it. */
function mainClause({ quote, writtenOn }: Said): string {
  const main = aside.exec(quote)?.[1]
  return main && dayAhead(main, writtenOn) === dayAhead(quote, writtenOn) ? `${main}.` : quote
}

/** What is still open, and beside it how the person put it right. */
export function toldThread(thread: RememberedThread, today: string): string {
  const put = thread.correction?.words
  if (!put) return retold(thread, today)
  return `You ${verbFor(thread)} ${whenSaid(thread.writtenOn, today)}: “${thread.quote}” ${correcting} “${put}”`
}

const correcting = 'You put it right:'

/** Said by the person themselves, against their own entry: nobody else is to say it again. */
export const isPutRight = (told: string) => told.includes(` ${correcting} “`)

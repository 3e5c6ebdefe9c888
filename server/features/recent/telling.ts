import type { Moment } from './moments.ts'
import { asTold } from './second-person.ts'
import { whenSaid } from './when.ts'

type Said = Pick<Moment, 'source' | 'writtenOn' | 'quote'>

/** What was written is not what was said on a call. */
export const verbFor = ({ source }: Pick<Said, 'source'>) => (source === 'call' ? 'said' : 'wrote')

/** "You wrote on Tuesday that the results come on Friday.", or the exact words where only those stay true. */
export function retold(said: Said, today: string): string {
  const opening = `You ${verbFor(said)} ${whenSaid(said.writtenOn, today)}`
  const told = asTold(said.quote)
  return told ? `${opening} that ${told}.` : `${opening}: “${said.quote}”`
}

import { createHash } from 'node:crypto'
import type { Evidence, Statement } from '#contract/analysis.ts'
import type { Said } from './saying.ts'

/** Something to be said, with what it rests on; not yet verified. */
export type Claim = Said & {
  /** What is claimed, not how it is worded: the same claim is the same one in every analysis. */
  id: string
  entryIds: number[]
}

/** `about` names what would make it another claim: a theme, a quote, the period. */
export function claim(
  about: readonly (string | number)[],
  said: Said,
  entries: readonly { id: number }[],
  evidence: readonly Evidence[] = [],
): Claim {
  const places = [...said.evidence, ...evidence]
  const unique = places.filter((place, at) => places.findIndex((other) => isSame(place, other)) === at)
  const entryIds = [...new Set([...entries.map(({ id }) => id), ...unique.map(({ entryId }) => entryId)])]
  return { ...said, id: idOf(about), entryIds, evidence: unique }
}

/** Names nothing by itself: what it was made of cannot be read from it in an address or a log. */
export function idOf(about: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('base64url').slice(0, 22)
}

export const idOfQuote = ({ entryId, quote }: Evidence) => idOf(['quote', entryId, quote])

export function asStatement({ id, text, entryIds, evidence }: Claim): Statement {
  return { id, text, entryIds, evidence, isEdited: false }
}

const isSame = (one: Evidence, other: Evidence) => one.entryId === other.entryId && one.quote === other.quote

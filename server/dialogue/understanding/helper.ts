import type { Clause } from '#server/language/clauses.ts'
import { relations } from '#server/language/en/nouns.ts'
import type { Doc } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'

/** Nobody is sent to a child, nor to who is meant by these. */
const notHelpers = words(
  'son daughter kid kids child children baby boy boys girl girls grandson granddaughter grandkids ex family parents friends',
)
const against = words(
  'not but cannot never would freak mad angry hate kill blame afraid scared worse nobody dead died gone hurt hurts hit hits leave left',
)

/**
 * Whom the person could call, of those just named: "your sister", "Miss Hall". The last of whom nothing was said that
 * speaks against it; null where there is none.
 */
export function helperNamed({ clauses }: Doc): string | null {
  return clauses.map(helperIn).findLast((helper) => helper !== null) ?? null
}

function helperIn({ tokens }: Clause): string | null {
  if (
    tokens.some(
      ({ lower, lemma, isNegated }) => isNegated || against.has(lower) || against.has(lemma) || lower === "n't",
    )
  )
    return null
  const index = tokens.findLastIndex(({ lower }) => relations.has(lower) && !notHelpers.has(lower))
  const relation = tokens[index]
  const owner = tokens.slice(Math.max(0, index - 3), index).find(({ lower }) => lower === 'my')
  if (relation && owner) {
    const described = tokens.slice(tokens.indexOf(owner) + 1, index + 1)
    return `your ${described.map(({ lower }) => lower).join(' ')}`
  }
  const name = tokens.findLast(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}/u.test(text))
  return name?.text ?? null
}

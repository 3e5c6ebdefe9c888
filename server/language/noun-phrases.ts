import { events, relations } from './en/nouns.ts'
import type { Token } from './read.ts'
import { words } from './words.ts'

/** From where until where, in tokens of the clause; `head` is the noun that the rest describes. */
export type NounPhrase = { from: number; until: number; tokens: readonly Token[]; head: Token }

const mostTokens = 6
export const articles = words(
  'a an the my our his her their that this some two three four five six seven eight nine ten',
)
const links = words('of for with from')

/** A tagger takes "final" for an adjective; what is known as a noun is one. */
export const isNoun = (token: Token | undefined) =>
  token !== undefined &&
  (token.pos === 'NOUN' ||
    token.pos === 'PROPN' ||
    ((events.has(token.lower) || relations.has(token.lower)) && token.pos !== 'VERB'))

/** The noun phrases of a clause, each as long as it can be: "the smell of fresh paint". */
export function nounPhrases(tokens: readonly Token[]): NounPhrase[] {
  const found: NounPhrase[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    const until = endOfPhrase(tokens, from)
    const phrase = until === null ? [] : tokens.slice(from, until)
    const head = headOf(phrase)
    if (until === null || !head) continue
    found.push({ from, until, tokens: phrase, head })
    from = until - 1
  }
  return found
}

function endOfPhrase(tokens: readonly Token[], from: number): number | null {
  const end = endOfNouns(tokens, from)
  if (end === null) return null
  if (tokens[end]?.lower === 'in' && tokens[end + 1]?.lower === 'law') return end + 2
  const link = tokens[end]
  if (!link || !links.has(link.lower)) return end
  const linked = endOfNouns(tokens, end + 1)
  if (linked !== null && linked - from <= mostTokens) return linked
  return link.lower === 'of' ? null : end
}

function endOfNouns(tokens: readonly Token[], from: number): number | null {
  const first = tokens[from]
  if (!first) return null
  let index = articles.has(first.lower) ? from + 1 : from
  while ((tokens[index]?.pos === 'ADJ' || tokens[index]?.pos === 'NUM') && !isNoun(tokens[index])) index += 1
  const nouns = index
  while (isNoun(tokens[index])) index += 1
  return index > nouns ? index : null
}

/** The last noun before a link: "the *smell* of paint". */
function headOf(phrase: readonly Token[]): Token | undefined {
  const link = phrase.findIndex(({ lower }) => links.has(lower))
  return phrase.slice(0, link === -1 ? undefined : link).findLast(isNoun)
}

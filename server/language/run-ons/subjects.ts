import { takesClause } from '../en/function-words.ts'
import { subordinators } from '../en/subordination.ts'
import type { Token } from '../read.ts'
import { words } from '../words.ts'

const nominative = words("i you we he she it they there that's it's there's i'm im ive i've id i'd ill i'll")
const demonstrative = words('that this')
const contracted = words(
  "i'm im ive i've id i'd i'll he's hes she's shes it's its they're theyre we're there's theres that's thats",
)
const owners = words('my our his her their the a this that')
export const joints = words('and but so or then')

export const isVerb = (token: Token | undefined) =>
  token !== undefined && (token.pos === 'VERB' || token.pos === 'AUX' || contracted.has(token.lower))
const isNoun = (token: Token | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN'

/** A subject and its verb begin here: "I went", "it's", "my own mum died". */
export function startsSubject(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (!token) return false
  if (contracted.has(token.lower)) return true
  if (nominative.has(token.lower) || demonstrative.has(token.lower)) {
    if (isFollowedByVerb(tokens, index + 1)) return true
    if (!demonstrative.has(token.lower)) return false
  }
  // "Me and Jayden went"; but "she asked me and I went".
  const isPair = token.lower === 'me' && tokens[index + 1]?.lower === 'and'
  if (isPair) return !nominative.has(tokens[index + 2]?.lower ?? '') && isFollowedByVerb(tokens, index + 3)
  if (!owners.has(token.lower)) return token.pos === 'PROPN' && isInflected(tokens[index + 1])
  const rest = tokens.slice(index + 1, index + 7)
  const verb = rest.findIndex((one) => isVerb(one) && !contracted.has(one.lower) && !/ing$/.test(one.lower))
  const nouns = rest.slice(0, Math.max(verb, 0))
  return verb > 0 && nouns.some(isNoun) && nouns.every(isOfName)
}

const isInflected = (token: Token | undefined) =>
  token?.pos === 'AUX' || (token?.pos === 'VERB' && token.lower !== token.lemma && !/ing$/.test(token.lower))

const isOfName = ({ pos, lower }: Token) => ['NOUN', 'PROPN', 'ADJ', 'ADV', 'NUM'].includes(pos) || lower === 'in'

function isFollowedByVerb(tokens: readonly Token[], index: number): boolean {
  const verb = tokens.findIndex(({ pos }, place) => place >= index && pos !== 'ADV' && pos !== 'PART')
  const next = tokens[verb]
  if (!next || verb > index + 2 || !isVerb(next)) return false
  // "It was good I guess" has said it all.
  return !takesClause.has(next.lemma) || verb + 1 < tokens.length
}

/** Begins as half a sentence: "if …", "and when …". */
export function opensHalf(tokens: readonly Token[]): boolean {
  const first = tokens.find(
    ({ lower, pos }) => pos !== 'PUNCT' && pos !== 'INTJ' && !joints.has(lower) && lower !== 'well',
  )
  return first !== undefined && subordinators.has(first.lower) && !(first.lower === 'as' || first.lower === 'so')
}

import {
  answers,
  conjunctions,
  determiners,
  negators,
  questionWords,
  subjects,
  takesClause,
} from './en/function-words.ts'
import type { Token } from './read.ts'

/** One thought of a sentence. People speak without full stops, so a sentence may hold many. */
export type Clause = { text: string; tokens: readonly Token[] }

/** How far a "not" reaches, in tokens, where its clause does not end before. */
const negationReach = 4

/** Splits the tokens of a sentence at its marks, at conjunctions that begin anew, and where a run-on takes a new subject. */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Token[][] = []
  let current: Token[] = []
  const close = () => {
    if (current.length > 0) clauses.push(current)
    current = []
  }
  tokens.forEach((token, index) => {
    if (beginsClause(tokens, index, current)) close()
    current.push(token)
    if (endsClause(token)) close()
  })
  close()
  return clauses.map((clause) => {
    const [first, last] = [clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0]
    return { text: text.slice(first, last), tokens: withNegation(clause) }
  })
}

export const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX'
const isWord = ({ pos }: Token) => pos !== 'PUNCT'

const endsClause = ({ pos, text }: Token) => pos === 'PUNCT' && /^[,;:.!?…()—–]+$|^--+$|^\.\.+$/.test(text)

function beginsClause(tokens: readonly Token[], index: number, current: readonly Token[]): boolean {
  const token = tokens[index]
  const before = current.at(-1)
  if (!token || !before || !current.some(isWord)) return false
  const isWhole = current.some(isVerb)
  if (conjunctions.has(token.lower)) return isWhole && tokens.slice(index + 1, index + 7).some(isVerb)
  if (subjects.has(token.lower)) {
    if (!isWhole) return current.length > 1 && answers.has(current[0]?.lower ?? '') && isFollowedByVerb(tokens, index)
    return !isBound(before, token) && isFollowedByVerb(tokens, index)
  }
  return isWhole && isVerb(before) && determiners.has(token.lower) && beginsSentence(tokens, index)
}

/** "Tell them I said so", "when I go": what stands before the subject belongs to it; "what do you think" is a question. */
function isBound(before: Token, subject: Token): boolean {
  if (
    conjunctions.has(before.lower) ||
    questionWords.has(before.lower) ||
    before.pos === 'SCONJ' ||
    before.pos === 'ADP'
  )
    return true
  if (before.pos === 'AUX' || takesClause.has(before.lemma)) return true
  return before.pos === 'VERB' && (subject.lower === 'you' || subject.lower === 'it')
}

/** Adverbs may stand between: "I really never go". */
function isFollowedByVerb(tokens: readonly Token[], index: number): boolean {
  const next = tokens.slice(index + 1, index + 4).find(({ pos, lower }) => pos !== 'ADV' && !negators.has(lower))
  return next !== undefined && isVerb(next)
}

/** "… | my mum is calling": a new subject of a few words and its verb. */
function beginsSentence(tokens: readonly Token[], index: number): boolean {
  const rest = tokens.slice(index + 1, index + 5)
  const verb = rest.findIndex(({ pos }) => pos === 'AUX')
  return verb > 0 && rest.slice(0, verb).every(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ')
}
/** "No" that answers denies nothing that follows: "no i gotta go". */
function withNegation(clause: readonly Token[]): Token[] {
  let last = Number.NEGATIVE_INFINITY
  return clause.map((token, index) => {
    const isNegated = index - last <= negationReach
    const next = clause[index + 1]
    const isAnswer = token.lower === 'no' && index === 0 && (!next || subjects.has(next.lower) || next.pos === 'PUNCT')
    if (negators.has(token.lower) && !isAnswer) last = index
    return isNegated ? { ...token, isNegated } : token
  })
}

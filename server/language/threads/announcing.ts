import { isVerb } from '../clauses.ts'
import { awaited, hollowActs, intentions, softly, worrying } from '../en/threads.ts'
import type { Token } from '../read.ts'
import { isPastForm } from '../time/dates/tense.ts'
import { words } from '../words.ts'

const rows = intentions.map((row) => row.split(' ')).toSorted((one, other) => other.length - one.length)

/** From the verb on what the person means to do: "call Anna about the lease". Null where nothing is meant. */
export function intends(tokens: readonly Token[]): Token[] | null {
  const subject = tokens.findIndex(({ lower }) => /^(?:i|we|ill|im)$/.test(lower))
  if (subject < 0 || tokens.slice(0, subject).some((token) => isVerb(token) || subordinate.has(token.lower)))
    return null
  const isJoined = /^(?:ill|im)$/.test(tokens[subject]?.lower ?? '')
  const from = skipped(tokens, isJoined ? subject : subject + 1)
  const row = rows.find((one) => one.every((word, offset) => tokens[from + offset]?.lower === word))
  if (!row) return null
  const act = skipped(tokens, from + row.length)
  const verb = tokens[act]
  if (!verb || verb.isNegated || verb.pos === 'PUNCT' || verb.pos === 'PRON') return null
  return tokens.slice(act)
}

const subordinate = words('that which who what how where why')

function skipped(tokens: readonly Token[], from: number): number {
  let place = from
  while (softly.has(tokens[place]?.lower ?? '')) place += 1
  return place
}

/** "go to bed" is hollow, "go to the doctor" is not. */
export function isHollow([verb, ...rest]: readonly Token[]): boolean {
  const isToBed = rest.slice(0, 2).some(({ lower }) => lower === 'bed' || lower === 'sleep')
  return verb === undefined || hollowActs.has(verb.lemma) || (verb.lemma === 'go' && isToBed)
}

/** "waiting for the results", "still no word from the landlord", "haven't heard back". */
export function waits(tokens: readonly Token[]): boolean {
  if (tokens.some((token) => isPastForm(token) && token.lower !== 'heard')) return false
  return tokens.some(({ lemma, lower, isNegated }, index) => {
    const [next, beyond] = [tokens[index + 1]?.lower ?? '', tokens[index + 2]?.lower ?? '']
    const isWaiting = lower === 'waiting' || /^(?:i|we|still)$/.test(tokens[index - 1]?.lower ?? '')
    if (lemma === 'wait' && isWaiting) return next === 'for' || next === 'on' || (next === 'to' && beyond === 'hear')
    if (lower === 'no')
      return awaited.has(next) && tokens.slice(index).some(({ lower: word }) => word === 'from' || word === 'yet')
    if (lower === 'heard') return isNegated && /^(?:back|from|anything|yet)$/.test(next)
    return lower === 'expecting' && /^(?:a|an|the|to)$/.test(next)
  })
}

/** "I promised Leo to call", "I promised I would". */
export const isPromise = (tokens: readonly Token[]) =>
  tokens.some(
    ({ lemma, pos, isNegated }, index) =>
      lemma === 'promise' && pos === 'VERB' && !isNegated && tokens.slice(0, index).some(({ lower }) => lower === 'i'),
  )

/** "I'm worried about the rent", "I dread Monday"; not what worried somebody once. */
export function isWorry(tokens: readonly Token[]): boolean {
  const index = tokens.findIndex(({ lower, isNegated }) => worrying.has(lower) && !isNegated)
  const before = tokens.slice(Math.max(0, index - 3), Math.max(0, index))
  if (index < 0 || tokens.length <= index + 2 || tokens.slice(0, index).some(isPastForm)) return false
  const isFelt = tokens[index]?.lower === tokens[index]?.lemma ? before.at(-1)?.lower === 'i' : false
  return isFelt || (before.some(({ lower }) => lower === 'i') && before.some(({ lower }) => feeling.has(lower)))
}

const feeling = words("am 'm feel feeling")

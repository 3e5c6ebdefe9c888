import type { Token } from '../read.ts'
import { words } from '../words.ts'
import { isVerb, joints, opensHalf, startsSubject } from './subjects.ts'

/** How much less likely a sentence is for what it holds: none, or half a one. */
export function costOf(current: readonly Token[], isLater: boolean, isLast: boolean): number {
  if (isLater && isLast && opensHalf(current)) return 5
  // "… an old lady | maybe eighty and she …": what is joined to nothing belongs to what came before.
  const joint = current.findIndex(({ lower }, place) => place > 0 && joints.has(lower))
  const first = current.slice(0, joint < 0 ? undefined : joint)
  if (first.some(isVerb)) return 0
  return isLater && joint > 0 ? 3.5 : 1
}

/** How much likelier it is where somebody begins to do something new; in "the washing I'd done" nobody does. */
export function gainOf(tokens: readonly Token[], from: number, index: number): number {
  const current = tokens.slice(from, index)
  const isSubject = startsSubject(tokens, index)
  if (turns.has(tokens[index]?.lower ?? '') || turnsAt(tokens, index)) return 2 * newSubject
  if (tokens[index]?.pos === 'ADP') return leadsIn(tokens, index) ? 0 : -newSubject
  if (!isSubject) return 0
  if (!current.some(isVerb)) return from === 0 && isShortAnswer(current) ? newSubject : 0
  const noun = current.at(-1)
  if (noun?.pos !== 'NOUN') return newSubject
  const start = current.findLastIndex(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ' && pos !== 'NUM')
  const isMeant = defining.has(current[start]?.lower ?? '') && current[start - 1]?.pos !== 'ADP'
  return isMeant ? 0 : newSubject
}

/** "Nothing | he just looked", "very kind | she made me soup"; not "my sister | she came". */
const isShortAnswer = (current: readonly Token[]) => {
  const [first] = current
  return first !== undefined && current.length <= longestAnswer && !['DET', 'ADP', 'PRON', 'PROPN'].includes(first.pos)
}
const longestAnswer = 4

/** "In the evening | we played"; not "… nineteen | in a suit that was too big". */
const leadsIn = (tokens: readonly Token[], index: number) =>
  tokens
    .slice(index + 1, index + 6)
    .some(({ lower }, step) => lower !== 'that' && startsSubject(tokens, index + 1 + step))

/** Where somebody turns to something else: "… anybody | okay so", "thank you | her bowl", "what should I do | do I". */
export function turnsAt(tokens: readonly Token[], index: number): boolean {
  const [start = '', before = '', token = '', next = ''] = [-2, -1, 0, 1].map((step) => tokens[index + step]?.lower)
  if (pauses.has(token)) return !pauses.has(before) && joins.has(next)
  if (token === 'i' && next === 'mean') return tokens[index + 2]?.pos === 'AUX'
  if (start === 'thank' && before === 'you') return token === 'then' || token === 'i'
  return token === 'do' && before === 'do' && next === 'i'
}
const pauses = words('ok okay alright whatever')
const joins = words('so anyway whatever well')
/** Who says it goes on with something else. */
const turns = words('anyway anyways')
const newSubject = 1.6
const defining = words('the all every any only that those this one')

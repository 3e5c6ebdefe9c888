import { relations } from '#server/language/en/nouns.ts'
import { months, unclearMonths, weekdays } from '#server/language/en/time/calendar.ts'
import type { Token } from '#server/language/read.ts'
import { numberOf, ordinalOf } from '#server/language/time/numbers.ts'
import { words } from '#server/language/words.ts'
import { isNameLike } from '../writing/names.ts'

/** What can be one thing or another of its kind: "September", "eighty nine", "Yvonne", "my aunt"; in tokens. */
export type Value = { kind: Kind; said: string; from: number; to: number }
export type Kind = 'date' | 'number' | 'name' | 'kin' | 'thing' | 'noun'

const longest = 4
const isNumber = ({ pos, lower }: Token) => pos === 'NUM' || numberOf(lower) !== null
const filling = words('the of')
const sayings = words('say not be mean')
const owners = words('the my our his her their')

/** The values that are spoken of, in their order. */
export function valuesIn(all: readonly Token[], names: ReadonlySet<string>): Value[] {
  const values: Value[] = []
  for (let from = 0; from < all.length; from += 1) {
    const found = valueAt(all, from, names)
    if (!found) continue
    const to = from + found.length
    values.push({ ...found, said: saidIn(all.slice(from, to)), from, to })
    from = to - 1
  }
  return values
}

const saidIn = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')

type Found = { kind: Kind; length: number }

function valueAt(all: readonly Token[], from: number, names: ReadonlySet<string>): Found | null {
  for (let length = Math.min(longest, all.length - from); length > 0; length -= 1) {
    const some = all.slice(from, from + length)
    if (
      isDate(
        some.map(({ lower }) => lower),
        all[from - 1],
      )
    )
      return { kind: 'date', length }
    if (some.every(isNumber)) return { kind: 'number', length }
  }
  if (isNameLike(all, from, names)) return { kind: 'name', length: 1 }
  const [owner, thing, next, after] = all.slice(from, from + 4)
  const isThing = owners.has(owner?.lower ?? '') && thing?.pos === 'NOUN' && next?.pos !== 'NOUN'
  if (isThing && relations.has(thing.lower)) return { kind: 'kin', length: 2 }
  if (isThing && !isNameLike(all, from + 1, names)) return { kind: 'thing', length: 2 }
  // "The right eye".
  const isDescribed =
    owners.has(owner?.lower ?? '') && thing?.pos === 'ADJ' && next?.pos === 'NOUN' && after?.pos !== 'NOUN'
  if (isDescribed) return { kind: 'thing', length: 3 }
  const isBare =
    owner?.pos === 'NOUN' &&
    thing?.pos !== 'NOUN' &&
    (!leaning.has(all[from - 1]?.pos ?? '') || all[from - 1]?.lower === 'sorry')
  return isBare ? { kind: 'noun', length: 1 } : null
}
const leaning = words('DET ADJ NOUN PART NUM')

/** "Tuesday", "in May", "the first of October", "June 3". */
function isDate(said: readonly string[], before: Token | undefined): boolean {
  const [first = ''] = said
  if (said.length === 1 && unclearMonths.has(first)) return before?.pos === 'ADP' || sayings.has(before?.lemma ?? '')
  if (said.length === 1) return weekdays.includes(first) || months.includes(first)
  const named = said.filter((word) => !filling.has(word))
  const days = named.filter((word) => ordinalOf(word) !== null || numberOf(word) !== null)
  const isEnded = !filling.has(said.at(-1) ?? '') && first !== 'of'
  return isEnded && days.length === 1 && named.length === 2 && named.some((word) => months.includes(word))
}

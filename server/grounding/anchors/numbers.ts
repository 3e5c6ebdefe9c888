import { ordinals, scales, tens, units } from '../en/times.ts'
import type { Word } from '../reading.ts'
import type { Text } from '../sources.ts'

/** `from` and `to` are places among the words, the second exclusive. */
export type NumberSaid = { value: number; from: number; to: number }

/** Numbers in figures and in words: "14", "2,000", "forty two", "two hundred", "5th", "twice". */
export function numbersIn(words: readonly Word[]): NumberSaid[] {
  const found: NumberSaid[] = []
  for (let from = 0; from < words.length; from += 1) {
    const one = numberAt(words, from)
    if (!one) continue
    found.push(one)
    from = one.to - 1
  }
  return found
}

function numberAt(words: readonly Word[], from: number): NumberSaid | null {
  const form = (at: number) => words[at]?.form ?? ''
  const figures = /^\$?€?£?(\d[\d,]*(?:\.\d+)?)(?:st|nd|rd|th)?$/.exec(form(from))?.[1]
  if (figures) return scaled(words, { value: Number(figures.replaceAll(',', '')), from, to: from + 1 })
  const hyphenated = /^(\p{L}+)-(\p{L}+)$/u.exec(form(from))
  const [ten, unit] = [tens.get(hyphenated?.[1] ?? ''), units.get(hyphenated?.[2] ?? '')]
  if (ten !== undefined && unit !== undefined) return scaled(words, { value: ten + unit, from, to: from + 1 })
  const alone = ordinals.get(form(from)) ?? units.get(form(from))
  if (alone !== undefined) return scaled(words, { value: alone, from, to: from + 1 })
  const round = tens.get(form(from))
  if (round === undefined) return null
  const more = units.get(form(from + 1))
  const isJoined = more !== undefined && more > 0 && more < 10
  return scaled(words, { value: round + (isJoined ? more : 0), from, to: from + (isJoined ? 2 : 1) })
}

/** "Two hundred", "two thousand and ten", "twenty ten". */
function scaled(words: readonly Word[], found: NumberSaid): NumberSaid {
  const form = words[found.to]?.form ?? ''
  const scale = scales.get(form)
  if (scale === undefined) return asYear(words, found)
  const whole = { ...found, value: found.value * scale, to: found.to + 1 }
  const next = scales.has(words[whole.to]?.form ?? '') ? null : rest(words, whole.to)
  const isPart = next !== null && next.value > 0 && next.value < scale
  return isPart ? { ...whole, value: whole.value + next.value, to: next.to } : scaled(words, whole)
}

function rest(words: readonly Word[], at: number): NumberSaid | null {
  const from = words[at]?.form === 'and' ? at + 1 : at
  return isNumeral(words[from]) ? numberAt(words, from) : null
}

/** "Nineteen eighty four", "twenty ten": as years are said. */
function asYear(words: readonly Word[], found: NumberSaid): NumberSaid {
  const isCentury = found.to === found.from + 1 && /^(?:nineteen|twenty)$/.test(words[found.from]?.form ?? '')
  const next = isCentury && isNumeral(words[found.to]) ? numberAt(words, found.to) : null
  if (!next || next.value < 10 || next.value > 99) return found
  return { ...found, value: found.value * 100 + next.value, to: next.to }
}

/** Not "once" and "second", which also count. */
const isNumeral = (word: Word | undefined) =>
  word !== undefined && /^(?!once|twice|none|dozen)/.test(word.form) && (units.has(word.form) || tens.has(word.form))

/** "One of them", "the two of you", "at once", "once you were home" count nothing. */
export function isCounting(words: readonly Word[], { value, from, to }: NumberSaid): boolean {
  const [form, before, after] = [words[from]?.form, words[from - 1]?.form, words[to]?.form]
  if (form === 'one' || form === 'once' || form === 'none') return false
  const isOfThemAll = before === 'the' && after === 'of' && /^(?:you|us|them)$/.test(words[to + 1]?.form ?? '')
  return !isOfThemAll && !(value === 2 && before === 'you' && form === 'two')
}

/** The words right before and right after: "3 entries" does not bear out "3 times". */
const neighboursOf = (words: readonly Word[], { from, to }: NumberSaid) => [
  words[from - 1]?.root ?? null,
  words[to]?.root ?? null,
]

/** The first number that stands nowhere. */
export function unknownNumber(words: readonly Word[], texts: readonly Text[]): string | null {
  const unknown = numbersIn(words).find(
    (one) => isCounting(words, one) && !texts.some(({ numbers }) => numbers.some(({ value }) => value === one.value)),
  )
  return unknown ? String(unknown.value) : null
}

/** The first number that stands nowhere beside the same word. */
export function uncounted(words: readonly Word[], texts: readonly Text[]): string | null {
  const unknown = numbersIn(words).find((one) => {
    if (!isCounting(words, one)) return false
    const [before, after] = neighboursOf(words, one)
    const isBeside = ([other, next]: readonly (string | null | undefined)[]) =>
      (before !== null && other === before) || (after !== null && next === after)
    return !texts.some(({ read, numbers }) =>
      numbers.some((other) => other.value === one.value && isBeside(neighboursOf(read, other))),
    )
  })
  return unknown ? String(unknown.value) : null
}

/** The first number that is not what measuring gave, or that was measured and is not said. */
export function unmeasured(words: readonly Word[], figures: readonly number[]): string | null {
  const said = numbersIn(words).map(({ value }) => value)
  if (said.length !== figures.length) return String(said[figures.length] ?? figures[said.length])
  const wrong = said.find((value, place) => value !== figures[place])
  return wrong === undefined ? null : String(wrong)
}

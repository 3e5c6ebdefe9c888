import type { Evidence } from '#contract/analysis.ts'
import { capitalised, countedInWords, numberInWords } from '#server/language/format.ts'
import { dateOf, type Kind, monthOf, weekdayOf } from '../calendar.ts'
import type { Figure } from '../facts/figures.ts'

export { numberWords } from '#server/language/format.ts'

/**
 * A sentence together with everything in it that has to be true: its numbers in the order in which they are said, its
 * days, the person's own words for things, and its quotes.
 */
export type Said = { text: string; figures: Figure[]; days: string[]; terms: string[]; evidence: Evidence[] }

/** Writes a sentence and remembers every number, day and quote that went into it. */
export function say(words: TemplateStringsArray, ...spoken: (string | Said)[]): Said {
  const parts = words.flatMap((text, at) => {
    const next = spoken[at]
    return [plain(text), ...(next === undefined ? [] : [typeof next === 'string' ? plain(next) : next])]
  })
  return joined(parts, '')
}

export function joined(parts: readonly Said[], between: string): Said {
  return {
    text: parts.map(({ text }) => text).join(between),
    figures: parts.flatMap(({ figures }) => figures),
    days: parts.flatMap(({ days }) => days),
    terms: parts.flatMap(({ terms }) => terms),
    evidence: parts.flatMap(({ evidence }) => evidence),
  }
}

export const plain = (text: string): Said => ({ text, figures: [], days: [], terms: [], evidence: [] })
export const nothing = plain('')

const told = (figure: Figure, text: string): Said => ({ ...plain(text), figures: [figure] })

export const count = (figure: Figure) => told(figure, numberInWords(figure.value))
/** "six entries" */
export const counted = (figure: Figure, one: string, many = `${one}s`) =>
  told(figure, countedInWords(figure.value, one, many))
/** "in none of six" */
export const share = (figure: Figure) => told(figure, figure.value === 0 ? 'none' : numberInWords(figure.value))
export const figures = (figure: Figure) => told(figure, figure.value.toLocaleString('en-US'))
export const atMood = (figure: Figure) => told(figure, figure.value.toFixed(1))

export function times(figure: Figure): Said {
  if (figure.value === 1) return told(figure, 'once')
  return told(figure, figure.value === 2 ? 'twice' : `${numberInWords(figure.value)} times`)
}

/** "Tuesday" within a week, "March 14" within a month. */
export const onThe = (day: string, kind: Kind): Said => ({
  ...plain(kind === 'week' ? weekdayOf(day) : dateOf(day)),
  days: [day],
})
/** `day` is one on which something was written: only that makes a month worth naming. */
export const inMonth = (day: string): Said => ({ ...plain(`in ${monthOf(day)}`), days: [day] })

export const term = (words: string): Said => ({ ...plain(words), terms: [words] })
export const quoted = (evidence: Evidence): Said => ({ ...plain(`“${evidence.quote}”`), evidence: [evidence] })

export function capital(said: Said): Said {
  return { ...said, text: capitalised(said.text) }
}

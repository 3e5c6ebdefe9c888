import type { Citation } from '#contract/coach.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'

/** What a sentence quotes, and what is left of it. */
export type Quoting = { citations: Citation[]; rest: string }

const quoted = /“([^“”]*)”|"([^"]*)"/g

/** Null where a quote stands nowhere just so; what the person said in the talk needs no citation. */
export function quotesIn(text: string, pages: readonly Noted[], said: readonly string[]): Quoting | null {
  const citations: Citation[] = []
  for (const [, curly, straight] of text.matchAll(quoted)) {
    const words = (curly ?? straight ?? '').trim()
    const found = placeOf(words, pages)
    if (found) citations.push(found)
    else if (!said.some((one) => exactly(words, one) !== null)) return null
  }
  const rest = text.replace(quoted, 'it')
  return /[“”"]/.test(rest) ? null : { citations: unique(citations), rest }
}

function placeOf(words: string, pages: readonly Noted[]): Citation | null {
  for (const { id, day, title, content } of pages) {
    const quote = exactly(words, content)
    if (quote !== null) return { entryId: id, day, title, quote }
  }
  return null
}

/** As it stands there: a model writes its own apostrophes, and ends a quote where the sentence goes on. */
function exactly(words: string, text: string): string | null {
  for (const form of [words, words.replace(/[.,;:!?…]+$/, '')]) {
    const at = form === '' ? -1 : plain(text).indexOf(plain(form))
    if (at >= 0 && isWhole(text, at, form.length)) return text.slice(at, at + form.length)
  }
  return null
}

/** One character for one, so that places stay the same. */
const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s/g, ' ')

/** No quote begins or ends inside of a word. */
const isWhole = (text: string, at: number, length: number) => !isInside(text, at) && !isInside(text, at + length)

const isInside = (text: string, at: number) => /^\p{L}{2}$/u.test(`${text[at - 1] ?? ''}${text[at] ?? ''}`)

const unique = (citations: readonly Citation[]) =>
  citations.filter(
    (one, at) => citations.findIndex((other) => other.entryId === one.entryId && other.quote === one.quote) === at,
  )

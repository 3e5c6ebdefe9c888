import { quoted } from '../sentence.ts'
import type { Text } from '../sources.ts'

/** An exact stretch of a source, as it stands there. */
export type Quote = { quote: string; source: Text }

/** What a sentence quotes; null where a quote stands nowhere just so, or is not closed. */
export function quotesIn(text: string, texts: readonly Text[]): Quote[] | null {
  const found = [...text.matchAll(quoted)].map(([, curly, straight]) =>
    placeOf((curly ?? straight ?? '').trim(), texts),
  )
  if (/[“”"]/.test(text.replace(quoted, ''))) return null
  return found.every((one) => one !== null) ? found : null
}

/** In an entry before all else: what is said about the entries may quote them too. */
function placeOf(words: string, texts: readonly Text[]): Quote | null {
  for (const source of texts.toSorted((one, other) => Number(one.id === undefined) - Number(other.id === undefined))) {
    const quote = exactly(words, source.words)
    if (quote !== null) return { quote, source }
  }
  return null
}

/** As it stands there: a model writes its own apostrophes, and ends a quote where the sentence goes on. */
export function exactly(words: string, text: string): string | null {
  for (const form of [words, words.replace(/[.,;:!?…]+$/, '')]) {
    const at = form === '' ? -1 : plain(text).indexOf(plain(form))
    if (at >= 0 && !isInside(text, at) && !isInside(text, at + form.length)) return text.slice(at, at + form.length)
  }
  return null
}

/** One character for one, so that places stay the same. */
const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s/g, ' ')

/** No quote begins or ends inside of a word. */
const isInside = (text: string, at: number) => /^\p{L}{2}$/u.test(`${text[at - 1] ?? ''}${text[at] ?? ''}`)

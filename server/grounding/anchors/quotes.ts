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

/**
 * The stretch as it stands there. Case, quote marks, apostrophes and commas are not heard, so they are left aside. No quote
 * begins or ends inside of a word, or runs over the end of a sentence as if there were none.
 */
export function exactly(words: string, text: string): string | null {
  const letters = heard(text)
  const form = plainOf(heard(words)).trim()
  return stretch(form, letters, text) ?? stretch(form.replace(/^[. ]+|[. ]+$/g, ''), letters, text)
}

function stretch(form: string, letters: readonly Letter[], text: string): string | null {
  const plain = plainOf(letters)
  for (let at = plain.indexOf(form); at >= 0 && form !== ''; at = plain.indexOf(form, at + 1)) {
    if (isInside(plain, at) || isInside(plain, at + form.length)) continue
    const [first, last] = [letters[at], letters[at + form.length - 1]]
    return first && last ? text.slice(first.from, last.to) : null
  }
  return null
}

type Letter = { plain: string; from: number; to: number }

/** The letters as they are compared, one character each, with their places in the text. */
function heard(text: string): Letter[] {
  const letters: Letter[] = []
  let from = 0
  for (const sign of text) {
    const plain = plainLetter(sign)
    const isMore = (plain === ' ' || plain === '.') && letters.at(-1)?.plain === plain
    if (plain !== '' && !isMore) letters.push({ plain, from, to: from + sign.length })
    from += sign.length
  }
  return letters
}

function plainLetter(sign: string): string {
  if (/['’‘"“”]/.test(sign)) return ''
  if (/[.!?…]/.test(sign)) return '.'
  if (!/[\p{L}\p{M}\p{N}]/u.test(sign)) return ' '
  const lower = sign.toLowerCase()
  return lower.length === 1 ? lower : sign.charAt(0)
}

const plainOf = (letters: readonly Letter[]) => letters.map(({ plain }) => plain).join('')

const isInside = (text: string, at: number) => /^[\p{L}\p{N}]{2}$/u.test(`${text[at - 1] ?? ''}${text[at] ?? ''}`)

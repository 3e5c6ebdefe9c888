import { folded } from '#contract/search.ts'

/** A word without capitals, accents and apostrophes, as it stands in an index. */
export type Term = string

const longest = 40
/** And dashes, quotation marks and their like. */
const isAscii = /^[\0-\x7f\u2000-\u206f]*$/
const asciiWords = /[a-z0-9]+(?:'[a-z0-9]+)*/g
const words = /\p{Extended_Pictographic}|[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

/** Every word of a text, in its order. Scripts without spaces are cut into pairs of letters that overlap. */
export function termsIn(text: string): Term[] {
  const plain = folded(text)
  if (isAscii.test(plain)) return (plain.match(asciiWords) ?? []).map(term)
  return (plain.match(words) ?? []).flatMap((word) => {
    const runs = word.match(unspaced)
    return runs ? [term(word.replace(unspaced, '')), ...runs.flatMap(pairs)].filter(Boolean) : [term(word)]
  })
}

/** What has to be looked for: the pairs without the single letter that ends a run in an index. */
export function termsAsked(query: string): Term[] {
  return [
    ...new Set(
      termsIn(query.replace(unspaced, ' $& ')).filter(
        (one, at, all) => !(isOneOfMany(one) && all[at - 1]?.at(-1) === one),
      ),
    ),
  ]
}

const isOneOfMany = (one: Term) => one.length === 1 && one.search(unspaced) === 0

const pairs = (run: string) => Array.from(run, (_, at) => run.slice(at, at + 2))

function term(word: string): Term {
  if (word.length <= longest && !word.includes("'")) return word
  return word.replace(/'s$/, '').replaceAll("'", '').slice(0, longest).toWellFormed()
}

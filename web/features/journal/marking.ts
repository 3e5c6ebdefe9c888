import { folded, searchWords } from '#contract/search.ts'

export type Stretch = { text: string; isHit: boolean }

/** A text cut into what was found and what lies between, however it is written. */
export function stretches(text: string, asked: string): Stretch[] {
  const hits = hitsIn(text, asked)
  let at = 0
  const cut: Stretch[] = []
  for (const [from, to] of hits) {
    if (from > at) cut.push({ text: text.slice(at, from), isHit: false })
    cut.push({ text: text.slice(from, to), isHit: true })
    at = to
  }
  if (at < text.length) cut.push({ text: text.slice(at), isHit: false })
  return cut
}

const before = 60

/** About `length` characters around the first hit, on whole words; null where there is none. */
export function passage(text: string, asked: string, length: number): string | null {
  const [first] = hitsIn(text, asked)
  if (!first) return null
  if (first[1] <= length) return text.length <= length ? text : `${cutAtWord(text, length)}…`
  const from = text.lastIndexOf(' ', first[0] - before) + 1
  const rest = text.slice(from)
  return `${from > 0 ? '…' : ''}${rest.length <= length ? rest : `${cutAtWord(rest, length)}…`}`
}

const cutAtWord = (text: string, length: number) => text.slice(0, text.lastIndexOf(' ', length) || length)

/** From and to, in the text as it is; overlapping ones become one. */
function hitsIn(text: string, asked: string): [number, number][] {
  const words = searchWords(asked)
  if (words.length === 0) return []
  const { plain, placeOf } = unfolding(text)
  const found: [number, number][] = []
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.push([placeOf(at), placeOf(at + word.length)])
    }
  }
  found.sort((a, b) => a[0] - b[0])
  const joined: [number, number][] = []
  for (const [from, to] of found) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Nothing in it to fold but capitals: each letter stays in its place. */
const isPlain = /^[\0-\x7f]*$/

/** The folded text, and for each of its characters where it stands in the written one. */
function unfolding(text: string) {
  if (isPlain.test(text)) return { plain: text.toLowerCase(), placeOf: (at: number) => at }
  const places: number[] = []
  let plain = ''
  let at = 0
  for (const character of text) {
    const fold = character < '\u0080' ? character.toLowerCase() : folded(character)
    for (let n = 0; n < fold.length; n += 1) places.push(at)
    plain += fold
    at += character.length
  }
  return { plain, placeOf: (at: number) => places[at] ?? text.length }
}

import { words } from '#server/language/words.ts'
import { openings, sounds, stumbled, vocatives } from '../en/speech.ts'

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Speech without its sounds, stumbles and false starts. What is left are the person's words in their order. */
export function smoothed(text: string): string {
  const kept: string[] = []
  let hasPaused = false
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const form = plain(word)
    const mark = /[.!?,…]+$/.exec(word)?.[0] ?? ''
    if (sounds.has(form)) {
      if (kept.length === 0) hasPaused = true
      // "So, um." ends where it ended.
      const last = kept.at(-1)
      if (last && /[.!?]/.test(mark) && !/[.!?]$/.test(last)) kept[kept.length - 1] = last.replace(/,$/, '') + mark
      continue
    }
    if (isPause(form, kept.at(-1) ?? '')) continue
    kept.push(word)
    kept.splice(kept.length - repeated(kept))
  }
  return withoutPause(kept, hasPaused)
    .join(' ')
    .replace(/\s+([,.;:!?…])/g, '$1')
}

/** "But ok like it's better": between a joining word and what it joins. */
const isPause = (form: string, before: string) => pauses.has(form) && joins.has(plain(before))
const pauses = words('ok okay like well anyway')
const joins = words('but and so because cause then')

/** "Um, so I walked": that "so" draws no conclusion. */
function withoutPause(kept: readonly string[], hasPaused: boolean): readonly string[] {
  const first = kept.findIndex((word) => !pauses.has(plain(word)))
  const isPaused = (first > 0 || hasPaused) && plain(kept[first] ?? '') === 'so'
  return isPaused ? kept.slice(first + 1) : kept
}

const longestRepeat = 5

/** How many of the last words only say again what stands before them: "the the", "I went to I went to". */
function repeated(words: readonly string[]): number {
  const forms = words.slice(-2 * longestRepeat).map(plain)
  const lengths = Array.from({ length: Math.floor(forms.length / 2) }, (_, index) => index + 1)
  return lengths.find((length) => isTwice(forms, length) && !words.slice(-2 * length, -length).some(isMarked)) ?? 0
}

function isTwice(forms: readonly string[], length: number): boolean {
  const again = forms.slice(-length)
  if (length === 1 && !stumbled.has(again[0] ?? '')) return false
  return again.every((form, index) => form === forms[forms.length - 2 * length + index])
}

const isMarked = (word: string) => /[.!?]$/.test(word)

/** Without "well, okay" before it and "bro" behind it. */
export function withoutOpening(sentence: string): string {
  let all = sentence.split(/\s+/).filter(Boolean)
  for (;;) {
    const forms = all.map((word) => plain(word).replace(/'/g, ''))
    const opening = openings.find((phrase) => phrase.every((word, index) => forms[index] === word))
    if (!opening || !mayGo(all, opening)) break
    all = all.slice(opening.length)
  }
  const end = all.slice(-2).map(plain).join(' ')
  if (all.length > 4 && trailing.has(end)) all = withMark(all.slice(0, -2), all.at(-1) ?? '')
  const last = all.at(-1)
  if (last && all.length > 1 && vocatives.has(plain(last)) && isApart(all)) {
    all = withMark(all.slice(0, -1), last)
  }
  return all.join(' ')
}

const trailing = new Set(['you know', 'you see', 'or whatever', 'and stuff', 'or something'])

/** The mark of what was left out is the sentence's own. */
const withMark = (all: readonly string[], last: string) => [
  ...all.slice(0, -1),
  (all.at(-1) ?? '').replace(/,$/, '') + (/[.!?]+$/.exec(last)?.[0] ?? ''),
]

/** "Right hand", "no money", "well done": only what a comma or a new subject follows was an opening. */
function mayGo(all: readonly string[], opening: readonly string[]): boolean {
  const last = all[opening.length - 1] ?? ''
  const next = plain(all[opening.length] ?? '')
  if (all.length === opening.length) return true
  // "Thank you for the soup, I told her."
  if (opening[0] === 'thank') return owned.has(next) || beginsAnew.has(next)
  // "You know what I saw?"
  if (opening.at(-1) === 'know' && next !== '' && knowing.has(next)) return false
  if (/[,.!?…]$/.test(last)) return true
  return (
    opening.length > 1 ||
    alwaysGo.has(opening[0] ?? '') ||
    beginsAnew.has(next) ||
    openings.some(([first]) => first === next)
  )
}

const knowing = words('what how who when where why that the')
const owned = words('her his their your')
const alwaysGo = words(
  'well oh ah aw ach aye hi hello ok okay anyway anyways idk alright yes yeah yep bro dude hey righto aight',
)
const beginsAnew =
  words(`i i'm im ive i've id we it it's its he he's hes she she's shes they theyre there theres that thats my our the this so
  and but not just because cause today if when then am are is do does did can what let`)

const isApart = (all: readonly string[]) => {
  const last = plain(all.at(-1) ?? '')
  return (
    last === 'lol' ||
    last === 'yeah' ||
    last === 'innit' ||
    last === 'tho' ||
    last === 'bro' ||
    last === 'dude' ||
    /,$/.test(all.at(-2) ?? '')
  )
}

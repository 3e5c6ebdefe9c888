import { folded, searchWords } from '#contract/search.ts'
import { irregularOf, rootOf } from './forms.ts'
import { type Term, termsAsked } from './terms.ts'
import { tagMark } from './weighing.ts'

/** One word of a query, or a part of a tag. */
export type Asked = {
  word: string
  /** Not a part of a tag; then it may be misspelled. */
  isWord: boolean
  /** How the terms begin that may match; see `beginningOf`. */
  beginnings: readonly string[]
  /** Where that is too little to go by: all terms that begin with one of these letters have to be gone through. */
  letters: readonly string[]
  matches: (term: Term) => boolean
}

const letters = 3

/** What decides where in an index a term stands. */
export const beginningOf = (term: Term) => term.slice(0, letters)

/** Null when nothing is asked; no words where what is asked can stand nowhere. */
export function askedIn({ q = '', tag = '' }: { q?: string | undefined; tag?: string | undefined }): Asked[] | null {
  const part = folded(tag.trim())
  if (searchWords(q).length === 0) return part === '' ? null : [tagged(part)]
  const terms = termsAsked(q)
  if (terms.length === 0) return []
  return [...terms.map(begun), ...(part === '' ? [] : [tagged(part)])]
}

/** A word in any of its forms. */
export function whole(word: Term): Asked {
  const root = rootOf(word)
  const spelled = new Set([word, ...irregularOf(root)])
  const start = root.slice(0, 2)
  // "use" and "using", "fly" and "flies", "go" and "going" differ in the letters that buckets go by.
  const isShort = root.replace(/[eiy]$/, '').length < letters
  return {
    word,
    isWord: true,
    beginnings: [...new Set([root, ...spelled].map(beginningOf))],
    letters: isShort ? [root.charAt(0)] : [],
    matches: (term) => spelled.has(term) || (term.startsWith(start) && rootOf(term) === root),
  }
}

/** A word in any of its forms, or the beginning of one, as somebody types it. */
export function begun(word: Term): Asked {
  const asWhole = whole(word)
  if (/^[\0-\x7f]$/.test(word)) return asWhole
  return {
    ...asWhole,
    letters: word.length < letters ? [...asWhole.letters, word.charAt(0)] : asWhole.letters,
    matches: (term) => term.startsWith(word) || asWhole.matches(term),
  }
}

function tagged(part: string): Asked {
  return {
    word: part,
    isWord: false,
    beginnings: [],
    letters: [tagMark],
    matches: (term) => term.startsWith(tagMark) && folded(term.slice(tagMark.length)).includes(part),
  }
}

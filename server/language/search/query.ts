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
  /** Too little to know where to look: the terms that begin with this letter have to be gone through. */
  letter: string | null
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
  // "fly" and "flies" begin alike only as long as the letter that changes is not among the first.
  const spelled = [word, root, root.replace(/i$/, 'y'), ...irregularOf(root)]
  return {
    word,
    isWord: true,
    beginnings: [...new Set(spelled.map(beginningOf))],
    letter: null,
    matches: (term) => term === word || rootOf(term) === root,
  }
}

/** A word in any of its forms, or the beginning of one, as somebody types it. */
export function begun(word: Term): Asked {
  const asWhole = whole(word)
  if (/^[\0-\x7f]$/.test(word)) return asWhole
  return {
    ...asWhole,
    letter: word.length < letters ? word.charAt(0) : null,
    matches: (term) => term.startsWith(word) || asWhole.matches(term),
  }
}

function tagged(part: string): Asked {
  return {
    word: part,
    isWord: false,
    beginnings: [],
    letter: tagMark,
    matches: (term) => term.startsWith(tagMark) && folded(term.slice(tagMark.length)).includes(part),
  }
}

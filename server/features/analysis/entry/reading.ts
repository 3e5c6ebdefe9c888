import { phraseAt } from './phrases.ts'

/** One word, phrase or sign. `form` is what the tables know it by; `isLoud` marks CAPITALS among ordinary words. */
export type Token = { form: string; isLoud: boolean }

/** A sentence as said; `exclaims` counts its exclamation marks. Speech without punctuation is one long sentence. */
export type Sentence = { tokens: Token[]; exclaims: number }

const pieces = /\p{Extended_Pictographic}|[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[:;=]['-]?[()D/|P]|<3|[.!?…\n]+|[,;:—–(]/gu
const longestWord = 40

/** Lower case, no apostrophes, "soooo" as "soo": the spelling of every table here. */
export function formOf(word: string): string {
  return word
    .slice(0, longestWord)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(.)\1{2,}/gu, '$1$1')
}

function isShouted(word: string): boolean {
  return word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase()
}

export function sentencesOf(text: string): Sentence[] {
  const shouts = text !== text.toUpperCase()
  const sentences: Sentence[] = []
  let current: Sentence = { tokens: [], exclaims: 0 }
  for (const [piece] of text.matchAll(pieces)) {
    if (/^[.!?…\n]/.test(piece)) {
      current.exclaims = piece.split('!').length - 1
      if (current.tokens.length > 0) sentences.push(current)
      current = { tokens: [], exclaims: 0 }
    } else {
      current.tokens.push({ form: formOf(piece), isLoud: shouts && isShouted(piece) })
    }
  }
  if (current.tokens.length > 0) sentences.push(current)
  return sentences.map((sentence) => ({ ...sentence, tokens: joined(sentence.tokens) }))
}

/** Phrases that mean something their words do not become one token: "can't wait", "worn out". */
function joined(tokens: Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]
    if (!first) break
    const length = phraseAt(tokens, at)
    const form =
      length === 1
        ? first.form
        : tokens
            .slice(at, at + length)
            .map((one) => one.form)
            .join(' ')
    result.push({ form, isLoud: first.isLoud })
    at += length
  }
  return result
}

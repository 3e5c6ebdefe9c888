import { joining, leaning, timesOfThis } from './en/mood/leaning.ts'
import type { Doc, Sentence, Token } from './read.ts'

/** A stretch of a text that can be shown by itself: `text` stands there just so. */
export type Quote = { text: string; start: number; end: number }

/**
 * What can be quoted of a text: its sentences; one that begins with "It" or "She" together with the one before it, or not
 * at all; of one too long the clauses that are short enough.
 */
export function quotesIn({ text, sentences }: Doc, longest: number): Quote[] {
  return sentences.flatMap((sentence, index) => {
    if (!leansBack(sentence.tokens)) return withinLength(text, sentence, longest)
    const quote = withBefore(text, sentences[index - 1], sentence)
    return quote && quote.text.length <= longest ? [quote] : []
  })
}

/** Whether it needs what was said before: "It goes live on Friday." */
export function leansBack(tokens: readonly Token[]): boolean {
  const [first, second] = tokens.filter(({ lower, pos }) => pos !== 'PUNCT' && !joining.has(lower))
  if (first?.lower === 'this') return !timesOfThis.has(second?.lower ?? '')
  return leaning.has(first?.lower ?? '')
}

/** A sentence and the one before, where that stands for itself and right before it. */
export function withBefore(text: string, before: Sentence | undefined, sentence: Quote | Sentence): Quote | null {
  if (!before || leansBack(before.tokens) || /["“”?\n]/.test(text.slice(before.start, sentence.start))) return null
  return quoteOf(text, before.start, sentence.end)
}

export const quoteOf = (text: string, start: number, end: number): Quote => ({
  text: text.slice(start, end),
  start,
  end,
})

function withinLength(text: string, { start, end, clauses }: Sentence, longest: number): Quote[] {
  if (end - start <= longest) return [quoteOf(text, start, end)]
  const pieces: Quote[] = []
  for (const { tokens } of clauses) {
    const [first, last] = [tokens[0]?.start ?? start, tokens.at(-1)?.end ?? start]
    const open = pieces.at(-1)
    // Short clauses stay together while they fit, so that a clause keeps its subject.
    if (open && last - open.start <= longest) pieces[pieces.length - 1] = quoteOf(text, open.start, last)
    else pieces.push(quoteOf(text, first, last))
  }
  return pieces
    .map((piece) => trimmed(text, piece))
    .filter((piece) => piece.text !== '' && piece.text.length <= longest)
}

/** Without the comma, dash or bracket that it was cut at. */
export function trimmed(text: string, { start, text: words }: Quote): Quote {
  const led = /^[\s,;:—–-]*/.exec(words)?.[0].length ?? 0
  const kept = words.slice(led).replace(/[\s,;:—–(-]+$/, '')
  return quoteOf(text, start + led, start + led + kept.length)
}

/** The sentence that holds most of these places; of one too long as much as fits, from one pause before them on. */
export function quoteAround(doc: Doc, places: readonly number[], longest: number): string {
  const held = ({ start, end }: Quote | Sentence) => places.filter((place) => place >= start && place < end).length
  const [sentence] = doc.sentences.toSorted((one, other) => held(other) - held(one) || one.start - other.start)
  if (!sentence) return doc.text.slice(0, longest)
  if (sentence.end - sentence.start <= longest) return sentence.text
  const from = Math.min(...places.filter((place) => place >= sentence.start), sentence.end)
  const pauses = sentence.clauses.map(({ tokens }) => tokens[0]?.start ?? sentence.start)
  // Some words that lead up to it, and as many after it as there is room for.
  const start = pauses.findLast((place) => place <= from && from - place < longest / 2) ?? from
  if (sentence.end - start <= longest) return doc.text.slice(start, sentence.end)
  return cut(doc.text.slice(start, start + longest), longest)
}

/** Ends where the person paused, if that leaves enough of it; else after a whole word. */
function cut(words: string, longest: number): string {
  const pause = Math.max(words.lastIndexOf(', '), words.lastIndexOf('; '), words.lastIndexOf(': '))
  const end = pause > longest * 0.6 ? pause : words.lastIndexOf(' ')
  return words.slice(0, end).replace(/[,;:\s]+$/, '')
}

const longest = 240

/** A full stop after a title or an initial ends nothing: "Mr. Hill", "Sir W. Penn". */
const sentencePattern = /(?:\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Prof)\.|[^.!?\n])+[.!?]*["”’)\]]*/gu

export function sentencesIn(text: string): string[] {
  return (text.match(sentencePattern) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** Of the sentences between two places, the one where most of these places are. */
function sentenceAround(text: string, places: readonly number[]): { begins: number; ends: number } {
  let best = { begins: 0, ends: text.length, holds: 0 }
  for (const { 0: sentence, index } of text.matchAll(sentencePattern)) {
    const begins = index + (sentence.length - sentence.trimStart().length)
    const ends = index + sentence.trimEnd().length
    const holds = places.filter((place) => place >= begins && place < ends).length
    if (holds > best.holds) best = { begins, ends, holds }
  }
  return best
}

/**
 * The sentence where most of these places are; of a long one the part around them, from one pause to the next. Always an
 * exact piece of the text.
 */
export function quoteAround(text: string, places: readonly number[]): string {
  const { begins, ends } = sentenceAround(text, places)
  if (ends - begins <= longest) return text.slice(begins, ends)
  const within = places.filter((place) => place >= begins && place < ends)
  const from = Math.min(...within, ends)
  const pauses = [...text.slice(begins, ends).matchAll(/[,;:—]\s*/g)].map(
    ({ 0: pause, index }) => begins + index + pause.length,
  )
  // Some words that lead up to it, and as many after it as there is room for.
  const start = [begins, ...pauses].findLast((place) => place <= from && from - place < longest / 2) ?? from
  return start + longest >= ends ? text.slice(start, ends) : cut(text.slice(start, start + longest))
}

/** Ends where the person paused, if that leaves enough of it; else after a whole word. */
function cut(words: string): string {
  const pause = Math.max(words.lastIndexOf(', '), words.lastIndexOf('; '), words.lastIndexOf(': '))
  const end = pause > longest * 0.6 ? pause : words.lastIndexOf(' ')
  return words.slice(0, end).replace(/[,;:\s]+$/, '')
}

/** How a text begins, as far as a quote may be long. */
export function firstSentences(text: string): string {
  const [first = '', second = ''] = sentencesIn(text)
  const both = `${first} ${second}`
  const begin = second !== '' && both.length <= longest && text.includes(both) ? both : first
  return begin.length <= longest ? begin : cut(begin.slice(0, longest))
}

/** Lower case, straight apostrophes, no punctuation: what patterns are matched against. */
export function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function sentencesOf(words: string): string[] {
  return Array.from(segmenter.segment(words), ({ segment }) => segment.trim()).filter(Boolean)
}

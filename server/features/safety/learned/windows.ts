import type { Clause } from '../reading.ts'

const longest = 36
const step = 18

/** Sentences, what two short ones say together, and overlapping stretches of speech without full stops. */
export function windowsOf(clauses: readonly Clause[]): string[] {
  const sentences = [...new Map(clauses.map(({ sentenceNumber, sentence }) => [sentenceNumber, sentence])).values()]
  return sentences.flatMap((sentence, at) => {
    const words = sentence.split(' ')
    if (words.length > longest) {
      const starts = Array.from({ length: Math.ceil((words.length - step) / step) }, (_, index) => index * step)
      return starts.map((start) => words.slice(start, start + longest).join(' '))
    }
    const next = sentences[at + 1]
    const isShort = next !== undefined && words.length + next.split(' ').length <= longest
    return isShort ? [sentence, `${sentence} ${next}`] : [sentence]
  })
}

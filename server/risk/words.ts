const marks = /\p{M}+/gu
const apostrophes = /['’‘ʼ`´]/g
const sentenceEnd = /[.!?;:\n…]+/
const longestWord = 30
/** Speech without full stops is read in pieces that overlap by so many words, so that reading stays linear. */
const [longestSentence, overlap] = [60, 12]

/** Lower-case words without accents or apostrophes: “I’m” is “im”, however it was typed or heard. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(marks, '').replace(apostrophes, '').toLowerCase()
  return Array.from(plain.matchAll(/[a-z]+|[0-9]+/g), ([word]) => word.slice(0, longestWord))
}

/** The words of each sentence that has any. */
export const sentencesOf = (text: string): (readonly string[])[] =>
  text
    .split(sentenceEnd)
    .flatMap((raw) => piecesOf(wordsOf(raw)))
    .filter((words) => words.length > 0)

function piecesOf(words: readonly string[]): (readonly string[])[] {
  if (words.length <= longestSentence) return [words]
  const step = longestSentence - overlap
  return Array.from({ length: Math.ceil((words.length - overlap) / step) }, (_, at) =>
    words.slice(at * step, at * step + longestSentence),
  )
}

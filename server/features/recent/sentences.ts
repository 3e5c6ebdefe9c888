import { commonWords } from '#server/language/en/common-words.ts'
import { formOf } from '#server/features/analysis/entry/reading.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What ends so has not ended: "with Sir W. Batten", "so with Mr. Pierce". */
const abbreviated = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|Rev|(?!I\b)\p{Lu})\.[ \t]*$/u

/** Each stands in the text just so. */
export function sentencesIn(text: string): string[] {
  const found: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = found.at(-1)
    if (last !== undefined && abbreviated.test(last)) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found.map((sentence) => sentence.trim()).filter(Boolean)
}

/** The words of a sentence that say what it is about. */
export function contentWords(sentence: string): Set<string> {
  const words = sentence.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
  return new Set(words.map((word) => formOf(word.replace(/['’]s$/, ''))).filter((word) => !commonWords.has(word)))
}

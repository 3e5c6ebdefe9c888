import { commonWords } from '#server/features/analysis/entry/common-words.ts'
import { formOf } from '#server/features/analysis/entry/reading.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Each stands in the text just so. */
export function sentencesIn(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean)
}

/** The words of a sentence that say what it is about. */
export function contentWords(sentence: string): Set<string> {
  const words = sentence.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
  return new Set(words.map((word) => formOf(word.replace(/['’]s$/, ''))).filter((word) => !commonWords.has(word)))
}

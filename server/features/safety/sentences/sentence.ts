export type Sentence = { level: 0 | 1 | 2 | 3 | 4; about: string; words: string }

export function said(level: Sentence['level'], about: string, lines: string): Sentence[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => ({ level, about, words: line.trim() }))
}

import { isAnothers, isDenied, isDeniedClosely, isLongAgo, isQuotedFiction } from './context.ts'
import { signs } from './patterns/signs.ts'
import type { Clause } from './reading.ts'

const windowWords = 26
const oneself = /\b(?:i|me|my|myself)\b/

/** Overlapping stretches, so that speech without full stops is not one endless sentence. */
function windowsOf(sentence: string): string[] {
  const words = sentence.split(' ')
  if (words.length <= windowWords) return [sentence]
  const starts = Array.from({ length: Math.ceil(words.length / 13) }, (_, index) => index * 13)
  return starts.map((start) => words.slice(start, start + windowWords).join(' '))
}

/** 3 or 2 where words of several kinds meet in one stretch, 0 where they do not. */
export function signLevel(clause: Clause): 0 | 2 | 3 {
  const possible = signs.filter(({ all }) => all.every((pattern) => pattern.test(clause.words)))
  if (possible.length === 0) return 0
  let highest: 0 | 2 | 3 = 0
  for (const words of windowsOf(clause.words)) {
    for (const { level, all, none } of possible) {
      if (level <= highest || !oneself.test(words) || none?.test(words)) continue
      const matches = all.map((pattern) => pattern.exec(words))
      const last = matches.reduce((most, match) => ((match?.index ?? -1) > (most?.index ?? -1) ? match : most))
      if (!last || matches.includes(null)) continue
      const one = { clause: { ...clause, words }, at: last.index, words: last[0] }
      const isSaidNot = (of: 2 | 3) =>
        of === 3
          ? isDenied(one)
          : matches.some((match) => match && isDeniedClosely({ ...one, at: match.index, words: match[0] }))
      if (!isAnothers(one) && !isQuotedFiction(one) && !isLongAgo(one) && !isSaidNot(level)) highest = level
    }
  }
  return highest
}

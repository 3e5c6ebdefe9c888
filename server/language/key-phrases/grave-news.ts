import { graveNews } from '../en/mood/grave-news.ts'
import { phrasesAt, phraseTree } from '../intents/phrases.ts'
import { spokenWords } from '../intents/spoken-words.ts'
import type { Doc } from '../read.ts'

const tree = phraseTree(graveNews, {})
const own = new Set(['i', 'me', 'my', 'we', 'us', 'our'])

/** Whether something grave is told of oneself or of one's own, and not denied. */
export function tellsGraveNews({ clauses }: Doc): boolean {
  return clauses.some(({ text, tokens }) => {
    const words = spokenWords(text)
    const isOwn = words.some((word) => own.has(word))
    const isDenied = tokens.some(({ isNegated }) => isNegated)
    return isOwn && !isDenied && words.some((_, from) => phrasesAt(tree, words, from).length > 0)
  })
}

import { graveNews } from '../en/mood/grave-news.ts'
import { relations } from '../en/nouns.ts'
import { phrasesAt, phraseTree } from '../intents/phrases.ts'
import { spokenWords } from '../intents/spoken-words.ts'
import type { Doc } from '../read.ts'

const tree = phraseTree(graveNews)
const own = new Set(['i', 'me', 'my', 'we', 'us', 'our'])
const others = new Set(['he', 'she', 'his', 'her'])

/** Whether something grave is told of somebody, and not denied; what happened to a thing is not. */
export function tellsGraveNews({ clauses }: Doc): boolean {
  return clauses.some(({ text, tokens }) => {
    const words = spokenWords(text)
    const isOwn = words.some((word) => own.has(word) || others.has(word) || relations.has(word))
    const isDenied = tokens.some(({ isNegated }) => isNegated)
    return isOwn && !isDenied && words.some((_, from) => phrasesAt(tree, words, from).length > 0)
  })
}

import { isDescribing, isDoing, isImplied, isSmall, readWords, rootOf } from '../words.ts'

/** What is asked about: its words by their roots, in the person's order. */
export type Subject = {
  words: readonly string[]
  roots: readonly string[]
  /** Names that hold a word too small to look for by itself have to stand there whole: "New York". */
  names: readonly string[]
  /** What is asked for as a thing: whoever takes "the train" has not been trained, nor carried a queen's train. */
  things: ReadonlyMap<string, Article>
  /** What was done to which thing: "call Mom" is neither to call nor Mom. */
  deeds: readonly Deed[]
  /** Roots of the words that name a thing or somebody, where the question was read for it: without them nothing is answered. */
  nouns?: ReadonlySet<string>
  /** Asked for what the person did, not what another did. */
  isOwnDeed: boolean
  /** Asked for what has been, not for what was said of it. */
  isPast: boolean
}

/** "a train", "the train" or "my train". */
export type Article = 'any' | 'certain' | 'own'
export type Deed = { does: string; thing: string }

export function subjectOf(question: string): Subject {
  const { words } = readWords(question)
  const meant = words.filter(isMeant)
  const things = new Map<string, Article>()
  const deeds: Deed[] = []
  for (const [at, word] of words.entries()) {
    if (!isMeant(word)) continue
    const article = articleBefore(words, at)
    if (article) things.set(rootOf(word), article.is)
    const does = rootOf(doneTo(words, article?.at ?? at))
    if (article?.is === 'any' || !isDoing(does)) continue
    if (article || !isImplied(does)) deeds.push({ does, thing: rootOf(word) })
  }
  return {
    words: meant,
    roots: [...new Set(meant.map(rootOf))],
    names: namesIn(question),
    things,
    deeds,
    isOwnDeed: ownDeed.test(question),
    isPast: past.test(question),
  }
}

const ownDeed = /\b(?:did|do|have|had|was|am|were|are) (?:i|we)\b/i
const past = /^\W*(?:(?:and |so )?(?:when|how often|how many times|where|did|have)\b)/i

const isMeant = (word: string) => !isSmall(word) && word.length > 1
const articles: readonly [Article, RegExp][] = [
  ['any', /^an?$/i],
  ['certain', /^the$/i],
  ['own', /^(?:my|our)$/i],
]

/** At once, or before a word that only describes. */
function articleBefore(words: readonly string[], at: number): { is: Article; at: number } | null {
  const word = words[at - 1]
  if (word === undefined) return null
  const found = articles.find(([, pattern]) => pattern.test(word))
  if (found) return { is: found[0], at: at - 1 }
  return isDescribing(word) ? articleBefore(words, at - 1) : null
}

/** The word before it; of "talk to Mom" the one before that. */
function doneTo(words: readonly string[], at: number): string {
  const before = words[at - 1] ?? ''
  const isTalk = /^(?:to|with)$/i.test(before) && /^(?:talk|talked|speak|spoke)$/i.test(words[at - 2] ?? '')
  return (isTalk ? words[at - 2] : before) ?? ''
}

function namesIn(question: string): string[] {
  const runs = question.match(/(?<=\S\s+)\p{Lu}[\p{L}’'.]*(?:\s+(?:of\s+)?\p{Lu}[\p{L}’']*)+/gu) ?? []
  return runs
    .filter((run) => run.split(/\s+/).some((word) => word !== 'of' && isSmall(word)))
    .map((run) => run.replace(/['’]s$/, '').toLowerCase())
}

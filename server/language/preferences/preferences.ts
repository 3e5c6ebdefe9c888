import { type PreferenceRow, preferenceRows, topicConditions, topicEnds, vagueTopics } from '../en/preferences.ts'
import { phrasesAt, phraseTree } from '../intents/phrases.ts'
import { spokenWords } from '../intents/spoken-words.ts'

/** What can be kept of somebody's preferences without understanding the rest of them. */
export type Preferences = {
  /** Words that are not to be brought up. */
  avoids: string[]
  /** What they like to be asked about, as they wrote it, said to them: "your garden". */
  wants: string[]
  isBrief: boolean
}

const tree = phraseTree<PreferenceRow>(preferenceRows)
const longestTopic = 4
/** Softens the line, and means nothing. */
const softening = new Set(['please', 'and', 'just', 'really', 'also', 'but'])

/** Line by line; of what is meant for some times only, or says more than a topic, nothing is taken. */
export function preferencesIn(lines: readonly string[]): Preferences {
  const found = lines.flatMap((line) => line.split(/[.;!?\n]/)).map(preferenceIn)
  const topicsOf = (id: PreferenceRow['id']) => found.flatMap((one) => (one?.id === id ? one.topics : []))
  const avoids = [...new Set(topicsOf('avoid').map(withoutArticle))]
  const wants = topicsOf('want').filter((topic) => !avoids.some((avoided) => topic.endsWith(avoided)))
  const isBrief = found.some((one) => one?.id === 'brief')
  return { avoids, wants: [...new Set(wants.map(toThem))], isBrief }
}

function preferenceIn(line: string): { id: PreferenceRow['id']; topics: string[] } | null {
  const words = spokenWords(line)
  const start = words.findIndex((word) => !softening.has(word))
  const [match] = start === -1 ? [] : phrasesAt(tree, words, start)
  if (match && match.row.id !== 'brief') {
    return { id: match.row.id, topics: topicsIn(words.slice(start + match.length), line) }
  }
  const isBrief = words.some((_, from) => phrasesAt(tree, words, from).some(({ row }) => row.id === 'brief'))
  return isBrief ? { id: 'brief', topics: [] } : null
}

/** "Work or my ex, please": two of them. */
function topicsIn(rest: readonly string[], line: string): string[] {
  const end = rest.findIndex((word) => topicEnds.has(word))
  const named = end === -1 ? rest : rest.slice(0, end)
  if (named.some((word) => topicConditions.has(word))) return []
  const listed = asWritten(named, line).split(/\s*,\s*(?:and |or )?|\s+(?:and|or|nor|&)\s+/i)
  return listed.map((topic) => topic.trim()).filter(isTopic)
}

function isTopic(topic: string): boolean {
  const all = topic.toLowerCase().split(/\s+/)
  return topic.length > 1 && all.length <= longestTopic && !vagueTopics.has(all.at(-1) ?? '') && !isAsking(all[0] ?? '')
}

/** "How I slept" is a question of its own. */
const isAsking = (word: string) => vagueTopics.has(word) && word !== 'my' && word !== 'your'

/** With its capitals and commas, as far as it stands in the line just so. */
function asWritten(words: readonly string[], line: string): string {
  if (words.length === 0) return ''
  const pattern = words.map((word) => RegExp.escape(word)).join(String.raw`[^\p{L}\p{N}]+`)
  return new RegExp(pattern, 'iu').exec(line.replaceAll('’', "'"))?.[0] ?? words.join(' ')
}

/** "The garden" is meant wherever a garden is named. */
export const withoutArticle = (topic: string) => topic.replace(/^(?:the|a|an|my|our|your) /i, '')

const toThem = (topic: string) => topic.replace(/^my /i, 'your ').replace(/^our /i, 'your ')

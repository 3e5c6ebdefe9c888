import { intentsIn } from '#server/language/intents/intents.ts'
import { type Doc, read } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import type { Turn } from '../turns.ts'

const mostWords = 22

const asking = words('say tell talk mention')
const lemmasOf = ({ tokens }: Doc) =>
  tokens.flatMap(({ isStop, pos, lemma }) => (isStop || pos === 'PUNCT' || asking.has(lemma) ? [] : [lemma]))

const sentencesTold = (turns: readonly Turn[]): string[] =>
  turns
    .flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? read(turn.words).sentences : []))
    .filter(
      ({ text, tokens }) => tokens.length > 3 && !text.trimEnd().endsWith('?') && intentsIn(read(text)).length === 0,
    )
    .map(({ text }) => text.trim())

/**
 * What was told of that which `question` names, else the last that was told: in the person's own words between quotation
 * marks, whole sentences first.
 */
export function cleanSentences(turns: readonly Turn[], question: Doc): string {
  const all = sentencesTold(turns)
  const named = new Set(lemmasOf(question))
  const about = all.filter((text) => lemmasOf(read(text)).some((lemma) => named.has(lemma)))
  const told = about.length > 0 ? about : all
  const kept: string[] = []
  for (const sentence of told.toReversed()) {
    const words = [...kept, sentence].join(' ').split(/\s+/).length
    if (kept.length > 0 && words > mostWords) break
    kept.unshift(sentence)
  }
  const [first] = kept
  if (first === undefined) return ''
  const text = kept.join(' ')
  return text.split(/\s+/).length > mostWords ? `“${text.split(/\s+/).slice(0, mostWords).join(' ')} …”` : `“${text}”`
}

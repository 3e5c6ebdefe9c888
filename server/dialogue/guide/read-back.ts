import { intentsIn } from '#server/language/intents/intents.ts'
import { read } from '#server/language/read.ts'
import type { Turn } from '../turns.ts'

const mostWords = 22

/** The last of what was told, in the person's own words between quotation marks, whole sentences first. */
export function cleanSentences(turns: readonly Turn[]): string {
  const told = turns
    .flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? read(turn.words).sentences : []))
    .filter(
      ({ text, tokens }) => tokens.length > 3 && !text.trimEnd().endsWith('?') && intentsIn(read(text)).length === 0,
    )
    .map(({ text }) => text.trim())
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

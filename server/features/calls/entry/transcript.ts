import { beginningOf } from '#server/dialogue/identity/identity.ts'
import type { Turn } from '#server/dialogue/turns.ts'

const anybody = 'Someone'

/**
 * Every turn with its speaker, one a line, word for word; what the companion never got to say is left out. Who spoke
 * before anybody said they were the person is not put under their name.
 */
export function transcriptOf(turns: readonly Turn[], { name, companion }: { name: string; companion: string }): string {
  const begins = beginningOf(turns)
  const speaker = (turn: Turn, at: number) => (turn.speaker === 'companion' ? companion : at < begins ? anybody : name)
  return turns.flatMap((turn, at) => (turn.words === '' ? [] : `${speaker(turn, at)}: ${asALine(turn)}`)).join('\n')
}

function asALine(turn: Turn): string {
  if (turn.speaker === 'person' && turn.by === 'keys') return `(pressed ${turn.words})`
  return turn.words.replace(/\s*\n\s*/g, ' ')
}

import type { Turn } from '../conversation/conversation.ts'

/** Every turn with its speaker, one a line, word for word; what the companion never got to say is left out. */
export function transcriptOf(turns: readonly Turn[], { name, companion }: { name: string; companion: string }): string {
  return turns
    .filter(({ words }) => words !== '')
    .map((turn) => `${turn.speaker === 'person' ? name : companion}: ${asALine(turn)}`)
    .join('\n')
}

function asALine(turn: Turn): string {
  if (turn.speaker === 'person' && turn.by === 'keys') return `(pressed ${turn.words})`
  return turn.words.replace(/\s*\n\s*/g, ' ')
}

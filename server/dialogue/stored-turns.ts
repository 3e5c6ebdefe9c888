import type { Intent, Turn } from './turns.ts'

/** What earlier versions called a companion's act; calls that began with them are read, and go on, in today's names. */
const renamed: Readonly<Record<string, Intent['does']>> = {
  'ask-who': 'identify',
  hum: 'filler',
  nudge: 'reprompt',
  return: 'resume',
  'wrap-up': 'offer-close',
}

/** A turn as it was sealed, by this version or an earlier one. */
export function turnFrom(json: string): Turn {
  const turn = JSON.parse(json) as Turn
  if (turn.speaker === 'person') return turn
  const does = renamed[turn.intent.does] ?? turn.intent.does
  return { ...turn, intent: { ...turn.intent, does } }
}

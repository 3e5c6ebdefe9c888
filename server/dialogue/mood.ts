import { moodAnswered, moodTold } from '#server/language/mood/self-rated.ts'
import type { Intent, Turn } from './turns.ts'

const leadsElsewhere: readonly Intent['does'][] = ['greet', 'ask', 'ask-when', 'offer-close', 'farewell', 'care']

/** The mood the person gave in their own number, spoken or keyed; the last one counts. */
export function moodOf(turns: readonly Turn[]): number | null {
  let mood: number | null = null
  let isAsked = false
  let wasAsked = false
  for (const turn of turns) {
    if (turn.speaker === 'companion') {
      if (turn.words === '') continue
      if (turn.intent.does === 'ask-mood') {
        isAsked = true
        wasAsked = true
      } else if (leadsElsewhere.includes(turn.intent.does)) isAsked = false
      continue
    }
    const given = numberGiven(turn, isAsked || (wasAsked && mood === null && isOnlyANumber(turn.words)))
    if (given === null) continue
    mood = given
    // A second key may still correct the first.
    if (turn.by === 'voice') isAsked = false
  }
  return mood
}

function numberGiven(turn: Turn & { speaker: 'person' }, isAsked: boolean): number | null {
  if (turn.by === 'keys') return isAsked ? keyedMood(turn.words) : null
  return isAsked ? moodAnswered(turn.words) : moodTold(turn.words)
}

/** Given late, when something else had been asked: only where it can be nothing else. */
const isOnlyANumber = (words: string) => words.trim().split(/\s+/).length <= 3

export function keyedMood(keys: string): number | null {
  const value = Number(keys)
  return /^\d+$/.test(keys) && value >= 1 && value <= 10 ? value : null
}

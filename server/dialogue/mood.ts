import { moodNumberIn } from '#server/language/mood/self-rated/mood-said.ts'
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

/** Of a talk each turn is read once, although every step asks. */
const known = { asked: new WeakMap<Turn, number | null>(), unasked: new WeakMap<Turn, number | null>() }

function numberGiven(turn: Turn & { speaker: 'person' }, isAsked: boolean): number | null {
  if (turn.by === 'keys') return isAsked ? keyedMood(turn.words) : null
  const given = known[isAsked ? 'asked' : 'unasked']
  const mood = given.get(turn) ?? moodNumberIn(turn.words, isAsked)
  given.set(turn, mood)
  return mood
}

/** Given late, when something else had been asked: only where it can be nothing else. */
const isOnlyANumber = (words: string) => words.trim().split(/\s+/).length <= 3

export function keyedMood(keys: string): number | null {
  const value = Number(keys)
  return /^\d+$/.test(keys) && value >= 1 && value <= 10 ? value : null
}

import { wordsIn } from '../line/line.ts'
import type { Play } from './caller.ts'

/** What happened after half a sentence, before the rest of it came. */
export type Halves = { all: number; answered: number; takenBack: number; invited: number }

export function halvesOf({ effects, uttered, stored }: Play): Halves {
  const halves: Halves = { all: 0, answered: 0, takenBack: 0, invited: 0 }
  for (const [at, half] of uttered.entries()) {
    const rest = uttered[at + 1]
    if (!half.isHalf || !rest) continue
    const between = effects.flatMap(({ at: saidAt, effect }) =>
      effect.do === 'save' && effect.turn.speaker === 'companion' && saidAt >= half.at && saidAt < rest.at
        ? [{ intent: effect.turn.intent, wasHeard: Boolean(stored[effect.position]?.words) }]
        : [],
    )
    const answers = between.filter(({ intent }) => intent.does !== 'nudge' && intent.does !== 'answer')
    halves.all += 1
    if (answers.some(({ wasHeard }) => wasHeard)) halves.answered += 1
    else if (answers.length > 0) halves.takenBack += 1
    if (answers.length < between.length) halves.invited += 1
  }
  return halves
}

export const companionWords = ({ heard }: Play) => heard.reduce((sum, words) => sum + wordsIn(words), 0)
export const personWords = ({ uttered }: Play) => uttered.reduce((sum, { words }) => sum + wordsIn(words), 0)

import { begin } from '#server/dialogue/engine.ts'
import { careFor, gentleCheck } from '#server/dialogue/policy/care.ts'
import { momentOf, replyTo } from '#server/dialogue/replying.ts'
import type { Intent, Opening, Turn } from '#server/dialogue/turns.ts'
import { helpLine } from '#server/features/safety/lines/help-lines.ts'

export type Listening = {
  person: Pick<Opening, 'name' | 'companion' | 'voice'> & { timeZone: string }
  seed: number
  hour: number
}

/** What was said before, the oldest first; an answer that came from the data carries no intent. */
export type Before = { role: 'user' | 'assistant'; content: string; intent: Intent | null }

const noEndMs = 24 * 3_600_000
/** It has said by then what it is, so it does not say so again. */
const welcome: Turn = { speaker: 'companion', words: 'I am an AI.', intent: { does: 'greet' }, at: 0 }

/** The same care for someone in danger as on a call; null where there is nothing to worry about. */
export function care(listening: Listening, before: readonly Before[], said: string) {
  const call = talkSoFar(listening, before, said)
  return careFor(momentOf(call, said, 0))
}

/** For somebody a model worries about and the rules do not. */
export function check(listening: Listening, before: readonly Before[], said: string) {
  return gentleCheck(talkSoFar(listening, before, said))
}

/** What the companion of the calls would say to what it was just told: something given back, then one question. */
export function listen(listening: Listening, before: readonly Before[], said: string) {
  const call = talkSoFar(listening, before, said)
  return replyTo(momentOf(call, said, 0))
}

function talkSoFar({ person, seed, hour }: Listening, before: readonly Before[], said: string) {
  const { words: line, emergency } = helpLine(person.timeZone)
  const call = begin({
    ...person,
    help: { line, emergency },
    seed,
    hour,
    maxCallMs: noEndMs,
    recentQuestions: [],
    isTyped: true,
  })
  const turns = before.map(turnOf)
  return { ...call, turns: [welcome, ...turns, turnOf({ role: 'user', content: said, intent: null })] }
}

function turnOf({ role, content, intent }: Before): Turn {
  if (role === 'user') return { speaker: 'person', words: content, by: 'voice', at: 0 }
  return { speaker: 'companion', words: content, intent: intent ?? { does: 'answer' }, at: 0 }
}

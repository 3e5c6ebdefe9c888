import * as words from '../builtin/meeting.ts'
import type { Conversation, Reply } from '../call.ts'
import type { EndReason } from '../conversation.ts'
import type { Recall } from '../recall.ts'
import { freshWords } from '../variety.ts'
import { oneOf } from '../wording.ts'

const mostAsked = 3

export const askWho = (call: Conversation): Reply => oneOf(words.whoIsIt, call, { does: 'ask-who' })

/** The first words after the line dropped, while nobody has said who they are. */
export const askWhoAgain = (call: Conversation): Reply => oneOf(words.cutOff, call, { does: 'ask-who' })

/** Asked a third time in vain, whoever it is, is left alone. */
export function askOnceMore(call: Conversation, isWondering: boolean): Reply {
  const asked = call.turns.filter((turn) => turn.speaker === 'companion' && turn.intent.does === 'ask-who').length
  if (asked >= mostAsked) return oneOf(words.neverSaid, call, { does: 'farewell', ends: 'wrong-person' })
  return oneOf(isWondering ? words.wondering : words.whoIsItAgain, call, { does: 'ask-who' })
}

export function callOut(call: Conversation, known: Recall): Reply {
  const list = known.nudges > 0 ? words.stillNobody : words.nobodyYet
  return oneOf(list, call, { does: 'nudge' })
}

export const hold = (call: Conversation): Reply => oneOf(words.waiting, call, { does: 'answer' })
export const announce = (call: Conversation): Reply => oneOf(words.screened, call, { does: 'answer' })
export const leaveSilent = (call: Conversation): Reply =>
  oneOf(words.neverHeard, call, { does: 'farewell', ends: 'silence' })

/** To somebody who has not said who they are. */
export function plainGoodbye(call: Conversation, ends: EndReason): Reply {
  return { words: freshWords(words.goodbye, call, 'goodbye'), intent: { does: 'farewell', ends } }
}

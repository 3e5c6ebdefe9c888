import type { DialogueState } from '../dialogue-state.ts'
import * as words from '../phrases/en/meeting.ts'
import type { Conversation, Reply } from '../state.ts'
import { oneOf } from '../templates.ts'
import type { EndReason } from '../turns.ts'
import { freshWords } from '../variety.ts'

const mostAsked = 3

export const askWho = (call: Conversation): Reply => oneOf(words.whoIsIt, call, { does: 'identify' })

/** The first words after the line dropped, while nobody has said who they are. */
export const askWhoAgain = (call: Conversation): Reply => oneOf(words.cutOff, call, { does: 'identify' })

/** Asked a third time in vain, whoever it is, is left alone. */
export function askOnceMore(call: Conversation, isWondering: boolean): Reply {
  const asked = call.turns.filter((turn) => turn.speaker === 'companion' && turn.intent.does === 'identify').length
  if (asked >= mostAsked) return oneOf(words.neverSaid, call, { does: 'farewell', ends: 'wrong-person' })
  return oneOf(isWondering ? words.wondering : words.whoIsItAgain, call, { does: 'identify' })
}

export function callOut(call: Conversation, known: DialogueState): Reply {
  const list = known.reprompts > 0 ? words.stillNobody : words.nobodyYet
  return oneOf(list, call, { does: 'reprompt' })
}

export const hold = (call: Conversation): Reply => oneOf(words.waiting, call, { does: 'answer' })
export const announce = (call: Conversation): Reply => oneOf(words.screened, call, { does: 'answer' })
export const leaveSilent = (call: Conversation): Reply =>
  oneOf(words.neverHeard, call, { does: 'farewell', ends: 'silence' })

/** To somebody who has not said who they are. */
export function plainGoodbye(call: Conversation, ends: EndReason): Reply {
  return { words: freshWords(words.goodbye, call, 'goodbye'), intent: { does: 'farewell', ends } }
}

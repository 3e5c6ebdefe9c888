import { helpLine, spokenHelpLine } from '#server/features/safety/lines/help-lines.ts'
import { safetyLevel } from '#server/features/safety/rules.ts'
import type { DialogueState } from '../dialogue-state.ts'
import * as words from '../phrases/en/care.ts'
import type { Conversation, Reply } from '../state.ts'
import { fill, fitting, oneOf } from '../templates.ts'
import type { Intent } from '../turns.ts'
import { bareAnswer } from '../understanding/bare.ts'
import { plain } from '../understanding/plain.ts'
import { requestIn } from '../understanding/requests/requests.ts'
import { someoneIn } from '../understanding/someone.ts'

const easedId = 'care.eased'
const admits =
  /^(?:(?:um|uh|well|yes|yeah|honestly|i guess)\s+)*(?:yes|yeah|sometimes|maybe|kind of|sort of|a (?:little|bit)|often|lately|i (?:am|have|do|think so|guess so|don't know)|i'm not sure|not sure|probably|every day|all the time)\b/
const leaving = ['stop', 'leave', 'done', 'not-now', 'no-more-calls']
const together = 3

/** How worried to be, with what was said just before: a wish, and then the means, are one thing said in two breaths. */
export function concernFor(call: Conversation, said: string, known: DialogueState): number {
  const level = safetyLevel(said)
  if (known.concern === 0) return level
  const told = call.turns.flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? [turn.words] : []))
  const recent = told.slice(-together).map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
  const both = safetyLevel(recent.join(' '))
  const wasAsked = known.standing?.does === 'care' && known.standing.question !== easedId
  const admitted = wasAsked && known.concern === 2 && admits.test(plain(said)) ? 3 : 0
  return Math.max(level, both === 4 ? 4 : 0, admitted)
}

/** Words for someone who may be in danger; null where ordinary talk goes on. */
export function careFor(call: Conversation, said: string, known: DialogueState): Reply | null {
  const level = concernFor(call, said, known)
  if (level < 2 && known.concern < 3) return null
  const concern = Math.max(level, known.concern) as NonNullable<Intent['concern']>
  const intent: Intent = { does: 'care', concern }
  if (concern === 2) return gentleCheck(call)
  if (concern > known.caredFor) {
    return oneOf((concern === 4 ? words.imminent : words.active).first, call, intent, resources(call))
  }
  return goingOn(call, said, known, level, intent)
}

/** The question of level 2, with where help is. */
export const gentleCheck = (call: Conversation): Reply => nextOf(words.gentleCheck, call, { does: 'care', concern: 2 })

function goingOn(call: Conversation, said: string, known: DialogueState, level: number, intent: Intent): Reply | null {
  const request = requestIn(said, call.opening.name)
  if (request && leaving.includes(request)) return nextOf(words.beforeTheyGo, call, intent)
  const wasEased = known.standing?.question === easedId || known.standing?.does !== 'care'
  if (level < 3 && wasEased) return null
  if (level < 2 && request) return null
  const isSafe = level < 2 && (words.safe.test(plain(said)) || bareAnswer(said) === 'no')
  if (isSafe) return nextOf(words.eased, call, { ...intent, question: easedId })
  if (words.someoneComes.test(plain(said))) return nextOf(words.notAlone, call, intent)
  const named = someoneIn(said)
  if (named) return nextOf(words.theOneNamed, call, intent, { person: named.called })
  return nextOf((intent.concern === 4 ? words.imminent : words.active).onward, call, intent)
}

/** In the order a helper would go; from the beginning again only when all was said. */
function nextOf(list: readonly string[], call: Conversation, intent: Intent, more: Record<string, string> = {}): Reply {
  const filled = fitting(list, call).map((one) => fill(one, call, { ...resources(call), ...more }))
  const unsaid = filled.find((one) => !call.turns.some((turn) => turn.words === one))
  return unsaid ? { words: unsaid, intent } : oneOf(words.company, call, intent, resources(call))
}

export const forAnotherId = 'care.another'

/** What helps a helper; the talk goes on as before. */
export const careForAnother = (call: Conversation): Reply =>
  oneOf(words.another, call, { does: 'ask', question: forAnotherId }, resources(call))

/** A sign of being there, into the silence of someone in danger. */
export function keepCompany(call: Conversation, concern: 3 | 4): Reply {
  return oneOf(words.company, call, { does: 'reprompt', concern }, resources(call))
}

function resources(call: Conversation) {
  const { isTyped, timeZone } = call.opening
  const { words: line, emergency } = isTyped ? helpLine(timeZone) : spokenHelpLine(timeZone)
  return { line, emergency }
}

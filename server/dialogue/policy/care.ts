import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { dangerAnswersIn } from '#server/language/intents/danger-answer.ts'
import { coreWords } from '#server/language/intents/spoken-words.ts'
import { assess } from '#server/risk/assess.ts'
import { type DialogueState, easedId } from '../dialogue-state.ts'
import * as words from '../phrases/en/care.ts'
import type { Conversation, Reply } from '../state.ts'
import { fill, fitting, oneOf } from '../templates.ts'
import type { Intent } from '../turns.ts'
import { helperNamed } from '../understanding/helper.ts'
import type { Moment } from './moment.ts'

export const forAnotherId = 'care.another'
const together = 3
/** Help was named so often that a goodbye is respected. */
const namedEnough = 2

export type Risk = { level: number; isExplicit: boolean; secondOpinion?: 'raised' | 'lowered' }

/** How worried to be, with what was said just before: a wish, and then the means, are one thing said in two breaths. */
export function riskOf(call: Conversation, said: string, known: DialogueState): Risk {
  const now = assess(said)
  if (known.concern === 0) return now
  const told = call.turns.flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? [turn.words] : []))
  const recent = told.slice(-together).map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
  const both = assess(recent.join(' '))
  if (both.level === 4 && now.level < 4) return both
  return isAdmitted(said, known) && now.level < 3 ? { level: 3, isExplicit: true } : now
}

export const concernFor = (call: Conversation, said: string, known: DialogueState) => riskOf(call, said, known).level

const wasAsked = ({ standing }: DialogueState) => standing?.does === 'care' && standing.question !== easedId

/** "Sometimes", to the gentle question. */
function isAdmitted(said: string, known: DialogueState): boolean {
  if (!wasAsked(known) || known.concern !== 2) return false
  const answers = dangerAnswersIn(said)
  return answers.has('admits') && !answers.has('denies')
}

/** Words for someone who may be in danger; null where ordinary talk goes on. */
export function careFor(moment: Moment): Reply | null {
  const reply = careAlone(moment)
  return reply && { ...reply, words: `${answerToAsked(moment, reply)} ${reply.words}`.trim() }
}

/** "God no. Are you even real?" is answered truthfully, and the denial taken. */
function answerToAsked({ call, act }: Moment, { words: reply }: Reply): string {
  const [answer] = Object.entries(words.asked).flatMap(([id, said]) => (act.wants === id ? [fill(said, call)] : []))
  return answer === undefined || (act.wants === 'are-you-real' && /\bAI\b/.test(reply)) ? '' : answer
}

function careAlone({ call, act, known, risk }: Moment): Reply | null {
  const { level } = risk
  if (level < 2 && known.concern < 2) return null
  const concern = Math.max(level, known.concern)
  // Words of care that were cut off before the number have not been heard.
  if (concern >= 3 && concern > known.caredFor)
    return firstWords(call, concern >= 4 ? 4 : 3, risk.isExplicit || known.isExplicit)
  if (known.concern < 3) return gentle(call, act, known, level)
  return goingOn(call, act, known, level)
}

function firstWords(call: Conversation, concern: 3 | 4, isExplicit: boolean): Reply {
  const intent: Intent = { does: 'care', concern, namesHelp: true, ...(isExplicit && { isExplicit }) }
  return oneOf((concern === 4 ? words.imminent : words.active).first, call, intent, call.opening.help)
}

/** Asked softly, once a call; whoever says no is believed, and told sorry. */
function gentle(call: Conversation, act: Moment['act'], known: DialogueState, level: number): Reply | null {
  if (wasAsked(known) && known.concern === 2) {
    return denies(act, level) ? nextOf(words.misread, call, { does: 'care', question: easedId }) : null
  }
  return level === 2 && !known.isGentlyAsked ? gentleCheck(call) : null
}

/** Beside a question put to the companion, a "no" alone is enough: it answers no other question. */
function denies({ said, wants }: Moment['act'], level: number): boolean {
  const isNo =
    Object.keys(words.asked).some((id) => id === wants) && level < 2 && /^no(?:pe)?$/.test(coreWords(said)[0] ?? '')
  return isNo || dangerAnswersIn(said).has('denies') || bareAnswer(said) === 'no'
}

/** The question of level 2, with where help is. */
export const gentleCheck = (call: Conversation): Reply =>
  nextOf(words.gentleCheck, call, { does: 'care', concern: 2, namesHelp: true })

function goingOn(call: Conversation, act: Moment['act'], known: DialogueState, level: number): Reply | null {
  const concern = known.concern as 3 | 4
  const intent: Intent = { does: 'care', concern, ...(known.isExplicit && { isExplicit: true }) }
  const isLeaving = act.ending !== null || ['not-now', 'no-more-calls'].includes(act.wants ?? '')
  if (isLeaving) return beforeTheyGo(call, act, intent, known)
  const answers = dangerAnswersIn(act.said)
  const isDenied = level < 2 && denies(act, level)
  // Without plain words of danger it was a misunderstanding, and is over.
  if (isDenied && !known.isExplicit) return nextOf(words.misread, call, { does: 'care', question: easedId })
  if (isDenied && !known.isEased) return nextOf(words.eased, call, { ...intent, question: easedId, namesHelp: true })
  if (level < 3 && known.isEased) return null
  if (level < 2 && act.wants !== null) return null
  if (answers.has('someone-comes')) return nextOf(words.notAlone, call, intent)
  const helper = wasAskedWho(call) ? helperNamed(act.doc) : null
  if (helper) return nextOf(words.theOneNamed, call, intent, { person: helper })
  return nextOf((concern === 4 ? words.imminent : words.active).onward, call, intent)
}

/** Where help is, once more; whoever has been told twice and goes is let go, and told it again. */
function beforeTheyGo(call: Conversation, act: Moment['act'], intent: Intent, known: DialogueState): Reply {
  if (known.helpNamed < namedEnough) return nextOf(words.beforeTheyGo, call, { ...intent, namesHelp: true })
  const ends = act.wants === 'no-more-calls' ? 'no-more-calls' : 'said-goodbye'
  const goodbye = nextOf(words.goodbye, call, {
    does: 'farewell',
    concern: known.concern as 3 | 4,
    isExplicit: true,
    ends,
  })
  return ends === 'no-more-calls' ? { ...goodbye, first: { do: 'stop-calling' } } : goodbye
}

const wasAskedWho = ({ turns }: Conversation) =>
  /\bwho\b[^?]*\?/i.test(turns.findLast((turn) => turn.speaker === 'companion' && turn.words !== '')?.words ?? '')

/** In the order a helper would go; from the beginning again only when all was said. */
function nextOf(list: readonly string[], call: Conversation, intent: Intent, more: Record<string, string> = {}): Reply {
  const filled = fitting(list, call).map((one) => fill(one, call, { ...call.opening.help, ...more }))
  const unsaid = filled.find((one) => !call.turns.some((turn) => turn.words.endsWith(one)))
  return unsaid ? { words: unsaid, intent } : oneOf(words.company, call, intent, call.opening.help)
}

/** What helps a helper; the talk goes on as before. */
export const careForAnother = (call: Conversation): Reply =>
  oneOf(words.another, call, { does: 'ask', question: forAnotherId }, call.opening.help)

/** Into the silence of somebody in danger: no question again, and no goodbye. */
export const keepCompany = (call: Conversation, concern: 3 | 4): Reply =>
  oneOf(words.company, call, { does: 'reprompt', concern, isExplicit: true }, call.opening.help)

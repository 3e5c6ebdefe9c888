import type { Opinion } from '#server/risk/second-opinion/opinion.ts'
import { dialogueState, utterance } from './dialogue-state.ts'
import { askToLead, greet, mayLead } from './leading.ts'
import { introduction } from './phrases/en/greetings.ts'
import { isAskedOfAnybody } from './phrases/en/openers.ts'
import { concernFor, riskOf } from './policy/care.ts'
import type { Moment } from './policy/moment.ts'
import { decide } from './policy/policy.ts'
import { askOpinion, opinionWanted, withLateOpinion, withOpinion } from './second-opinion/asking.ts'
import { type Conversation, hasOnlyFilled, type Reply, type Step, speak } from './state.ts'
import { fill, together } from './templates.ts'
import { firstWordMs, isPlaying, silenced, wordMs, wordsIn } from './turn-taking/speech-activity.ts'
import { patience } from './turn-taking/timing.ts'
import { requestIn } from './understanding/requests.ts'
import { userAct } from './understanding/user-act.ts'

/** Talked over and not interrupted by the phone: what is still being said is stopped, or the answers would pile up. */
export function answer(call: Conversation, said: string, at: number): Step {
  const wait = waitForPlayback(call, said, at)
  if (wait) return wait
  const may = opinionWanted(call, said)
  return may ? askOpinion(call, said, may, at) : respond(call, said, null, at)
}

/** What a model makes of what was said; where nobody waits for it any more it changes nothing. */
export function answerWeighed(call: Conversation, request: number, opinion: Opinion, at: number): Step {
  const { weighing } = call
  if (weighing?.request !== request || weighing.isLate) return [call, []]
  return respond({ ...call, weighing: null }, weighing.said, opinion, at, weighing.askedAt)
}

/** Nothing is waited for any longer: what was said is answered as we read it. */
export function answerUnweighed(call: Conversation, at: number): Step {
  return call.weighing ? respond(withLateOpinion(call), utterance(call.turns), null, at) : [call, []]
}

function respond(call: Conversation, said: string, opinion: Opinion, at: number, waitsSince = at): Step {
  const last = call.turns.findLast((turn) => turn.speaker === 'companion')
  const isGreeting = last?.intent.does === 'greet'
  const free = !isGreeting && isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  const moment = withOpinion(momentOf(free, said, at), opinion)
  const { moves } = decide(moment)
  const reply = replyTo(moment)
  const isLed = moves && mayLead(free, moment.known)
  return over(call, free, isLed ? askToLead(free, reply, moves, at, waitsSince) : speak(free, reply, at))
}

/** What was said, understood once, with all that it is answered by. */
export function momentOf(call: Conversation, said: string, at: number): Moment {
  const known = dialogueState(call.turns)
  const heard = call.turns.findLast(
    (turn) => turn.speaker === 'companion' && turn.words !== '' && turn.intent.does !== 'filler',
  )
  const isMoodAsked = known.standing?.does === 'ask-mood'
  const { does, question } = heard?.speaker === 'companion' ? heard.intent : {}
  const isTakenUp = does === 'ask' || does === 'reflect' || does === 'greet'
  const isAboutThem = isTakenUp && !isAskedOfAnybody(call, question)
  const act = userAct(said, { asked: heard?.words ?? '', isMoodAsked, isAboutThem })
  return { call, act, known, at, risk: riskOf(call, said, known) }
}

/** What the policy has decided; who it is comes first where the greeting was talked over. */
export function replyTo(moment: Moment): Reply {
  const rule = decide(moment)
  const reply = rule.then(moment)
  const { secondOpinion } = moment.risk
  const ruled = { ...reply, intent: { ...reply.intent, rule: rule.id, ...(secondOpinion && { secondOpinion }) } }
  const isKnown = moment.call.turns.some((turn) => turn.speaker === 'companion' && /\bAI\b/.test(turn.words))
  if (isKnown || reply.intent.does === 'care') return ruled
  return { ...ruled, words: together(fill(introduction, moment.call), reply.words) }
}

/** Says it now, over what is still being said. */
export function say(call: Conversation, reply: Reply, at: number): Step {
  const free = isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  return over(call, free, greet(free, reply, at))
}

/**
 * Whoever was speaking as a question was put, and did not stop, has not answered it: what they said then and what they
 * say to the question are answered together. What the calls themselves are asked for is done at once.
 */
export function waitForPlayback(call: Conversation, said: string, at: number): Step | null {
  const { opening, line, turns } = call
  const endsAt = line.voice?.endsAt ?? 0
  if (endsAt <= at || !wasSpeaking(call) || requestIn(said) !== null) return null
  if (concernFor(call, said, dialogueState(turns)) >= 2) {
    return opening.cannotTakeBack ? [{ ...call, leading: null, holdUntil: endsAt }, []] : null
  }
  const holdUntil = endsAt + (line.announces ? patience.thought : patience.thoughtUnheard)
  return [{ ...call, leading: null, holdUntil }, []]
}

/** Whether the person had begun what they just said before a word of the companion's could be heard. */
function wasSpeaking(call: Conversation): boolean {
  const told = call.turns.at(-1)
  const { voice } = call.line
  if (told?.speaker !== 'person' || !voice || hasOnlyFilled(call)) return false
  return told.at - wordsIn(told.words) * wordMs < voice.saidAt + firstWordMs
}

function over(before: Conversation, free: Conversation, [after, effects]: Step): Step {
  return [after, free === before ? effects : [{ do: 'stop-saying' }, ...effects]]
}

import { dialogueState } from './dialogue-state.ts'
import { askToLead, greet, mayLead } from './leading.ts'
import { introduction } from './phrases/en/greetings.ts'
import { concernFor, riskOf } from './policy/care.ts'
import type { Moment } from './policy/moment.ts'
import { decide } from './policy/policy.ts'
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
  const last = call.turns.findLast((turn) => turn.speaker === 'companion')
  const isGreeting = last?.intent.does === 'greet'
  const free = !isGreeting && isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  const moment = momentOf(free, said, at)
  const { moves } = decide(moment)
  const reply = replyTo(moment)
  return over(
    call,
    free,
    moves && mayLead(free, moment.known) ? askToLead(free, reply, moves, at) : speak(free, reply, at),
  )
}

/** What was said, understood once, with all that it is answered by. */
export function momentOf(call: Conversation, said: string, at: number): Moment {
  const known = dialogueState(call.turns)
  const heard = call.turns.findLast(
    (turn) => turn.speaker === 'companion' && turn.words !== '' && turn.intent.does !== 'filler',
  )
  const told = call.turns.flatMap((turn) =>
    turn.speaker === 'person' && turn.by === 'voice' && !said.includes(turn.words) ? [turn.words] : [],
  )
  const isMoodAsked = known.standing?.does === 'ask-mood'
  const isAboutThem = heard?.speaker === 'companion' && ['ask', 'reflect', 'greet'].includes(heard.intent.does)
  const act = userAct(said, { asked: heard?.words ?? '', told, isMoodAsked, isAboutThem })
  return { call, act, known, at, risk: riskOf(call, said, known) }
}

/** What the policy has decided; who it is comes first where the greeting was talked over. */
export function replyTo(moment: Moment): Reply {
  const rule = decide(moment)
  const reply = rule.then(moment)
  const ruled = { ...reply, intent: { ...reply.intent, rule: rule.id } }
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

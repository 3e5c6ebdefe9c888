import { dialogueState, utterance } from './dialogue-state.ts'
import { askWho, askWhoAgain } from './identity/asking.ts'
import { calledMachine } from './identity/check.ts'
import { greet, led } from './leading.ts'
import { careFor } from './policy/care.ts'
import { comingBack, greeting } from './policy/silence.ts'
import { answerUnweighed, answerWeighed, momentOf } from './replying.ts'
import { type Conversation, endOf, hangUp, inTurn, isLeaving, keep, type Step, speak } from './state.ts'
import { pendingTimers } from './timers.ts'
import { interrupted } from './turn-taking/barge-in.ts'
import { keyed } from './turn-taking/keypad.ts'
import { companionSounds, silentLine } from './turn-taking/speech-activity.ts'
import { closingTimes } from './turn-taking/timing.ts'
import { onFinalTranscript, onPartialTranscript, onSpeechActivity } from './turn-taking/transcripts.ts'
import type { Event, Opening, Turn } from './turns.ts'

/** A new call, before the line is open. Event times are milliseconds since it was answered. */
export function begin(opening: Opening): Conversation {
  return resume(opening, [], 0)
}

/** The same call after its line dropped or its process died, from nothing but what was stored. */
export function resume(opening: Opening, turns: readonly Turn[], at: number): Conversation {
  const line = silentLine(at)
  const waiting = { holdUntil: null, digitUntil: null, cut: null, leading: null, weighing: null, alarm: null }
  return { opening, turns, line, ...waiting, requests: 0, isCalledMachine: false, isOver: false }
}

/** All of turn-taking, with no socket, clock or model in it. */
export function next(call: Conversation, event: Event): Step {
  const [after, caused] = call.isOver ? afterTheEnd(call, event) : happen(call, event)
  const effects = isGivenUp(call, after, event) ? [{ do: 'stop-leading' } as const, ...caused] : caused
  if (after.isOver) return [after, effects]
  const alarm = Math.min(...pendingTimers(after).map((timer) => timer.at))
  if (!Number.isFinite(alarm) || (alarm === after.alarm && event.is !== 'woken')) return [after, effects]
  return [{ ...after, alarm }, [...effects, { do: 'wake', at: alarm }]]
}

/** Whoever was asked for words is told that nobody waits for them any more. */
function isGivenUp({ leading }: Conversation, after: Conversation, event: Event): boolean {
  if (leading === null || event.is === 'led') return false
  return after.isOver || after.leading?.request !== leading.request
}

function happen(call: Conversation, event: Event): Step {
  const { at } = event
  switch (event.is) {
    case 'connected':
      return connected(call, at)
    case 'heard':
      return event.final ? onFinalTranscript(call, event.words.trim(), at) : onPartialTranscript(call, at)
    case 'key':
      // What was said before the key is answered first, as we read it ourselves.
      return inTurn(
        call,
        (now) => answerUnweighed(now, at),
        (now) => keyed(now, event.digit, at),
      )
    case 'interrupted':
      return interrupted(call, event.afterSaying, at)
    case 'speaking':
      if (event.who === 'person') return onSpeechActivity(call, event.on, at)
      return [{ ...call, line: companionSounds(call.line, event.on, at) }, []]
    case 'woken':
      return (
        pendingTimers(call)
          .find((timer) => timer.at <= at)
          ?.then(call, at) ?? [call, []]
      )
    case 'led':
      return led(call, event.request, event.part, at)
    case 'second-opinion':
      return answerWeighed(call, event.request, event.opinion, at)
    case 'machine':
      return calledMachine(call)
    case 'hung-up':
      return hangUp(call, wasPutOff(call) ? 'not-now' : (endOf(call) ?? 'hung-up'))
  }
}

function connected(call: Conversation, at: number): Step {
  if (call.turns.length === 0) {
    return call.opening.isTelephone ? speak(call, askWho(call), at) : greet(call, greeting(call), at)
  }
  const back = resume(call.opening, call.turns, at)
  const known = dialogueState(call.turns)
  const pending = utterance(call.turns)
  // Whoever said something alarming as the line dropped is answered, not asked to go on.
  const care = pending === '' ? null : careFor(momentOf(back, pending, at))
  if (care) return speak(back, care, at)
  if (!known.isMet && !isLeaving(call)) return speak(back, askWhoAgain(call), at)
  const isTimeUp = known.concern < 3 && at >= closingTimes(call.opening.maxCallMs).part
  return speak(back, comingBack(call, known, isTimeUp || isLeaving(call)), at)
}

/** "Not now" was said, and they hung up on the question when. */
const wasPutOff = ({ turns }: Conversation) => dialogueState(turns).standing?.does === 'ask-when'

/** Words still on their way when the call ended are kept all the same. */
function afterTheEnd(call: Conversation, event: Event): Step {
  if (event.is !== 'heard' || !event.final || event.words.trim() === '') return [call, []]
  return keep(call, { speaker: 'person', words: event.words.trim(), by: 'voice', at: event.at })
}

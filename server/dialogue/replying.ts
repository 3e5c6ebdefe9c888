import { dialogueState } from './dialogue-state.ts'
import { concernFor } from './policy/care.ts'
import { replyTo } from './policy/reply.ts'
import { askForWords, mayBeWorded } from './rewording-state.ts'
import { type Conversation, hasOnlyFilled, type Reply, type Step, speak } from './state.ts'
import { firstWordMs, isPlaying, silenced, wordMs, wordsIn } from './turn-taking/speech-activity.ts'
import { patience } from './turn-taking/timing.ts'
import { requestIn } from './understanding/requests/requests.ts'

/** Talked over and not interrupted by the phone: what is still being said is stopped, or the answers would pile up. */
export function answer(call: Conversation, said: string, at: number): Step {
  const wait = waitForPlayback(call, said, at)
  if (wait) return wait
  const last = call.turns.findLast((turn) => turn.speaker === 'companion')
  const isGreeting = last?.intent.does === 'greet'
  const free = !isGreeting && isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  const known = dialogueState(free.turns)
  const reply = replyTo(free, said, at, known)
  return over(call, free, mayBeWorded(free, said, reply, known) ? askForWords(free, reply, at) : speak(free, reply, at))
}

/** Says it now, over what is still being said. */
export function say(call: Conversation, reply: Reply, at: number): Step {
  const free = isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  return over(call, free, speak(free, reply, at))
}

/**
 * Whoever was speaking as a question was put, and did not stop, has not answered it: what they said then and what they
 * say to the question are answered together. What the calls themselves are asked for is done at once.
 */
export function waitForPlayback(call: Conversation, said: string, at: number): Step | null {
  const { opening, line, turns } = call
  const endsAt = line.voice?.endsAt ?? 0
  if (endsAt <= at || !wasSpeaking(call) || requestIn(said, opening.name) !== null) return null
  if (concernFor(call, said, dialogueState(turns)) >= 2) {
    return opening.cannotTakeBack ? [{ ...call, wording: null, holdUntil: endsAt }, []] : null
  }
  const holdUntil = endsAt + (line.announces ? patience.thought : patience.thoughtUnheard)
  return [{ ...call, wording: null, holdUntil }, []]
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

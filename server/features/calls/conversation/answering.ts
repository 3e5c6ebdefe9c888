import { type Conversation, type Reply, type Step, speak } from './call.ts'
import { isPlaying, silenced } from './line/line.ts'
import { recall } from './recall.ts'
import { replyTo } from './replies/reply.ts'
import { askForWords, mayBeWorded } from './worded.ts'

/** Talked over and not interrupted by the phone: what is still being said is stopped, or the answers would pile up. */
export function answer(call: Conversation, said: string, at: number): Step {
  const last = call.turns.findLast((turn) => turn.speaker === 'companion')
  const isGreeting = last?.intent.does === 'greet'
  const free = !isGreeting && isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  const known = recall(free.turns)
  const reply = replyTo(free, said, at, known)
  return over(call, free, mayBeWorded(free, said, reply, known) ? askForWords(free, reply, at) : speak(free, reply, at))
}

/** Says it now, over what is still being said. */
export function say(call: Conversation, reply: Reply, at: number): Step {
  const free = isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  return over(call, free, speak(free, reply, at))
}

function over(before: Conversation, free: Conversation, [after, effects]: Step): Step {
  return [after, free === before ? effects : [{ do: 'stop-saying' }, ...effects]]
}

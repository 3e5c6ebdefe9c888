import { type Conversation, type Reply, type Step, speak } from './call.ts'
import { isPlaying, silenced } from './line/line.ts'
import { recall } from './recall.ts'
import { replyTo } from './replies/reply.ts'

/** Talked over and not interrupted by the phone: what is still being said is stopped, or the answers would pile up. */
export function answer(call: Conversation, said: string, at: number): Step {
  const last = call.turns.findLast((turn) => turn.speaker === 'companion')
  if (last?.intent.does === 'greet') return speak(call, replyTo(call, said, at, recall(call.turns)), at)
  const free = isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  return over(call, free, replyTo(free, said, at, recall(free.turns)), at)
}

/** Says it now, over what is still being said. */
export function say(call: Conversation, reply: Reply, at: number): Step {
  const free = isPlaying(call.line, at) ? { ...call, line: silenced(call.line, at) } : call
  return over(call, free, reply, at)
}

function over(before: Conversation, free: Conversation, reply: Reply, at: number): Step {
  const [after, effects] = speak(free, reply, at)
  return [after, free === before ? effects : [{ do: 'stop-saying' }, ...effects]]
}

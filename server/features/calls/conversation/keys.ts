import { answers } from './builtin/answers.ts'
import { farewells } from './builtin/closings.ts'
import { type Conversation, inTurn, isLeaving, keep, type Reply, type Step, speak } from './call.ts'
import { isPlaying, personSounds, silenced } from './line/line.ts'
import { patience } from './line/pace.ts'
import { keyedMood } from './mood.ts'
import { type Recall, recall } from './recall.ts'
import { repeat } from './replies/asides.ts'
import { careFor } from './replies/care.ts'
import { afterMood, farewell } from './replies/closing.ts'
import { replyTo } from './replies/reply.ts'
import { oneOf } from './wording.ts'

/** 1 yes · 0 repeat · # end · 9 stop calling me; after the mood question 1 to 9, and 1 then 0 for ten. */
export function keyed(call: Conversation, digit: string, at: number): Step {
  const here = { ...call, line: personSounds(call.line, false, at), cut: null, holdUntil: null }
  if (call.digitUntil !== null && digit === '0') return makeTen(here, at)
  const asked = isMoodAsked(recall(call.turns))
  const kept = (now: Conversation) =>
    keep({ ...now, digitUntil: null }, { speaker: 'person', words: digit, by: 'keys', at })
  if (asked && digit === '1') {
    return inTurn(here, kept, (now) => [{ ...now, digitUntil: at + patience.secondDigit }, []])
  }
  return inTurn(here, kept, (now) => answerKey(now, digit, at))
}

const isMoodAsked = (known: Recall) => known.standing?.does === 'ask-mood' && known.mood === null

/** The one that was waiting becomes a ten, in its own place: two keys, one number. */
function makeTen(call: Conversation, at: number): Step {
  const position = call.turns.findLastIndex((turn) => turn.speaker === 'person' && turn.by === 'keys')
  const turn = call.turns[position]
  if (turn?.speaker !== 'person') return [call, []]
  const ten = { ...turn, words: '10' }
  const turns = call.turns.with(position, ten)
  const [after, effects] = answerMood({ ...call, turns, digitUntil: null }, at)
  return [after, [{ do: 'amend', turn: ten, position }, ...effects]]
}

export function answerMood(call: Conversation, at: number): Step {
  return say({ ...call, digitUntil: null }, (now) => afterMood(now, '', at, recall(now.turns)), at)
}

function answerKey(call: Conversation, digit: string, at: number): Step {
  const known = recall(call.turns)
  if (isLeaving(call) && digit !== '0') return [call, []]
  const ends = digit === '#' || digit === '9'
  if (known.standing?.does === 'ask-mood' && keyedMood(digit) !== null) return answerMood(call, at)
  if (ends) return say(call, (now) => goodbye(now, digit, at, known), at)
  if (digit === '0') return say(call, repeat, at)
  if (digit === '1') return say(call, (now) => replyTo(now, 'yes', at, known), at)
  return say(call, (now) => oneOf(answers['unused-key'], now, { does: 'answer' }), at)
}

/** In a crisis even this key only gets an answer: the person can always put the phone down. */
function goodbye(call: Conversation, digit: string, at: number, known: Recall): Reply {
  if (known.concern >= 3)
    return careFor(call, 'goodbye', known) ?? oneOf(answers['anyone-there'], call, { does: 'answer' })
  return digit === '9' ? oneOf(farewells.noMoreCalls, call, { does: 'farewell' }) : farewell(call, at, known)
}

function say(call: Conversation, choose: (call: Conversation) => Reply, at: number): Step {
  const reply = choose(call)
  if (!isPlaying(call.line, at)) return speak(call, reply, at)
  const [after, effects] = speak({ ...call, line: silenced(call.line, at) }, reply, at)
  return [after, [{ do: 'stop-saying' }, ...effects]]
}

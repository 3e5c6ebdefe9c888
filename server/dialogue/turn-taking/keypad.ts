import { type DialogueState, dialogueState } from '../dialogue-state.ts'
import { askOnceMore } from '../identity/asking.ts'
import { meet } from '../identity/check.ts'
import { keyedMood } from '../mood.ts'
import { answers } from '../phrases/en/answers.ts'
import { repeatLast } from '../policy/answering.ts'
import { careFor } from '../policy/care.ts'
import { answerMoodGiven, sayGoodbye } from '../policy/closing.ts'
import { afterAskingWhen, ringAgain, stopCalling } from '../policy/scheduling.ts'
import { momentOf, replyTo, say } from '../replying.ts'
import { type Conversation, inTurn, isLeaving, keep, type Reply, type Step } from '../state.ts'
import { oneOf } from '../templates.ts'
import { personSounds } from './speech-activity.ts'
import { patience } from './timing.ts'

/** 1 yes · 2 later · 0 repeat · # end · 9 stop calling me; after the mood question 1 to 9, and 1 then 0 for ten. */
export function keyed(call: Conversation, digit: string, at: number): Step {
  const here = { ...call, line: personSounds(call.line, false, at), cut: null, holdUntil: null, leading: null }
  if (call.digitUntil !== null && digit === '0') return makeTen(here, at)
  const asked = isMoodAsked(dialogueState(call.turns))
  const kept = (now: Conversation) =>
    keep({ ...now, digitUntil: null }, { speaker: 'person', words: digit, by: 'keys', at })
  if (asked && digit === '1') {
    return inTurn(here, kept, (now) => [{ ...now, digitUntil: at + patience.secondDigit }, []])
  }
  return inTurn(here, kept, (now) => answerKey(now, digit, at))
}

const isMoodAsked = (known: DialogueState) => known.standing?.does === 'ask-mood' && known.mood === null

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
  const free = { ...call, digitUntil: null }
  return say(free, answerMoodGiven(momentOf(free, '', at)), at)
}

function answerKey(call: Conversation, digit: string, at: number): Step {
  const known = dialogueState(call.turns)
  if (isLeaving(call) && !['0', '2', '9'].includes(digit)) return [call, []]
  if (known.standing?.does === 'ask-mood' && keyedMood(digit) !== null) return answerMood(call, at)
  return say(call, replyToKey(call, digit, at, known), at)
}

function replyToKey(call: Conversation, digit: string, at: number, known: DialogueState): Reply {
  // In a crisis even these keys only get an answer: the person can always put the phone down.
  if (known.concern >= 3 && ['#', '2', '9'].includes(digit)) {
    return (
      careFor(momentOf(call, digit === '9' ? 'Stop calling me.' : 'Goodbye.', at)) ??
      oneOf(answers['anyone-there'], call, { does: 'answer' })
    )
  }
  switch (digit) {
    case '0':
      return repeatLast(call)
    case '1':
      if (known.standing?.does === 'ask-when')
        return afterAskingWhen({ call, act: { said: 'yes' }, at, known }) ?? repeatLast(call)
      return known.isMet ? replyTo(momentOf(call, 'yes', at)) : meet(call, null, at)
    case '2':
      return ringAgain(call, 'in an hour', at)
    case '9':
      return stopCalling(call, known)
    case '#':
      return sayGoodbye(call, at, known, '', 'said-goodbye')
    default:
      return known.isMet ? oneOf(answers['unused-key'], call, { does: 'answer' }) : askOnceMore(call, false)
  }
}

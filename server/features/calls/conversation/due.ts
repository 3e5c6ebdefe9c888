import { cutIn } from './builtin/closings.ts'
import { type Conversation, isLeaving, type Step, speak } from './call.ts'
import { answer } from './hearing.ts'
import { answerMood } from './keys.ts'
import { isPersonSpeaking, isPlaying, silenced, wordsIn } from './line/line.ts'
import { closingTimes, companyMs, lastWordMs, lingerMs, mostNudges, silenceMs } from './line/pace.ts'
import { type Recall, recall, utterance } from './recall.ts'
import { keepCompany } from './replies/care.ts'
import { close, farewell } from './replies/closing.ts'
import { isSad } from './replies/lead.ts'
import { invite, leaveQuietly, nudge } from './replies/silence.ts'
import { breaksOff, isThinking } from './understanding/fragments.ts'
import { freshWords } from './variety.ts'

/** A thing that happens of itself: when, and what it is. */
type Due = { at: number; happens: (call: Conversation, at: number) => Step }

/** All that is waiting to happen, most important first. Nobody in danger is timed out, cut short or left. */
export function waiting(call: Conversation): Due[] {
  if (call.isOver) return []
  const known = recall(call.turns)
  const times = closingTimes(call.opening.maxCallMs)
  const inDanger = known.concern >= 3
  const leaving = isLeaving(call)
  const dues: (Due | false | null)[] = [
    !inDanger && { at: times.end, happens: hangUp },
    leaving &&
      !inDanger && { at: Math.max(playedAt(call), call.line.personUntil, call.holdUntil ?? 0), happens: hangUp },
    call.cut && { at: Math.max(call.cut.until, call.line.personUntil), happens: sayTheRest },
    call.digitUntil !== null && { at: call.digitUntil, happens: answerMood },
    call.holdUntil !== null && { at: Math.max(call.holdUntil, call.line.personUntil), happens: answerHalf },
    !inDanger && !leaving && { at: times.part, happens: part },
    !inDanger && !leaving && !known.isClosing && { at: times.cutIn, happens: comeIn },
    !leaving &&
      call.cut === null &&
      call.holdUntil === null && { at: call.line.quietFrom + silenceFor(call, known), happens: breakSilence },
  ]
  return dues.filter((due) => due !== false && due !== null)
}

const playedAt = ({ line }: Conversation) => (line.voice?.endsAt ?? 0) + lingerMs

function hangUp(call: Conversation): Step {
  return [{ ...call, isOver: true }, [{ do: 'hang-up', reason: 'said-goodbye' }]]
}

/** The interruption was a cough: what was cut off is said after all. */
function sayTheRest(call: Conversation, at: number): Step {
  const rest = call.cut?.rest ?? ''
  const free = { ...call, cut: null }
  const cut = call.turns.findLast(({ speaker }) => speaker === 'companion')
  if (rest === '' || cut?.speaker !== 'companion') return [free, []]
  // A question that was cut before its first word still has to be counted as asked, once.
  const { question, ...intent } = cut.intent
  return speak(free, { words: rest, intent: cut.words === '' ? cut.intent : intent }, at)
}

function answerHalf(call: Conversation, at: number): Step {
  const said = utterance(call.turns)
  const free = { ...call, holdUntil: null }
  if (said === '') return [free, []]
  if (isThinking(said) || (breaksOff(said) && !isLeaving(call))) return speak(free, invite(call, said), at)
  return answer(free, said, at)
}

function comeIn(call: Conversation, at: number): Step {
  const lead = freshWords(cutIn, call, 'cut in')
  return over(call, at, (free) => close(free, at, recall(free.turns), lead))
}

function part(call: Conversation, at: number): Step {
  return over(call, at, (free) => farewell(free, at, recall(free.turns)))
}

/** Said although somebody may be speaking, because there is no other moment left. */
function over(call: Conversation, at: number, choose: (call: Conversation) => Parameters<typeof speak>[1]): Step {
  if (!isPlaying(call.line, at)) return speak(call, choose(call), at)
  const free = { ...call, line: silenced(call.line, at) }
  const [after, effects] = speak(free, choose(free), at)
  return [after, [{ do: 'stop-saying' }, ...effects]]
}

function silenceFor(call: Conversation, known: Recall): number {
  if (known.concern >= 3) return companyMs(known.nudges)
  if (known.standing?.does === 'wrap-up') return lastWordMs
  const lastTold = call.turns.findLast((turn) => turn.speaker === 'person' && wordsIn(turn.words) > 3)
  const isGentle = known.wantsOnlyEars || known.concern === 2 || (lastTold !== undefined && isSad(lastTold.words))
  return silenceMs(known.nudges, isGentle)
}

function breakSilence(call: Conversation, at: number): Step {
  if (isPersonSpeaking(call.line, at)) return [call, []]
  const known = recall(call.turns)
  if (known.concern === 3 || known.concern === 4) return speak(call, keepCompany(call, known.concern), at)
  if (known.standing?.does === 'wrap-up') return speak(call, farewell(call, at, known), at)
  const isLate = at >= closingTimes(call.opening.maxCallMs).steer
  if (isLate && !known.isClosing && known.hasSpoken) return speak(call, close(call, at, known, ''), at)
  const reply = known.nudges < mostNudges ? nudge(call, known) : leaveQuietly(call, known)
  return speak(call, reply, at)
}

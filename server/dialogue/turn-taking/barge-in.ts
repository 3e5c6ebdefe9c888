import { cancelPendingReply } from '../leading.ts'
import { amend, type Conversation, type Step } from '../state.ts'
import { sentencesOf } from '../understanding/plain.ts'
import { silenced } from './speech-activity.ts'
import { patience } from './timing.ts'

const flat = (words: string) => words.replace(/\s+/g, ' ').trim()

/**
 * The person cut in: what is stored becomes what was heard. A reply is stored when it is written but heard later, so
 * without this the transcript would hold words that nobody heard.
 */
export function interrupted(before: Conversation, afterSaying: string, at: number): Step {
  const call = cancelPendingReply(before, at)
  const reported = withoutFiller(call, flat(afterSaying))
  const position = positionOf(call, reported)
  const turn = call.turns[position]
  if (turn?.speaker !== 'companion') return [call, []]
  const isFiller = turn.intent.does === 'filler'
  const isLast = !call.turns.slice(position + 1).some(({ speaker }) => speaker === 'companion')
  // What a sign of listening announced was not heard at all.
  if (isFiller && isFollowed(call, position)) return interrupted(call, '', at)
  const heard = heardOf(turn.words, reported)
  if (heard === flat(turn.words)) return [call, []]
  const rest = isFiller ? '' : restOf(turn.words, heard)
  const cut = isLast ? { rest, until: at + patience.falseInterruption } : call.cut
  const line = isLast ? { ...silenced(call.line, at), quietFrom: Math.max(at, call.line.personUntil) } : call.line
  const [after, effects] = amend({ ...call, line, cut }, position, { ...turn, words: heard })
  return [after, isLast ? [{ do: 'stop-saying' }, ...effects] : effects]
}

/** A phone may tell in one piece what it said in one breath. */
function withoutFiller({ turns }: Conversation, reported: string): string {
  const [filler, last] = turns.filter(({ speaker, words }) => speaker === 'companion' && words !== '').slice(-2)
  if (filler?.speaker !== 'companion' || filler.intent.does !== 'filler' || !last || last.words.startsWith(reported))
    return reported
  return reported.startsWith(filler.words) && reported !== filler.words
    ? reported.slice(filler.words.length).trim()
    : reported
}

const isFollowed = ({ turns }: Conversation, position: number) =>
  turns.slice(position + 1).some(({ speaker, words }) => speaker === 'companion' && words !== '')

/** The last words said; the ones before them when only those begin as was heard, because the report came late. */
function positionOf({ turns }: Conversation, heard: string): number {
  const last = turns.findLastIndex(({ speaker, words }) => speaker === 'companion' && words !== '')
  const before = turns
    .slice(0, Math.max(0, last))
    .findLastIndex(({ speaker, words }) => speaker === 'companion' && words !== '')
  const fits = (position: number) => flat(turns[position]?.words ?? '').startsWith(heard)
  return heard !== '' && !fits(last) && before >= 0 && fits(before) ? before : last
}

/** Never more than was said, and only what was said: a phone may report numbers and marks in its own way. */
function heardOf(words: string, afterSaying: string): string {
  const said = flat(words)
  if (said.startsWith(afterSaying)) return afterSaying
  return said.split(' ').slice(0, afterSaying.split(' ').length).join(' ')
}

/** From the sentence that was cut on, so that it makes sense when it is said again. */
function restOf(words: string, heard: string): string {
  let length = 0
  const rest: string[] = []
  for (const sentence of sentencesOf(flat(words))) {
    length += sentence.length + 1
    if (length - 1 > heard.length) rest.push(sentence)
  }
  return rest.join(' ')
}

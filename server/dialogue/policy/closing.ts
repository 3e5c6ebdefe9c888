import type { DialogueState } from '../dialogue-state.ts'
import { followUp } from '../guide/follow-up.ts'
import { leadFor } from '../guide/lead.ts'
import { oneToAsk } from '../guide/questions.ts'
import { plainGoodbye } from '../identity/asking.ts'
import { short } from '../phrases/en/acknowledgements.ts'
import * as words from '../phrases/en/closings.ts'
import { type Conversation, isLeaving, type Reply } from '../state.ts'
import { fill, oneOf, together } from '../templates.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import { closingTimes } from '../turn-taking/timing.ts'
import type { EndReason, Intent } from '../turns.ts'
import { bareAnswer } from '../understanding/bare.ts'
import { inWords } from '../understanding/numbers.ts'
import { toneOf } from '../understanding/tone.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'

const forAnotherQuestionMs = 15_000
const isWorthAWord = 8

export const leftMs = (call: Conversation, at: number) => closingTimes(call.opening.maxCallMs).part - at

/** The next thing to be done on the way out: the number, what was left out, goodbye. */
export function close(call: Conversation, at: number, known: DialogueState, lead: string): Reply {
  const isRushed = leftMs(call, at) < forAnotherQuestionMs
  if (known.mood === null && known.moodAsks === 0) return askMood(call, known, words.moodQuestions, lead)
  if (!known.addAsked && !isRushed) {
    const { id, words: question } = oneToAsk(call, known, words.anythingToAdd)
    return { words: together(lead, question), intent: { does: 'offer-close', question: id } }
  }
  return farewell(call, at, known, lead)
}

export function askMood(
  call: Conversation,
  known: DialogueState,
  questions: Readonly<Record<string, string>>,
  lead: string,
): Reply {
  const { id, words: question } = oneToAsk(call, known, questions)
  return { words: together(lead, question), intent: { does: 'ask-mood', question: id } }
}

export function farewell(call: Conversation, at: number, known: DialogueState, lead = '', ends?: EndReason): Reply {
  const times = closingTimes(call.opening.maxCallMs)
  if (!known.isMet) return plainGoodbye(call, ends ?? 'time-up')
  const wasHard = (known.mood ?? 10) <= 4 || known.concern > 0 || toneOf(lastTold(call)) === 'hard'
  const { hour } = call.opening
  const { light, night, gentle } = voiceOf(call).farewells
  const ofTheHour = hour >= 21 || hour < 4 ? night : light
  const list = at >= times.part ? words.farewells.timeUp : wasHard ? gentle : ofTheHour
  const why = ends ?? (closedByTheClock(call, at) ? 'time-up' : undefined)
  const said = oneOf(list, call, { does: 'farewell', ends: why })
  return { ...said, words: together(lead, said.words) }
}

/** Whether the talk was steered to its end because its time was. */
function closedByTheClock({ turns, opening }: Conversation, at: number): boolean {
  const closing = turns.find((turn) => turn.speaker === 'companion' && closes.includes(turn.intent.does))
  return (closing?.at ?? at) >= closingTimes(opening.maxCallMs).steer
}
const closes: readonly Intent['does'][] = ['ask-mood', 'offer-close', 'farewell']

function lastTold({ turns }: Conversation): string {
  return turns.findLast((turn) => turn.speaker === 'person' && wordsIn(turn.words) > 4)?.words ?? ''
}

/** What was said in answer to the mood question. */
export function afterMood(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  const isGoing = known.standing?.question?.startsWith('mood.leaving') ?? false
  const lead = known.mood === null ? fill(freshWords(short.no, call, 'let go'), call) : moodSaidBack(known.mood)
  if (isGoing) return farewell(call, at, known, lead.replace(/ Thank you.*$/, ''))
  const isRefused = bareAnswer(said) !== null
  const mayAskAgain =
    known.mood === null && known.moodAsks === 1 && !isRefused && leftMs(call, at) > forAnotherQuestionMs
  return mayAskAgain ? askMood(call, known, words.moodAgain, '') : close(call, at, known, lead)
}

function moodSaidBack(mood: number): string {
  const number = inWords(mood)
  const said = `${number.charAt(0).toUpperCase()}${number.slice(1)}.`
  return mood <= 3 ? `${said} Thank you for being straight about it.` : `${said} Thank you.`
}

/** What was said in answer to "anything to add?". One more story is met with one more question. */
export function afterAnythingToAdd(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  const bare = bareAnswer(said)
  if (bare === 'yes') return oneOf(short.yes, call, { does: 'answer' })
  if (bare !== null) return farewell(call, at, known)
  return isStory(call, said, at) ? followUp(call, said, known) : withLead(call, said, at, known)
}

/** Whoever goes on telling although time is short is listened to until it is up; otherwise this was the end. */
export function afterLastStory(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  const isShortOfTime = at >= closingTimes(call.opening.maxCallMs).steer
  if (isShortOfTime && isStory(call, said, at)) return followUp(call, said, known)
  return known.addAsked ? withLead(call, said, at, known) : close(call, at, known, leadFor(call, said, toneOf(said)))
}

/** Something occurred to them after the goodbye: a story is met once, then goodbye again. */
export function afterGoodbye(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  if (known.farewells < 2 && isLeaving(call) && isStory(call, said, at)) return followUp(call, said, known)
  return oneOf(words.farewells.again, call, { does: 'farewell' })
}

const isStory = (call: Conversation, said: string, at: number) =>
  wordsIn(said) >= isWorthAWord && at < closingTimes(call.opening.maxCallMs).cutIn

const withLead = (call: Conversation, said: string, at: number, known: DialogueState) =>
  farewell(call, at, known, leadFor(call, said, toneOf(said)))

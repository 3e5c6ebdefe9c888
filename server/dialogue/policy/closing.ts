import type { DialogueState } from '../dialogue-state.ts'
import { mirroredTone } from '../guide/tone.ts'
import { plainGoodbye } from '../identity/asking.ts'
import * as words from '../phrases/en/closings.ts'
import { offersToClose, whyTheNumber } from '../phrases/en/guide.ts'
import type { Questions } from '../phrases/en/questions/question.ts'
import type { Conversation, Reply } from '../state.ts'
import { oneOf, together } from '../templates.ts'
import { closingTimes } from '../turn-taking/timing.ts'
import type { EndReason, Intent } from '../turns.ts'
import { inWords } from '../understanding/numbers.ts'
import { userAct } from '../understanding/user-act.ts'
import { choose, freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import type { Moment } from './moment.ts'

const forAnotherQuestionMs = 15_000
const aStory = 10

export const leftMs = (call: Conversation, at: number) => closingTimes(call.opening.maxCallMs).part - at

/** Whoever goes is let go. */
export const leave = (moment: Moment): Reply => farewell(moment, '', 'said-goodbye')

/** That was all: the number, if there is none, and then goodbye. */
export function round(moment: Moment): Reply {
  const { call, known } = moment
  const mayAsk = known.mood === null && known.moodAsks === 0
  return mayAsk
    ? askMood(call, known, words.moodQuestions, freshWords(words.beforeClosing, call, 'closing'))
    : farewell(moment)
}

export function offerClose({ call, known }: Moment): Reply {
  const { id, words: question } = oneToAsk(call, known, offersToClose)
  return { words: question, intent: { does: 'offer-close', question: id } }
}

/** Time is nearly up: this is said, with the next thing on the way out. */
export function steer(moment: Moment): Reply {
  return close(moment.call, moment.at, moment.known, freshWords(words.timeIsShort, moment.call, 'time'))
}

/** The next thing to be done on the way out: the number, then goodbye. */
export function close(call: Conversation, at: number, known: DialogueState, lead: string): Reply {
  const isRushed = leftMs(call, at) < forAnotherQuestionMs
  if (known.mood === null && known.moodAsks === 0 && !isRushed) return askMood(call, known, words.moodQuestions, lead)
  return sayGoodbye(call, at, known, lead)
}

export function askMood(call: Conversation, known: DialogueState, questions: Questions, lead: string): Reply {
  const { id, words: question } = oneToAsk(call, known, questions)
  return { words: together(lead, question), intent: { does: 'ask-mood', question: id } }
}

/** The number is said back; a story that came with it is met before goodbye. */
export function answerMoodGiven(moment: Moment): Reply {
  const { act, known } = moment
  const lead = moodSaidBack(act.mood ?? known.mood ?? 0)
  const isStory = act.words >= aStory && act.ending === null
  return isStory && !known.addAsked
    ? { ...offerClose(moment), words: together(lead, offerClose(moment).words) }
    : farewell(moment, lead)
}

function moodSaidBack(mood: number): string {
  const number = inWords(mood)
  const said = `${number.charAt(0).toUpperCase()}${number.slice(1)}.`
  return mood <= 3 ? `${said} Thank you for being straight about it.` : `${said} Thank you.`
}

/** A number given unasked is met with the one question that can only be asked of it. */
export function askWhyTheNumber({ act, known }: Moment): Reply {
  const mood = act.mood ?? 0
  const number = `${mood === 8 ? 'an' : 'a'} ${inWords(mood)}`
  const id = mood <= 5 && !known.asked.has('mood.up') ? 'mood.up' : 'mood.why'
  if (known.asked.has(id)) return { words: moodSaidBack(mood), intent: { does: 'reflect' } }
  const question = whyTheNumber[id].replace('{number}', number)
  const said = `${number.charAt(0).toUpperCase()}${number.slice(1)}.`
  return { words: `${said} ${question}`, intent: { does: 'ask', question: id } }
}

export const farewell = ({ call, at, known }: Moment, lead = '', ends?: EndReason) =>
  sayGoodbye(call, at, known, lead, ends)

export function sayGoodbye(call: Conversation, at: number, known: DialogueState, lead = '', ends?: EndReason): Reply {
  const times = closingTimes(call.opening.maxCallMs)
  if (!known.isMet) return plainGoodbye(call, ends ?? 'time-up')
  const wasHard = (known.mood ?? 10) <= 4 || known.concern > 0 || known.isEased || wasHardAtLast(call)
  const { hour } = call.opening
  const { light, night, gentle } = voiceOf(call).farewells
  const ofTheHour = hour >= 21 || hour < 4 ? night : light
  const list = at >= times.part ? words.farewells.timeUp : wasHard ? gentle : ofTheHour
  const why = ends ?? (closedByTheClock(call, at) ? 'time-up' : undefined)
  const said = oneOf(list, call, { does: 'farewell', ends: why })
  return { ...said, words: together(lead, said.words) }
}

function wasHardAtLast({ turns }: Conversation): boolean {
  const told = turns.findLast((turn) => turn.speaker === 'person' && turn.words.split(' ').length > 4)?.words
  return told !== undefined && mirroredTone(userAct(told, { asked: '', isMoodAsked: false })) === 'hard'
}

/** Whether the talk was steered to its end because its time was. */
function closedByTheClock({ turns, opening }: Conversation, at: number): boolean {
  const closing = turns.find((turn) => turn.speaker === 'companion' && closes.includes(turn.intent.does))
  return (closing?.at ?? at) >= closingTimes(opening.maxCallMs).steer
}
const closes: readonly Intent['does'][] = ['ask-mood', 'offer-close', 'farewell']

/** One of a list that has to be asked in some form each time: unheard ones first. */
export function oneToAsk(
  call: Conversation,
  known: DialogueState,
  questions: Questions,
): { id: string; words: string } {
  const all = Object.entries(questions).map(([id, text]) => ({ id, words: text }))
  const unasked = all.filter(({ id }) => !known.asked.has(id))
  const fresh = unasked.filter(({ id }) => !call.opening.recentQuestions.includes(id))
  const [first] = all
  const found = choose([fresh, unasked].find((list) => list.length > 0) ?? all, call, 'ask') ?? first
  if (!found) throw new Error('an empty list of questions')
  return found
}

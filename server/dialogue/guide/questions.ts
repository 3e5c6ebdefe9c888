import type { DialogueState } from '../dialogue-state.ts'
import type { Topic } from '../phrases/en/follow-ups/topic.ts'
import { type Question, questionsOf } from '../phrases/en/questions/question.ts'
import type { Conversation } from '../state.ts'
import type { Tone } from '../understanding/tone.ts'
import { choose } from '../variety.ts'

/** Not asked in this call, nor in the last two days. */
export function isNewTo(call: Conversation, known: DialogueState) {
  return ({ id }: Question) => !known.asked.has(id) && !call.opening.recentQuestions.includes(id)
}

/** One of a list that has to be asked in some form each time: unheard ones first. */
export function oneToAsk(
  call: Conversation,
  known: DialogueState,
  questions: Readonly<Record<string, string>>,
): Question {
  const all = Object.entries(questions).map(([id, words]) => ({ id, words }))
  const unasked = all.filter(({ id }) => !known.asked.has(id))
  const fresh = unasked.filter(isNewTo(call, known))
  const [first] = all
  const found = choose([fresh, unasked].find((list) => list.length > 0) ?? all, call, 'ask') ?? first
  if (!found) throw new Error('an empty list of questions')
  return found
}

/** What the tone calls for comes before what always fits. */
export function questionsAbout(topic: Topic, tone: Tone): Question[][] {
  const fitting = tone === 'good' || tone === 'hard' ? topic[tone] : {}
  return [questionsOf(topic.name, fitting), questionsOf(topic.name, topic.any)]
}

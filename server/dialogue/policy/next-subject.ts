import type { DialogueState } from '../dialogue-state.ts'
import { questionAbout } from '../guide/question.ts'
import { answers } from '../phrases/en/answers.ts'
import { anotherSubject, wishedSubject } from '../phrases/en/openers.ts'
import type { Conversation, Reply } from '../state.ts'
import { oneOf, together } from '../templates.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import type { Moment } from './moment.ts'

/** Leaves what was talked about for another part of life; only where there is nothing to go on with. */
export function changeSubject(call: Conversation, known: DialogueState, lead: string): Reply {
  const isNew = ({ id }: { id: string }) => !known.asked.has(id) && !call.opening.recentQuestions.includes(id)
  const question = wishedSubject(call).find(isNew) ?? anotherSubject(call, known.trail, isNew, known.exchanges > 2)
  if (!question) return oneOf(voiceOf(call).listening, call, { does: 'listen' })
  return { words: together(lead, question.words), intent: { does: 'ask', question: question.id } }
}

/** Told that it says too little, or nothing of its own, it asks: of what was told where it can, else of something new. */
export function speakUp({ call, act, known }: Moment, why: 'too-quiet' | 'stop-echoing'): Reply {
  const lead = freshWords(answers[why], call, 'lead')
  const question = questionAbout(call, act, known)
  if (!question) return changeSubject(call, known, lead)
  return { words: together(lead, question.words), intent: { does: 'ask', question: question.id } }
}

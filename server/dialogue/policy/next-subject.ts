import type { DialogueState } from '../dialogue-state.ts'
import { anotherSubject, wishedSubject } from '../phrases/en/openers.ts'
import type { Conversation, Reply } from '../state.ts'
import { oneOf, together } from '../templates.ts'
import { voiceOf } from '../voice.ts'

/** Leaves what was talked about for another part of life; only where there is nothing to go on with. */
export function changeSubject(call: Conversation, known: DialogueState, lead: string): Reply {
  const isNew = ({ id }: { id: string }) => !known.asked.has(id) && !call.opening.recentQuestions.includes(id)
  const question = wishedSubject(call).find(isNew) ?? anotherSubject(call, known.trail, isNew, known.exchanges > 2)
  if (!question) return oneOf(voiceOf(call).listening, call, { does: 'listen' })
  return { words: together(lead, question.words), intent: { does: 'ask', question: question.id } }
}

import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import type { DialogueState } from '../dialogue-state.ts'
import type { Conversation, Reply } from '../state.ts'
import { together } from '../templates.ts'
import type { UserAct } from '../understanding/user-act.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import { questionAbout } from './question.ts'
import { canBeNamedBack, reflection, takenUp } from './reflect.ts'
import { subjectsOf } from './subjects.ts'
import { mirroredTone } from './tone.ts'

/**
 * What the guide says to something told: what was told is taken up as it was said, and at most every second time one
 * question follows that can be asked of nothing else. Where nothing can be taken up it says only that it listens.
 */
export function toldReply(call: Conversation, act: UserAct, known: DialogueState): Reply {
  const { mentioned, barred } = known
  const question = known.mayAsk ? questionAbout(call, subjectsOf(act, new Set(), barred), known) : null
  const phrase = takenUp(act, mentioned, barred).find(canBeNamedBack)
  const before = question ? signOf(call, act) : (signOf(call, act) ?? feelingSaidBack(call, act))
  if (question) return { words: together(before ?? '', question.words), intent: { does: 'ask', question: question.id } }
  if (phrase)
    return { words: together(before ?? '', reflection(phrase)), intent: { does: 'reflect', names: phrase.words } }
  return { words: before ?? freshWords(voiceOf(call).listening, call, 'listening'), intent: { does: 'reflect' } }
}

function signOf(call: Conversation, act: UserAct): string | null {
  const tone = mirroredTone(act)
  if (tone === null) return null
  const unsaid = voiceOf(call).signs[tone].filter((words) => !call.turns.some((turn) => turn.words.includes(words)))
  return unsaid.length > 0 ? freshWords(unsaid, call, 'sign') : null
}

/** "You felt foolish." */
function feelingSaidBack(call: Conversation, { doc }: UserAct): string | null {
  const feeling = feelingTold(doc)
  if (!feeling) return null
  const words = feeling.isNow ? `You feel ${feeling.word}.` : `You felt ${feeling.word}.`
  return call.turns.some((turn) => turn.words.includes(words)) ? null : words
}

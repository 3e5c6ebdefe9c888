import { returning } from '../builtin/answers.ts'
import { greetingsAt, met } from '../builtin/greetings.ts'
import * as words from '../builtin/nudges.ts'
import { afterAHardCall, openingQuestion } from '../builtin/openers.ts'
import type { Conversation, Reply } from '../call.ts'
import { wordsIn } from '../line/line.ts'
import { type Recall, utterance } from '../recall.ts'
import { isThinking } from '../understanding/fragments.ts'
import { someoneIn } from '../understanding/someone.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import { fill, oneOf } from '../wording.ts'

/** In one turn. */
const mostWords = 30

export function greeting(call: Conversation): Reply {
  const isKnown = call.turns.some(({ speaker }) => speaker === 'companion')
  const greetings = isKnown ? met : voiceOf(call).greetings
  const hello = fill(freshWords(greetingsAt(call.opening.hour, greetings), call, 'greeting'), call)
  if (call.opening.wasInDanger) {
    const { id, words: question } = afterAHardCall(call)
    return { words: `${hello} ${question}`, intent: { does: 'greet', question: id, concern: 2 } }
  }
  const { followUp } = call.opening
  const isShort = followUp && wordsIn(hello) + wordsIn(followUp.words) <= mostWords
  const { id, words: question } = isShort ? followUp : openingQuestion(call)
  return { words: `${hello} ${question}`, intent: { does: 'greet', question: id } }
}

/** The first words after the line dropped: no new greeting, no new question. */
export function comingBack(call: Conversation, known: Recall, isEnding: boolean): Reply {
  if (isEnding) return oneOf(returning.end, call, { does: 'farewell' })
  const pending = utterance(call.turns)
  const about = someoneIn(pending)
  if (about) return oneOf(returning.about, call, { does: 'return' }, { person: about.called })
  if (pending !== '') return oneOf(returning.plain, call, { does: 'return' })
  const isMood = known.standing?.does === 'ask-mood' && known.mood === null
  return oneOf(isMood ? returning.mood : returning.waiting, call, { does: 'return' })
}

export function nudge(call: Conversation, known: Recall): Reply {
  const isMood = known.standing?.does === 'ask-mood' && known.mood === null
  const list = known.nudges > 0 ? words.second : isMood ? words.firstForMood : voiceOf(call).nudges
  return oneOf(list, call, { does: 'nudge' })
}

export function leaveQuietly(call: Conversation, known: Recall): Reply {
  return oneOf(known.hasSpoken ? words.wentQuiet : words.neverHeard, call, { does: 'farewell', ends: 'silence' })
}

/** Nothing came after half a sentence, or after "let me think". */
export function invite(call: Conversation, said: string): Reply {
  return oneOf(isThinking(said) ? words.stillThinking : words.goOn, call, { does: 'answer' })
}

import { keyPhrases } from '#server/language/key-phrases/key-phrases.ts'
import { read } from '#server/language/read.ts'
import { type DialogueState, utterance } from '../dialogue-state.ts'
import { returning } from '../phrases/en/answers.ts'
import { greetingsAt, met } from '../phrases/en/greetings.ts'
import { afterAHardCall, openingQuestion } from '../phrases/en/openers.ts'
import * as words from '../phrases/en/reprompts.ts'
import type { Conversation, Reply } from '../state.ts'
import { fill, oneOf } from '../templates.ts'
import { isThinking } from '../turn-taking/end-of-turn.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'

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
  return { words: `${hello} ${question}`, intent: { does: 'greet', question: id }, hello }
}

/** The first words after the line dropped: no new greeting, no new question. */
export function comingBack(call: Conversation, known: DialogueState, isEnding: boolean): Reply {
  if (isEnding) return oneOf(returning.end, call, { does: 'farewell' })
  const pending = utterance(call.turns)
  const [about] = keyPhrases(read(pending))
  if (about) return oneOf(returning.about, call, { does: 'resume' }, { it: about.words })
  if (pending !== '') return oneOf(returning.plain, call, { does: 'resume' })
  const isMood = known.standing?.does === 'ask-mood' && known.mood === null
  return oneOf(isMood ? returning.mood : returning.waiting, call, { does: 'resume' })
}

export function reprompt(call: Conversation, known: DialogueState): Reply {
  const isMood = known.standing?.does === 'ask-mood' && known.mood === null
  const list = known.reprompts > 0 ? words.second : isMood ? words.firstForMood : voiceOf(call).reprompts
  return oneOf(list, call, { does: 'reprompt' })
}

export function leaveQuietly(call: Conversation, known: DialogueState): Reply {
  return oneOf(known.hasSpoken ? words.wentQuiet : words.neverHeard, call, { does: 'farewell', ends: 'silence' })
}

/** Nothing came after half a sentence, or after "let me think". */
export function invite(call: Conversation, said: string): Reply {
  return oneOf(isThinking(said) ? words.stillThinking : words.goOn, call, { does: 'answer' })
}

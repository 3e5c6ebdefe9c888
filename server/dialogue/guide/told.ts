import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import { speaksFor, type Told } from '#server/language/told/told.ts'
import type { DialogueState } from '../dialogue-state.ts'
import { whatCameNext } from '../phrases/en/acknowledgements.ts'
import { toldWords } from '../phrases/en/told/told.ts'
import type { Conversation, Reply } from '../state.ts'
import { together } from '../templates.ts'
import { inWords } from '../understanding/numbers.ts'
import type { UserAct } from '../understanding/user-act.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import { questionAbout } from './question.ts'
import { canBeNamedBack, reflection, takenUp } from './reflect.ts'
import { kindsInTone, mirroredTone } from './tone.ts'

/**
 * What the guide says to something told: that it was heard, in words for its kind, and at most every second time one
 * question that can be asked of nothing else. Named back is only what a question is then asked about: by itself it sounds
 * like an echo. Where nothing can be taken up it says only that it listens.
 */
export function toldReply(call: Conversation, act: UserAct, known: DialogueState): Reply {
  const kind = kindsInTone(act).find(({ kind }) => !known.barred.has(kind))?.kind ?? null
  const question = known.mayAsk ? questionAbout(call, act, known) : null
  const sign = numberSaidBack(act) ?? signOf(call, act, kind) ?? (question ? null : feelingSaidBack(call, act))
  const took = sign && kind ? { kind } : {}
  if (!question) return { words: sign ?? goOn(call, act, known), intent: { does: 'reflect', ...took } }
  const phrase = sign ? undefined : phraseIn(act, known, kind)
  return {
    words: together(sign ?? (phrase ? reflection(phrase) : ''), question.words),
    intent: { does: 'ask', question: question.id, ...took, ...(phrase && { names: phrase.words }) },
  }
}

/** Told in the middle of much else, a number is met by saying it, so that nobody wonders whether it was heard. */
function numberSaidBack({ mood, isMoodNumber }: UserAct): string | null {
  if (mood === null || !isMoodNumber) return null
  return `${mood === 8 ? 'An' : 'A'} ${inWords(mood)}, then.`
}

const aStory = 12

function goOn(call: Conversation, { words }: UserAct, { mayAsk }: DialogueState): string {
  const { listening } = voiceOf(call)
  return freshWords(mayAsk && words >= aStory ? [...listening, ...whatCameNext] : listening, call, 'listening')
}

/** Of what was told the phrase that speaks most for its kind; where no kind was heard, the weightiest. */
function phraseIn(act: UserAct, { mentioned, barred, mayName }: DialogueState, kind: Told['kind'] | null) {
  if (!mayName) return undefined
  const phrases = takenUp(act, mentioned, barred).filter(canBeNamedBack)
  if (kind === null) return phrases[0]
  const speaking = phrases.map((phrase) => ({ phrase, for: speaksFor(kind, phrase.words) }))
  return speaking.toSorted((one, other) => other.for - one.for).find((one) => one.for > 0)?.phrase
}

/** Its own way of saying it where a companion has one; words for the kind of thing otherwise. Each once a call. */
function signOf(call: Conversation, act: UserAct, kind: Told['kind'] | null): string | null {
  const voice = voiceOf(call)
  const tone = mirroredTone(act)
  const ofTone = tone ? voice.signs[tone] : []
  const ofKind = kind ? toldWords[kind].signs : []
  const unsaid = (list: readonly string[]) =>
    list.filter((words) => !call.turns.some((turn) => turn.words.includes(words)))
  const lists = voice.name === 'plain' ? [ofKind, ofTone] : [ofTone, ofKind]
  const list = lists.map(unsaid).find(({ length }) => length > 0)
  return list ? freshWords(list, call, 'sign') : null
}

/** "You felt foolish." */
function feelingSaidBack(call: Conversation, { doc }: UserAct): string | null {
  const feeling = feelingTold(doc)
  if (!feeling) return null
  const words = feeling.isNow ? `You feel ${feeling.word}.` : `You felt ${feeling.word}.`
  return call.turns.some((turn) => turn.words.includes(words)) ? null : words
}

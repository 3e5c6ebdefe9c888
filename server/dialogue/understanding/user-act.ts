import { ratingWords } from '#server/language/en/mood/rating-words.ts'
import { type BareAnswer, bareAnswer } from '#server/language/intents/bare-answer.ts'
import { type Intent, type IntentId, intentsIn } from '#server/language/intents/intents.ts'
import { spokenWords } from '#server/language/intents/spoken-words.ts'
import { moodAnswered, moodTold } from '#server/language/mood/self-rated.ts'
import { type Doc, read } from '#server/language/read.ts'
import { isCorrectionOf } from './correction.ts'

/** What was said just before, without which an answer cannot be understood. */
export type Context = {
  /** The companion's last words that were heard. */
  asked: string
  /** That was about what the person had told, so that it can be wrong about them. */
  isAboutThem?: boolean
  /** What the person had told earlier in the talk. */
  told: readonly string[]
  /** The number of a mood is what was asked for. */
  isMoodAsked: boolean
}

/** One utterance of the person, understood once. */
export type UserAct = {
  said: string
  doc: Doc
  /** How many words were said. */
  words: number
  /** Wants to go: at once, or once it is rounded off. */
  ending: 'now' | 'done' | null
  /** What is asked of the talk itself, if it is. */
  wants: IntentId | null
  /** All of that, wherever in the utterance. */
  intents: ReadonlySet<IntentId>
  isCorrection: boolean
  /** 1 to 10, halves allowed. */
  mood: number | null
  bare: BareAnswer | null
}

export function userAct(said: string, context: Context): UserAct {
  const doc = read(said)
  const intents = intentsIn(doc)
  const words = spokenWords(said).length
  return {
    ...{ said, doc, words },
    ending: endingIn(doc, intents, words),
    wants: wantsIn(doc, intents, words),
    intents: new Set(intents.map(({ id }) => id)),
    isCorrection: isCorrectionOf(doc, intents, context),
    mood: context.isMoodAsked || isRatingAlone(said) ? moodAnswered(said) : moodTold(said),
    bare: bareAnswer(said),
  }
}

/** "Eight-ish", "a seven more or less", "9/10": nothing but a number and what softens it. */
const isRatingAlone = (said: string) =>
  /\d|\bone\b|\w+(?:ee|ve|ur|x|en|ight|ne|o)\b/i.test(said) && spokenWords(said).every((word) => ratingWords.has(word))

/** So near the end of what was said, in clauses, a goodbye is one; before that it is part of a story. */
const atTheEnd = 3
/** In so few words "that's it" is no end of a story. */
const briefly = 9
/** Whoever is called away says little else. */
const hurried = 12

function endingIn({ clauses }: Doc, intents: readonly Intent[], words: number): UserAct['ending'] {
  const last = intents.filter(({ clause }) => clause >= clauses.length - atTheEnd).map(({ id }) => id)
  const is = (...ids: IntentId[]) => last.some((id) => ids.includes(id))
  if (is('goodbye', 'leave', 'stop')) return 'now'
  // Last of all, or said of today: it rounds off what was told before.
  const endsSo = intents.some(
    ({ id, clause }) => id === 'done' && clause === clauses.length - 1 && roundsOff(clauses[clause]?.text ?? ''),
  )
  if (is('called-away') && words <= hurried) return 'now'
  return is('done') && (words <= briefly || is('thanks') || endsSo) ? 'done' : null
}

const roundsOff = (clause: string) => spokenWords(clause).some((word) => roundingWords.has(word))
const roundingWords = new Set([
  'today',
  'tonight',
  'now',
  'thanks',
  'thank',
  'me',
  'everything',
  'enough',
  'evening',
  'report',
  'say',
  'got',
  'side',
  'goodnight',
  'then',
  'really',
])

/** Most important first; what is said in passing in a long story is told, not asked. */
const order: readonly IntentId[] = [
  ...(['no-more-calls', 'wrong-person', 'not-now', 'recording', 'are-you-real', 'advice', 'call-back'] as const),
  ...([
    'what-i-said',
    'who-are-you',
    'something-nice',
    'stop-echoing',
    'just-listen',
    'opinion',
    'what-you-know',
  ] as const),
  ...(['time-left', 'look-up', 'about-you', 'how-are-you', 'repeat', 'anyone-there', 'skip', 'ask-me'] as const),
  ...(['insult', 'thanks', 'hello'] as const),
]
const passing = 4
const inShort = 30

function wantsIn({ clauses }: Doc, intents: readonly Intent[], words: number): IntentId | null {
  const counted = words <= inShort ? intents : intents.filter(({ clause }) => clause >= clauses.length - passing)
  return order.find((id) => counted.some((intent) => intent.id === id)) ?? null
}

import { type BareAnswer, bareAnswer } from '#server/language/intents/bare-answer.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { type Intent, intentsIn } from '#server/language/intents/intents.ts'
import { spokenWords } from '#server/language/intents/spoken-words.ts'
import { corrects } from '#server/language/intents/weighing/correction.ts'
import { moodSaid } from '#server/language/mood/self-rated/mood-said.ts'
import { type Doc, read } from '#server/language/read.ts'

/** What was said just before, without which an answer cannot be understood. */
export type Context = {
  /** The companion's last words that were heard. */
  asked: string
  /** That was about what the person had told, so that it can be wrong about them. */
  isAboutThem?: boolean
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
  /** They said the number; otherwise it was told in words. */
  isMoodNumber: boolean
  bare: BareAnswer | null
}

export function userAct(said: string, context: Context): UserAct {
  const doc = read(said)
  const intents = intentsIn(doc)
  const words = spokenWords(said).length
  const isTakenUp = context.isAboutThem !== false && !context.isMoodAsked && context.asked !== ''
  const mood = moodSaid(doc, context.isMoodAsked)
  return {
    ...{ said, doc, words },
    ending: endingIn(doc, intents, words),
    wants: wantsIn(doc, intents, words),
    intents: new Set(intents.map(({ id }) => id)),
    // Who tells how they are puts nothing right, whatever was asked.
    isCorrection:
      mood !== null
        ? false
        : isTakenUp
          ? corrects(doc, read(context.asked))
          : intents.some(({ id }) => id === 'correction'),
    mood: mood?.value ?? null,
    isMoodNumber: mood?.isNumber ?? false,
    bare: bareAnswer(said),
  }
}

/** So near the end of what was said, in clauses, a goodbye is one; before that it is part of a story. */
const atTheEnd = 3
/** Whoever told much is not hung up on by a word that might be part of it: in log odds, beyond the mark. */
const [muchTold, sureAfterMuch] = [20, 0.8]

function endingIn({ clauses }: Doc, intents: readonly Intent[], words: number): UserAct['ending'] {
  const sure = words > muchTold ? sureAfterMuch : 0
  const isLast = ({ clause, score }: Intent) => clause >= clauses.length - atTheEnd && score >= sure
  const last = new Set(intents.filter(isLast).map(({ id }) => id))
  if (last.has('leave')) return 'now'
  return last.has('done') ? 'done' : null
}

/** What is answered by something else than a want. */
const others: ReadonlySet<IntentId> = new Set(['leave', 'done', 'correction', 'mood-told'])
/** With anything else they are only its frame: "hello? I don't want these calls". */
const courtesies: ReadonlySet<IntentId> = new Set(['hello', 'thanks'])
/** What is said in passing in a long story is told, not asked; of how one is talked with one speaks first. */
const [passing, opening] = [4, 2]
const inShort = 30
const ofManner: ReadonlySet<IntentId> = new Set(['ask-me', 'too-quiet', 'unanswered', 'stop-echoing', 'just-listen'])

/** What is wanted most clearly. */
function wantsIn({ clauses }: Doc, intents: readonly Intent[], words: number): IntentId | null {
  const counted = intents.filter(
    ({ id, clause }) =>
      !others.has(id) &&
      (words <= inShort || clause >= clauses.length - passing || (clause < opening && ofManner.has(id))),
  )
  const [first, second] = counted.toSorted((one, other) => other.score - one.score)
  return (first && courtesies.has(first.id) ? (second ?? first) : first)?.id ?? null
}

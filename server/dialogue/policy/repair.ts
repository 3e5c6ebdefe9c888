import { intentsIn } from '#server/language/intents/intents.ts'
import { type Doc, read } from '#server/language/read.ts'
import { apologies, floor, noted } from '../phrases/en/guide.ts'
import type { Reply } from '../state.ts'
import { together } from '../templates.ts'
import type { Intent } from '../turns.ts'
import { freshWords } from '../variety.ts'
import type { Moment } from './moment.ts'

/** What the companion's words were about: the thing it named, and the one it asked about. */
const headsOf = ({ names, question, kind }: Intent): string[] =>
  [names?.split(' ').at(-1), question?.split(':')[1], kind].flatMap((head) => head?.toLowerCase() ?? [])

const contentOf = ({ tokens }: Doc) =>
  new Set(tokens.flatMap(({ isStop, pos, lemma }) => (isStop || pos === 'PUNCT' ? [] : [lemma])))

/** Whoever puts something right that the companion has not said had said it so themselves. */
const sharesNothing = (said: Doc, answered: Doc) =>
  contentOf(said).isDisjointFrom(contentOf(answered)) && !intentsIn(said).some(({ id }) => id === 'correction')

/** Sorry in three words, and the floor; what was misread is left alone. */
export function repair({ call, act }: Moment): Reply {
  const wrong = call.turns.findLast((turn) => turn.speaker === 'companion' && turn.words !== '')
  if (wrong?.speaker === 'companion' && !wrong.intent.names && sharesNothing(act.doc, read(wrong.words)))
    return { words: freshWords(noted, call, 'noted'), intent: { does: 'reflect' } }
  const own = new Set(act.doc.tokens.map(({ lower }) => lower))
  const bars = wrong?.speaker === 'companion' ? headsOf(wrong.intent) : []
  const mistaken = bars.filter(
    (head) => !own.has(head) || act.doc.tokens.some(({ lower, isNegated }) => lower === head && isNegated),
  )
  const words = together(freshWords(apologies, call, 'sorry'), freshWords(floor, call, 'floor'))
  return { words, intent: { does: 'repair', bars: mistaken } }
}

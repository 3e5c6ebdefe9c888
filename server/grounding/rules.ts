import { unknownTime } from './anchors/dates.ts'
import { unknownName } from './anchors/names.ts'
import { uncounted, unknownNumber, unmeasured } from './anchors/numbers.ts'
import { quotesIn } from './anchors/quotes.ts'
import { unknownEvent, unknownPerson, unsaid } from './claims/anchors.ts'
import { isClaim, isUrging } from './claims/claim.ts'
import { turnedAround, turnedThing, wrongPerson } from './claims/polarity.ts'
import { retoldWrongly } from './claims/retold.ts'
import { supportOf, undone, unjudged, unsupported } from './claims/support.ts'
import { causes, doneDeeds } from './en/phrases.ts'
import { asksAgain } from './questions.ts'
import type { Sentence } from './sentence.ts'
import type { Sources, Text } from './sources.ts'
import * as manners from './style/manners.ts'
import { phraseIn } from './style/phrase.ts'
import * as shape from './style/shape.ts'

/** What is found fault with, or null. `texts` are the sources that this sentence rests on. */
type When = (sentence: Sentence, sources: Sources, texts: readonly Text[]) => string | null
export type Rule = { id: RuleId; when: When }

const rule = <const Id extends string>(id: Id, when: When) => ({ id, when })

export const form = {
  spoken: rule('form', shape.unspeakable),
  typed: rule('form', shape.untypable),
  length: rule('length', shape.tooLong),
  questions: rule('questions', shape.secondQuestion),
  language: rule('language', shape.foreign),
  repeated: rule('repeated', ({ text, bareText, words }, { asked }) =>
    bareText.includes('?') && asksAgain(words, asked) ? text : null,
  ),
}

export const style = {
  harm: rule('harm', manners.ofHarm),
  forbidden: rule('forbidden', manners.brings),
  instructions: rule('instructions', manners.leaking),
  refusal: rule('refusal', manners.refusing),
  self: rule('self', manners.ofALife),
  promise: rule('promise', manners.promising),
  deed: rule('promise', ({ bare }) => phraseIn(bare, doneDeeds)?.phrase ?? null),
  dose: rule('dose', manners.dosed),
  diagnosis: rule('diagnosis', manners.diagnosing),
  sweeping: rule('overreach', manners.sweeps),
  causes: rule('overreach', ({ bare }) => phraseIn(bare, causes)?.phrase ?? null),
}

const leastSupport = 0.6
const leastOfTurns = 0.7

export const grounds = {
  named: rule('entry', ({ on }, { texts }) => missing(on, texts)),
  resting: rule('entry', ({ on, text }, { texts }) => (on.length === 0 ? text : missing(on, texts))),
  quote: rule('quote', ({ text }, { isUnwanted }, texts) => {
    const quotes = quotesIn(text, texts)
    return quotes && !quotes.some(({ quote, source }) => isUnwanted(quote, source.id)) ? null : text
  }),
  name: rule('name', ({ bare, bareText }, sources, texts) => unknownName(bare, bareText, texts, sources)),
  number: rule('number', ({ bare }, _, texts) => unknownNumber(bare, texts)),
  /** The number, beside the same word. */
  count: rule('number', ({ bare }, { figures }, texts) =>
    figures ? unmeasured(bare, figures) : uncounted(bare, texts),
  ),
  date: rule('date', ({ bare }, _, texts) => unknownTime(bare, texts)),
  person: rule('person', ({ bare }, _, texts) => unknownPerson(bare, texts)),
  event: rule('event', ({ bare }, _, texts) => unknownEvent(bare, texts)),
  said: rule('said', ({ bare, bareText, isQuestion }, _, texts) => unsaid(bare, bareText, isQuestion, texts)),
  /** What is claimed of somebody is said for the most part in words that stand there. */
  supported: rule('unfounded', (sentence, _, texts) =>
    isClaim(sentence) && supportOf(sentence.bare, texts) < leastSupport ? unsupported(sentence.bare, texts) : null,
  ),
  /** … in no others. */
  borneOut: rule('unfounded', (sentence, { claims }, texts) => {
    const isOne = claims === 'every' || isClaim(sentence) || sentence.bareText !== sentence.text
    if (!isOne || claims === 'ours') return null
    const isTold = claims === 'every' && !sentence.isQuestion
    const found = unsupported(sentence.bare, texts)
    if (found !== null || !isTold) return found
    return unjudged(sentence.bare, texts) ?? undone(sentence.bareText, namedOf(sentence, texts))
  }),
  /** What happened is told as it was: by whom, whether, and whether it has been at all. */
  retold: rule('retold', (sentence, { claims }, texts) => {
    if (claims === 'ours' || sentence.isQuestion) return null
    return retoldWrongly(sentence.bareText, namedOf(sentence, texts))?.root ?? turnedThing(sentence, texts)
  }),
  /** Nobody asked for it. */
  advice: rule('advice', (sentence, { claims }) =>
    claims === 'every' && !sentence.isQuestion && isUrging(sentence) ? sentence.text : null,
  ),
  ofTurns: rule('unfounded', ({ words }, _, texts) =>
    supportOf(words, texts) < leastOfTurns ? unsupported(words, texts) : null,
  ),
  polarity: rule('polarity', (sentence, _, texts) => turnedAround(sentence, texts)),
  doer: rule('doer', (sentence, _, texts) => wrongPerson(sentence, texts)),
}

/** Deeds are those of the entries that a sentence names; where it names none, of all. */
const namedOf = ({ on }: Sentence, texts: readonly Text[]) =>
  on.length > 0 ? texts.filter(({ id }) => id !== undefined) : texts

function missing(on: readonly number[], texts: readonly Text[]): string | null {
  const gone = on.find((id) => !texts.some((text) => text.id === id))
  return gone === undefined ? null : String(gone)
}

type Ids<Group> = { [Key in keyof Group]: Group[Key] extends { id: infer Id } ? Id : never }[keyof Group]
export type RuleId = Ids<typeof form> | Ids<typeof style> | Ids<typeof grounds>

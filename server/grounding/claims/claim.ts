import { offers, softOffers, urgings } from '../en/phrases.ts'
import { contentOf, type Word } from '../reading.ts'
import type { Sentence } from '../sentence.ts'
import { says } from '../style/phrase.ts'

const ofThem = new Set(['you', 'your', 'yours', 'yourself'])
const isPast = ({ form, lemma, token }: Word) =>
  (token.pos === 'VERB' || token.pos === 'AUX') && form !== lemma && !/(?:ing|s)$/.test(form) && !isPresent.has(form)
const isPresent = new Set(['am', 'are', 'ca', 'wo', 'not', 'will', 'would', 'have'])

/** Advice: something they could do, not something that is. */
export const isAdvice = ({ bare }: Sentence): boolean => says(bare, softOffers) || isOrder(bare)

/** Advice that is more than an offer: what they should do. */
export const isUrging = ({ bare }: Sentence): boolean => says(bare, urgings) || isOrder(bare)

const isOrder = (words: readonly Word[]) => says(words.slice(0, 1), offers) && words[0]?.token.pos !== 'NOUN'

/** Whether it says something of the person, or of anybody in the past: that has to be borne out. A wish or an offer has not. */
export function isClaim(sentence: Sentence): boolean {
  const { bare, isQuestion } = sentence
  if (bare.some((word) => isPast(word) || word.form === 'was' || word.form === 'were')) return true
  return bare.some(({ form }) => ofThem.has(form)) && !isAdvice(sentence) && !isQuestion
}

/** Whether there is anything in it that could be borne out. */
export const tellsSomething = ({ bare }: Sentence) => contentOf(bare).size > 0

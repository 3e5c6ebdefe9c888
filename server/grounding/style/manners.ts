import { conditions, cures, doses, medicineEndings, medicines } from '../en/conditions.ts'
import { deeds, harm, lives, ofItsInstructions, promises, refusals, supposing, sweeping } from '../en/phrases.ts'
import { dosing, instructing, itsBelongings, itsDeeds, itsFaults, living } from '../en/telling.ts'
import type { Word } from '../reading.ts'
import { runsIn } from '../runs.ts'
import type { Sentence } from '../sentence.ts'
import { holdsForm, holdsRoot, type Sources } from '../sources.ts'
import { phraseIn, says } from './phrase.ts'

const found = (words: readonly Word[], phrases: readonly string[]) => phraseIn(words, phrases)?.phrase ?? null

export const ofHarm = ({ words }: Sentence) => found(words, harm)
export const refusing = ({ bare }: Sentence) => found(bare, refusals)

export function promising({ bare, isQuestion }: Sentence, { texts }: Sources): string | null {
  const said = found(bare, promises) ?? found(bare, deeds)
  if (said || isQuestion || says(bare, supposing)) return said
  const future = bare.findIndex(({ form }, at) => form === 'will' || isGoing(bare, at))
  const subject = bare
    .slice(0, future)
    .findLast(({ token }) => token.pos === 'PRON' || token.pos === 'NOUN' || token.pos === 'PROPN')
  if (future === -1 || !subject || subject.form === 'i' || subject.form === 'we' || isAsked(bare, future)) return null
  const verb = bare.slice(future + 1).find(({ token, form }) => token.pos === 'VERB' || form === 'be')
  const told = texts.filter(({ by }) => by !== 'companion')
  const isTold = told.some(({ read }) => read.some(({ root, token }) => root === verb?.root && !token.isNegated))
  if (!verb || (verb.form !== 'be' && isTold)) return null
  return bare
    .slice(future)
    .map(({ form }) => form)
    .join(' ')
}

/** "You talked about what it will be like." */
const isAsked = (words: readonly Word[], at: number) =>
  words.slice(0, at).some(({ form }, place) => place > 0 && asking.has(form))
const asking = new Set(['what', 'how', 'whether', 'if', 'when', 'where'])

const isGoing = (words: readonly Word[], at: number) =>
  words[at]?.form === 'going' &&
  words[at + 1]?.form === 'to' &&
  words[at - 1] !== undefined &&
  words[at + 2]?.token.pos !== 'NOUN'

/** A condition that nobody named, or what would be done about one. */
export function diagnosing({ bare }: Sentence, { texts }: Sources): string | null {
  return (
    bare.find(({ lemma, form, root }) => (conditions.has(lemma) || conditions.has(form)) && !holdsRoot(texts, root))
      ?.form ?? null
  )
}

const isMedicine = ({ lemma }: Word) =>
  medicines.has(lemma) || medicineEndings.some((ending) => lemma.length > ending.length && lemma.endsWith(ending))

/** A medicine nobody named, and what to do with one that was. */
export function dosed({ bare, isQuestion }: Sentence, { texts }: Sources): string | null {
  const unnamed =
    bare.find((word) => isMedicine(word) && !holdsRoot(texts, word.root)) ?? bare.find(({ lemma }) => cures.has(lemma))
  if (unnamed) return unnamed.form
  const medicine = bare.findIndex((word) => isMedicine(word) || doses.has(word.lemma))
  if (medicine === -1 || isQuestion) return null
  const verb = bare.slice(0, medicine).findLast(({ form }) => dosing.has(form))
  if (!verb) return null
  const before = bare.slice(0, bare.indexOf(verb))
  return before.length === 0 || before.some(({ form }) => instructing.has(form)) ? verb.form : null
}

const asksOfThem = (words: readonly Word[], at: number) => words[at - 1]?.token.pos === 'AUX'

/** It listens, and has no past, no family and no body to speak of. */
export function ofALife({ bare }: Sentence): string | null {
  const said = found(bare, lives)
  if (said) return said
  for (const [at, { form }] of bare.entries()) {
    if ((form === 'my' || form === 'our') && !isItsOwn(bare, at)) return `${form} ${bare[at + 1]?.form ?? ''}`
    if (form === 'myself' || form === 'mine' || form === 'ourselves') return form
    if ((form === 'i' || form === 'we') && !asksOfThem(bare, at)) {
      const done = hasLived(bare, at)
      if (done) return `${form} ${done}`
    }
  }
  return null
}

const isItsOwn = (words: readonly Word[], at: number) =>
  words.slice(at + 1, at + 3).some(({ lemma }) => itsBelongings.has(lemma))

/** Up to the next one who does something. */
const ownClause = (words: readonly Word[], at: number) => {
  const next = words.slice(at + 1).findIndex(({ token }) => token.pos === 'PRON' && token.lower !== 'it')
  return words.slice(at + 1, next === -1 ? at + 5 : Math.min(at + 5, at + 1 + next))
}

function hasLived(words: readonly Word[], at: number): string | null {
  const near = ownClause(words, at).filter(({ token }) => token.pos === 'VERB' || token.pos === 'AUX')
  const isPerfect = near[0] !== undefined && /^(?:have|had)$/.test(near[0].form)
  const verb = isPerfect
    ? (near.find(({ token, lemma }) => token.pos === 'VERB' && lemma !== 'have') ?? near[0])
    : near[0]
  if (!verb) return null
  if (verb.form === 'had') return 'had'
  if (living.has(verb.form)) return verb.form
  if (verb.form === 'was' || verb.form === 'were') {
    const after = words.slice(words.indexOf(verb) + 1, words.indexOf(verb) + 4)
    return after.some(({ form }) => itsFaults.has(form)) ? null : verb.form
  }
  if (verb.token.pos !== 'VERB') return verb.form === 'used' ? verb.form : null
  const isPast = verb.form !== verb.lemma && !/(?:ing|s)$/.test(verb.form)
  return isPast && !itsDeeds.has(verb.lemma) ? verb.form : null
}

/** So many words of our instructions in a row are no chance. */
export function leaking({ bare, bareText }: Sentence, { instructions }: Sources): string | null {
  const said = found(bare, ofItsInstructions)
  if (said || instructions.size === 0) return said
  return [...runsIn(bareText)].find((run) => instructions.has(run)) ?? null
}

/** What nobody can know of anybody, unless they say so themselves. */
export function sweeps({ bare }: Sentence, { texts }: Sources): string | null {
  const said = phraseIn(bare, sweeping)
  const word = said && bare[said.to - 1]?.form
  return word &&
    !holdsForm(
      texts.filter(({ by }) => by === 'person'),
      word,
    )
    ? word
    : null
}

/** What is not to be brought up, as a word of its own; "your sister" is "my sister" too. */
export function brings({ text }: Sentence, { forbidden }: Sources): string | null {
  return forbidden.find((words) => [words, words.replace(/^your /i, 'my ')].some((name) => isNamed(text, name))) ?? null
}

/** Whether a name, or a phrase, stands in the text by itself. */
export function isNamed(text: string, name: string): boolean {
  const words = plain(name)
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'u').test(plain(text))
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'")

import { relations } from '#server/language/en/nouns.ts'
import { actsTowards } from '#server/language/en/people/people.ts'
import { calendarWords } from '#server/language/en/time/calendar.ts'
import { isInLexicon, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { givenNames, wordNames } from '../en/spelling.ts'

/** The names in what somebody said: as they were written, or, where nothing has capitals, where only a name can stand. */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const sentences = texts.flatMap((text) => read(text).sentences)
  const written = sentences.filter(({ text }) => isCapital(/\p{L}+/u.exec(text)?.[0] ?? '') || /^I\b/.test(text))
  const small = new Set(written.flatMap(({ tokens }) => tokens.map(({ text }) => text)).filter(isSmall))
  const isWritten = written.length > sentences.length / 2
  const named = sentences.flatMap(({ tokens }) =>
    tokens.filter(({ text, lower, pos }, index) =>
      isCapital(text) ? index > 0 && pos === 'PROPN' && !small.has(lower) : !isWritten && isName(tokens, index),
    ),
  )
  const names = new Set(named.map(({ lower }) => lower).filter((word) => !titles.has(word)))
  const family = isWritten
    ? []
    : sentences.flatMap(({ tokens }) => tokens.filter((_, index) => isFamily(tokens, index, names)))
  return new Set([...names, ...family.map(({ lower }) => lower)])
}

/** "Noreen Twomey next to me". */
const isFamily = (all: readonly Token[], index: number, names: ReadonlySet<string>) => {
  const before = all[index - 1]?.lower ?? ''
  return (names.has(before) || givenNames.has(before)) && isNominal(all[index]) && isUnknown(all[index])
}

/** In no dictionary, also as one of many: "others". */
const isUnknown = (token: Token | undefined) =>
  token !== undefined && [token.lower, token.lower.replace(/e?s$/, '')].every((word) => !isInLexicon(word))

const titles = words('mr mrs ms miss mister dr doctor deacon pastor reverend professor uncle aunt auntie')
const naming = words('called named')

/** "My sister josie", "a lady called pat", "kayden has a temperature": a word that no dictionary has, or that is said to be a name. */
function isName(all: readonly Token[], index: number): boolean {
  const [before, token, next] = [all[index - 1], all[index], all[index + 1]]
  if (!token || token.text !== token.lower || token.pos === 'AUX') return false
  if (isNaming(all, index) && !token.isStop) return true
  if (token.pos === 'VERB') return false
  if (relations.has(before?.lower ?? '') && isCalled(token, next)) return true
  if (titles.has(token.lower) && before?.lower !== 'the')
    return (
      isNominal(next) &&
      !isOwned(before) &&
      (token.lower !== 'miss' || before?.pos === 'NOUN') &&
      token.lower !== 'doctor'
    )
  if (before && titles.has(before.lower) && !token.isStop) return true
  if (token.pos === 'PROPN' && before?.pos === 'ADP' && !isNominal(next)) return true
  if (!isNominal(token) || token.lower.length < 3 || !isUnknown(token)) return false
  const doesSomething = next?.pos === 'VERB' || next?.pos === 'AUX'
  const isAfterKin =
    before !== undefined &&
    (relations.has(before.lower) ||
      persons.has(before.lower) ||
      (fond.has(before.lower) && all[index - 2]?.pos !== 'DET'))
  const isWith = before?.lower === 'with' || (before?.pos === 'ADP' && (!isNominal(next) || isUnknown(next)))
  const isAt = isWith && /[aeiouy]/.test(token.lower) && token.lower === token.lemma
  return isAfterKin || isAt || (doesSomething && !isOwned(before) && !isNominal(before))
}

/** "My grandson Trey, he …", "the daughter Grace came". */
function isCalled(token: Token, next: Token | undefined): boolean {
  if (wordNames.has(token.lower)) return !isNominal(next)
  const isNoun = token.pos === 'NOUN' && !relations.has(token.lower) && !persons.has(token.lower)
  return isNoun && !calendarWords.has(token.lower) && (next?.lower === 'he' || next?.lower === 'she')
}

/** "A lady called Pat, "she is called Hope"; not "called home", "it is called football". */
function isNaming(all: readonly Token[], index: number): boolean {
  const [who, verb, before] = [all[index - 3], all[index - 2], all[index - 1]]
  if (before?.lemma === 'be') return verb?.lower === 'name'
  if (!naming.has(before?.lower ?? '')) return false
  const isOfOne = verb?.lemma === 'be' && (who?.pos === 'NOUN' || ones.has(who?.lower ?? ''))
  return isOfOne || ['NOUN', 'ADV', 'PROPN'].includes(verb?.pos ?? '')
}
const ones = words('he she who')

/** Known for a name; a word that is also another one only where names stand: "grace started singing", "I rang grace". */
export function isNamed(all: readonly Token[], index: number, names: ReadonlySet<string>): boolean {
  const [before, token, next] = [all[index - 1], all[index], all[index + 1]]
  if (!token) return false
  if (!names.has(token.lower) && !titles.has(token.lower)) return false
  if (!isInLexicon(token.lower) || isName(all, index)) return true
  const isActedOn = before?.pos === 'VERB' && actsTowards.has(before.lemma)
  const isNoun = isNominal(token) || (next?.pos === 'VERB' && next.lower !== next.lemma)
  return names.has(token.lower) && isNoun && (isActedOn || !besides.has(before?.pos ?? '')) && !isOwned(before)
}
/** One that is known, written so, or that no dictionary has. */
export function isNameLike(all: readonly Token[], index: number, names: ReadonlySet<string>): boolean {
  const token = all[index]
  if (!token || !isNominal(token)) return false
  return names.has(token.lower) || givenNames.has(token.lower) || (isUnknown(token) && token.lower.length > 2)
}

const besides = words('VERB AUX NOUN PART')

const isNominal = (token: Token | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN' || token?.pos === 'ADJ'
const persons = words('woman man guy girl lady boy lad lass kid person dog cat and cousin friend')
const fond = words('young old little')

export const isOwned = (before: Token | undefined) =>
  before !== undefined && (['DET', 'ADJ'].includes(before.pos) || possessives.has(before.lower))
const possessives = words('my our your his her their its')
const isSmall = (word: string) => word === word.toLowerCase()
const isCapital = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word)

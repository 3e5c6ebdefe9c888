import { relations } from '#server/language/en/nouns.ts'
import { capitalised } from '#server/language/format.ts'
import { isInLexicon, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { apostrophes, capitals, givenNames, kinNames } from './en/spelling.ts'

/** As it would be written: apostrophes, "I", names and days with their capitals. Not a word is put in another's place. */
export function spelled(text: string, names: ReadonlySet<string>): string {
  const { tokens } = read(text)
  const placeOf = new Map(tokens.map(({ start }, index) => [start, index]))
  return text.replace(/\p{L}+(?:['’]\p{L}+)*/gu, (word, start: number) => {
    const index = placeOf.get(start)
    const rule = index === undefined ? undefined : rules.find(({ when }) => when(word.toLowerCase(), tokens, index))
    if (rule) return rule.write(word)
    if (index !== undefined && isName(tokens, index)) return capitalised(word)
    const bare = word.replace(/['’]s$/, '')
    return names.has(bare) || givenNames.has(bare) || capitals.has(bare) ? capitalised(word) : word
  })
}

type Rule = {
  id: string
  when: (word: string, all: readonly Token[], index: number) => boolean
  write: (word: string) => string
}

const datedBy = words('in since last next until till by of this')
const modals = words('would could should might must')

const rules: readonly Rule[] = [
  { id: 'i', when: (word) => /^i(?:['’]\w+)?$/.test(word), write: capitalised },
  {
    id: 'apostrophe',
    when: (word) => apostrophes[word] !== undefined,
    write: (word) => like(word, apostrophes[word.toLowerCase()] ?? word),
  },
  {
    id: 'it-is',
    when: (word, all, index) => word === 'its' && !ownsNext(all, index),
    write: (word) => like(word, "it's"),
  },
  {
    id: 'i-would',
    when: (word, all, index) => word === 'id' && (isVerbal(all[index + 1]) || all[index + 1]?.lower === 'like'),
    write: () => "I'd",
  },
  { id: 'i-will', when: (word, all, index) => word === 'ill' && isDeed(all, index), write: () => "I'll" },
  {
    id: 'would-have',
    when: (word, all, index) => word === 'of' && modals.has(all[index - 1]?.lower ?? ''),
    write: () => 'have',
  },
  {
    id: 'month',
    when: (word, all, index) => (word === 'march' || word === 'may') && datedBy.has(all[index - 1]?.lower ?? ''),
    write: capitalised,
  },
  {
    id: 'kin',
    when: (word, all, index) => kinNames.has(word) && !isOwned(all[index - 1]) && !isOwner(all[index + 1]),
    write: capitalised,
  },
]

const like = (word: string, written: string) => (/^\p{Lu}/u.test(word) ? capitalised(written) : written)

const isVerbal = (token: Token | undefined) =>
  token !== undefined && (token.pos === 'VERB' || token.pos === 'AUX' || token.pos === 'ADV')

/** "I'll go", but "I was ill". */
const isDeed = (all: readonly Token[], index: number) =>
  all[index + 1]?.pos === 'VERB' && all[index - 1]?.pos !== 'AUX' && all[index - 1]?.lemma !== 'feel'

/** "Its handle" and "in its little box"; "its my mother" and "its late" are "it's". */
function ownsNext(all: readonly Token[], index: number): boolean {
  const [next, after] = all.slice(index + 1, index + 3)
  return next?.pos === 'NOUN' || (next?.pos === 'ADJ' && after?.pos === 'NOUN' && all[index - 1]?.pos === 'ADP')
}

const titles = words('mr mrs ms miss dr doctor professor uncle aunt auntie')
const naming = words('called named')

/** "My sister josie", "a lady called pat", "kayden has a temperature": a word that no dictionary has, or that is said to be a name. */
function isName(all: readonly Token[], index: number): boolean {
  const [before, token, next] = [all[index - 1], all[index], all[index + 1]]
  if (!token || token.text !== token.lower || token.pos === 'VERB' || token.pos === 'AUX') return false
  if (titles.has(token.lower) && before?.lower !== 'the')
    return (
      isNominal(next) &&
      !isOwned(before) &&
      (token.lower !== 'miss' || before?.pos === 'NOUN') &&
      token.lower !== 'doctor'
    )
  if (before && (titles.has(before.lower) || isNaming(all, index)) && !token.isStop) return true
  if (before && givenNames.has(before.lower) && isNominal(token) && !isInLexicon(token.lower)) return true
  if (token.pos === 'PROPN' && before?.pos === 'ADP' && !isNominal(next)) return true
  if (!isNominal(token) || token.lower.length < 3 || isInLexicon(token.lower)) return false
  const doesSomething = next?.pos === 'VERB' || next?.pos === 'AUX'
  const isAfterKin =
    before !== undefined &&
    (relations.has(before.lower) ||
      persons.has(before.lower) ||
      (fond.has(before.lower) && all[index - 2]?.pos !== 'DET'))
  const isAt =
    before !== undefined &&
    before.pos === 'ADP' &&
    /[aeiouy]/.test(token.lower) &&
    token.lower === token.lemma &&
    !isNominal(next)
  return isAfterKin || isAt || (doesSomething && !isOwned(before) && !isNominal(before)) || before?.lower === 'with'
}

/** "A lady called Pat"; not "called home". */
const isNaming = (all: readonly Token[], index: number) =>
  (all[index - 1]?.lemma === 'be' && all[index - 2]?.lower === 'name') ||
  (naming.has(all[index - 1]?.lower ?? '') && ['NOUN', 'ADV', 'PROPN'].includes(all[index - 2]?.pos ?? ''))

const isNominal = (token: Token | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN' || token?.pos === 'ADJ'
const persons = words('woman man guy girl lady boy kid person dog cat and cousin friend')
const fond = words('young old little')

const isOwned = (before: Token | undefined) =>
  before !== undefined && (['DET', 'ADJ'].includes(before.pos) || possessives.has(before.lower))
const possessives = words('my our your his her their its')
const isOwner = (after: Token | undefined) => after?.pos === 'NOUN'

/** Words that are names wherever they stand, because they were once written so in the middle of a sentence. */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const sentences = texts.flatMap((text) => read(text).sentences)
  // In a text without capitals a small letter says nothing.
  const written = sentences.filter(({ text }) => isCapital(/\p{L}+/u.exec(text)?.[0] ?? '') || /^I\b/.test(text))
  const small = new Set(written.flatMap(({ tokens }) => tokens.map(({ text }) => text)).filter(isSmall))
  const inside = sentences.flatMap(({ tokens }) => tokens.slice(1))
  const named = inside.filter(({ text, lower, pos }) => pos === 'PROPN' && isCapital(text) && !small.has(lower))
  return new Set(named.map(({ lower }) => lower))
}

const isSmall = (word: string) => word === word.toLowerCase()
const isCapital = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word)

import { subordinators } from '#server/language/en/subordination.ts'
import { capitalised } from '#server/language/format.ts'
import { isInLexicon, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { apostrophes, capitals, givenNames, kinNames } from '../en/spelling.ts'
import { isNamed, isOwned } from './names.ts'

/** As it would be written: apostrophes, "I", names and days with their capitals. Not a word is put in another's place. */
export function spelled(text: string, names: ReadonlySet<string>): string {
  const { tokens } = read(text)
  const placeOf = new Map(tokens.map(({ start }, index) => [start, index]))
  return text.replace(/\p{L}+(?:['’]\p{L}+)*/gu, (word, start: number) => {
    const index = placeOf.get(start)
    if (index === undefined) return word
    const rule = rules.find(({ when }) => when(word.toLowerCase(), tokens, index, names))
    if (rule) return rule.write(word)
    if (isNamed(tokens, index, names)) return capitalised(word)
    const bare = word.replace(/['’]s$/, '')
    return givenNames.has(bare) || capitals.has(bare) ? capitalised(word) : word
  })
}

type Rule = {
  id: string
  when: (word: string, all: readonly Token[], index: number, names: ReadonlySet<string>) => boolean
  write: (word: string) => string
}

const ofOwner = words('PART NOUN PROPN')
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
    when: (word, all, index, names) =>
      word === 'its' && (names.has(all[index + 1]?.lower ?? '') || !ownsNext(all, index)),
    write: (word) => like(word, "it's"),
  },
  {
    id: 'i-would',
    when: (word, all, index) => word === 'id' && isWould(all[index + 1]),
    write: () => "I'd",
  },
  {
    id: 'owner',
    when: (word, all, index, names) =>
      isOwner(all[index + 1]) &&
      /[^s]s$/.test(word) &&
      (names.has(word.slice(0, -1)) || givenNames.has(word.slice(0, -1))) &&
      !isInLexicon(word),
    write: (word) => `${capitalised(word.slice(0, -1))}'s`,
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
    when: (word, all, index) =>
      kinNames.has(word) &&
      !isOwned(all[index - 1]) &&
      !ofOwner.has(all[index - 1]?.pos ?? '') &&
      !isOwner(all[index + 1]),
    write: capitalised,
  },
]

const like = (word: string, written: string) => (/^\p{Lu}/u.test(word) ? capitalised(written) : written)

/** "I'd probs go"; not "an id card". */
const isWould = (next: Token | undefined) =>
  next !== undefined &&
  (['VERB', 'AUX', 'ADV'].includes(next.pos) || next.lower === 'like' || apostrophes[next.lower] !== undefined)

/** "I'll go", but "I was ill". */
const isDeed = (all: readonly Token[], index: number) =>
  all[index + 1]?.pos === 'VERB' && all[index - 1]?.pos !== 'AUX' && all[index - 1]?.lemma !== 'feel'

/** "Its handle" and "in its little box"; "its my mother" and "its late" are "it's". */
function ownsNext(all: readonly Token[], index: number): boolean {
  const [next, after] = all.slice(index + 1, index + 3)
  if (subordinators.has(next?.lower ?? '')) return false
  return next?.pos === 'NOUN' || (next?.pos === 'ADJ' && after?.pos === 'NOUN' && all[index - 1]?.pos === 'ADP')
}

const isOwner = (after: Token | undefined) => after?.pos === 'NOUN'

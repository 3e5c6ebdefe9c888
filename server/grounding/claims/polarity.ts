import { negators } from '#server/language/en/function-words.ts'
import { read } from '#server/language/read.ts'
import { carriesMeaning, type Word, wordsOf } from '../reading.ts'
import type { Sentence } from '../sentence.ts'
import type { Text } from '../sources.ts'

type Told = { asSo: boolean; asNot: boolean }

/** By root, whether it was told as being so, as not being so, or both. A "not" further away than it reaches leaves both open. */
function toldIn(texts: readonly Text[]): Map<string, Told> {
  const told = new Map<string, Told>()
  for (const { tokens } of texts.flatMap(({ words }) => read(words).clauses)) {
    const isDenying = tokens.some(({ lower }) => negators.has(lower))
    const words = wordsOf(tokens)
    for (const [place, { root }] of words.entries()) {
      const before = told.get(root) ?? { asSo: false, asNot: false }
      told.set(root, { asSo: before.asSo || !isDenied(words, place), asNot: before.asNot || isDenying })
    }
  }
  return told
}

/** A thing is denied by the word before it ("no money"), all else as far as a "not" reaches. */
function isDenied(words: readonly Word[], place: number): boolean {
  const { token } = words[place] ?? {}
  if (token?.pos !== 'NOUN' && token?.pos !== 'PROPN') return token?.isNegated ?? false
  const before = words.slice(Math.max(0, place - 3), place)
  if (before.slice(-2).some(({ form }) => form === 'no' || form === 'without')) return true
  // "Of the fall, not of the knee."
  const not = before.findLastIndex(({ form }) => form === 'not')
  return not !== -1 && ['ADP', 'DET'].includes(before[not + 1]?.token.pos ?? '')
}

/** A word that is told as so where it was denied, or denied where it was told as so. */
export function turnedAround({ words }: Sentence, texts: readonly Text[]): string | null {
  const told = toldIn(texts)
  const found = words.find((word, place) => {
    const known = isTold(word) ? told.get(word.root) : undefined
    return known && (isDenied(words, place) ? !known.asNot : !known.asSo)
  })
  return found?.form ?? null
}

/** A thing that is told of where there was none: "in pain" of "no pain at all". */
export function turnedThing({ bare }: Sentence, texts: readonly Text[]): string | null {
  const told = toldIn(texts)
  const found = bare.find(({ token, root }, place) => {
    const known = token.pos === 'NOUN' ? told.get(root) : undefined
    return known && !known.asSo && !isDenied(bare, place)
  })
  return found?.form ?? null
}

const isTold = (word: Word) => carriesMeaning(word) || word.token.pos === 'VERB' || word.token.pos === 'ADJ'

const first = new Set(['i', 'we'])
const others = new Set(['he', 'she', 'they'])

/** Who does what, by the root of the verb: the person, or somebody else. */
function doersIn(tokens: readonly Word[]): [verb: string, doer: 'person' | 'other'][] {
  let doer: 'person' | 'other' | null = null
  return tokens.flatMap(({ form, root, token }) => {
    if (first.has(form)) doer = 'person'
    else if (others.has(form) || token.pos === 'PROPN') doer = 'other'
    else if (form === 'you' || form === 'it') doer = null
    return token.pos === 'VERB' && doer ? [[root, doer] as [string, 'person' | 'other']] : []
  })
}

/** A deed of the person's that is told as another's, or the other way round; and "you", which nobody is in a diary. */
export function wrongPerson({ bare, text }: Sentence, texts: readonly Text[]): string | null {
  const you = bare.find(({ form }) => form === 'you' || form === 'your')
  if (you && !texts.some(({ forms }) => forms.has('you') || forms.has('your'))) return you.form
  const told = texts.flatMap(({ words }) => read(words).clauses.flatMap(({ tokens }) => doersIn(wordsOf(tokens))))
  for (const [verb, doer] of read(text).clauses.flatMap(({ tokens }) => doersIn(wordsOf(tokens)))) {
    const known = told.filter(([other]) => other === verb)
    if (known.length > 0 && known.every(([, other]) => other !== doer)) return verb
  }
  return null
}

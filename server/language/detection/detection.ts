import { isInLexicon } from '../read.ts'
import { english, functionWords } from './function-words.ts'

const fewestWords = 4
const fewestSigns = 3
const leastShare = 0.3
/** Of a language that is not listed there are no signs but that nothing is English. */
const fewestUnlisted = 8
const mostEnglishWords = 0.1
const mostKnown = 0.4

const wordPattern = /\p{L}+(?:['’]\p{L}+)*/gu
/** "L'ho", "j'ai": what was elided stands before the word. */
const elided = /^(?:[ldjcnmst]|qu|un|dell|all|nell|dall)'(?=\p{L}{2})/u

/**
 * Whether a text is written in another language than English. Names, greetings and short answers ("sí", "ciao") are none;
 * of a text in two languages it is what the greater part is.
 */
export function isOtherLanguage(text: string): boolean {
  if (isOtherScript(text)) return true
  const found = wordsOf(text)
  if (found.length < fewestWords) return false
  const spoken = found.map(plain)
  // "Los Angeles", "Van Gogh": what is written like a name is no sign.
  const unnamed = spoken.filter((_, place) => place === 0 || isNoName(found[place] ?? ''))
  return Object.values(functionWords).some((own) => isIn(spoken, unnamed, own)) || isUnlisted(found.filter(isNoName))
}

function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(wordPattern) ?? []).map((word) => word.replaceAll('’', "'"))
}

function plain(word: string): string {
  const lower = word.toLowerCase()
  return english.has(lower) ? lower : lower.replace(elided, '')
}

/** Words that both languages have say nothing; of what only one has, there has to be clearly more. */
function isIn(spoken: readonly string[], unnamed: readonly string[], own: ReadonlySet<string>): boolean {
  const held = spoken.filter((word) => own.has(word))
  const signs = unnamed.filter((word) => own.has(word) && !english.has(word))
  const against = spoken.filter((word) => english.has(word) && !own.has(word))
  return (
    new Set(signs).size >= Math.min(fewestSigns, spoken.length / 2) &&
    signs.length > 2 * against.length &&
    held.length >= leastShare * spoken.length
  )
}

const isNoName = (word: string) => !/^\p{Lu}/u.test(word)
const shared = new Set(Object.values(functionWords).flatMap((own) => [...own]))

function isUnlisted(spoken: readonly string[]): boolean {
  if (spoken.length < fewestUnlisted) return false
  const isEnglish = spoken.filter((word) => english.has(word) && !shared.has(word))
  if (isEnglish.length > mostEnglishWords * spoken.length) return false
  return spoken.filter(isInLexicon).length <= mostKnown * spoken.length
}

const fewestLetters = 4
const half = 0.5

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return others.length >= fewestLetters && others.length > half * letters.length
}

import { fillers } from '#server/language/en/function-words.ts'
import { isInLexicon } from '#server/language/read.ts'
import { namesThatAreWords } from '../en/names.ts'
import { months, weekdays } from '../en/times.ts'
import type { Word } from '../reading.ts'
import { holdsForm, type Sources, type Text } from '../sources.ts'
import { numbersIn } from './numbers.ts'

/** The first name among the words that none of the texts holds; null where all are known. */
export function unknownName(
  words: readonly Word[],
  text: string,
  texts: readonly Text[],
  sources: Sources,
): string | null {
  const known = new Set(sources.names.flatMap((name) => name.toLowerCase().split(/[\s-]+/)))
  for (const [place, word] of words.entries()) {
    if (!isName(words, place, text)) continue
    const parts = word.form.replace(/['’]s?$/, '').split('-')
    if (parts.every((part) => known.has(part) || holdsForm(texts, part) || holdsForm(texts, word.lemma))) continue
    return word.token.text
  }
  return null
}

/** A capital is a name, unless it opens a sentence with a word that is none. */
function isName(words: readonly Word[], place: number, text: string): boolean {
  const word = words[place]
  if (!word || !/^\p{Lu}/u.test(word.token.text) || word.token.text === 'AI' || !word.token.lower.startsWith(word.form))
    return false
  if (word.form === 'i') return false
  if (weekdays.has(word.lemma) || months.has(word.lemma) || numbersIn([word]).length > 0) return false
  const opens = /(?:^|[.!?:…])["“(\s]*$/.test(text.slice(0, word.token.start))
  if (!opens) return true
  if (namesThatAreWords.has(word.form)) return /^(?:VERB|AUX)$/.test(words[place + 1]?.token.pos ?? '')
  return word.token.pos === 'PROPN' && !fillers.has(word.form) && !isInLexicon(word.form)
}

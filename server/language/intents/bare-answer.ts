import { bareAnswers } from '../en/intents/answers.ts'
import { phrasesAt, phraseTree } from './phrases.ts'
import { coreWords, spokenWords } from './spoken-words.ts'

export type BareAnswer = (typeof bareAnswers)[number]['id']

const tree = phraseTree(bareAnswers)
const affirms = new Set(
  'yes yeah yep yup ok okay right sure definitely absolutely probably totally mhm yea ya'.split(' '),
)
const unsure = new Set('maybe perhaps'.split(' '))

/** What an answer comes to that tells next to nothing; null for one that tells something. */
export function bareAnswer(text: string): BareAnswer | null {
  const said = spokenWords(text)
  const core = coreWords(text)
  for (const words of [said, core]) {
    const whole = phrasesAt(tree, words, 0).filter(({ length }) => length === words.length)
    const found = bareAnswers.find((row) => whole.some((one) => one.row === row))
    if (found) return found.id
  }
  // Nothing but softeners: "yeah, ok", "maybe".
  if (core.length > 0) return null
  if (said.some((word) => unsure.has(word))) return 'unsure'
  return said.some((word) => affirms.has(word)) ? 'yes' : null
}

import { formulas } from '../en/intents/formulas.ts'
import type { Doc } from '../read.ts'
import { words } from '../words.ts'
import type { IntentId } from './intent-ids.ts'
import { phrasesAt, phraseTree } from './phrases.ts'
import { coreWords } from './spoken-words.ts'

const tree = phraseTree(formulas)

const leadingIn = words('no nah nope yes yeah god ok okay well right so and')

function formulaOf(text: string): IntentId | undefined {
  const said = coreWords(text)
  const all = said.slice(said.findIndex((word) => !leadingIn.has(word)))
  return phrasesAt(tree, all, 0).find(({ length }) => length === all.length)?.row.id
}

/** What is taken at its word, sentence by sentence, and by which clause. */
export function formulasIn({ sentences, clauses }: Doc): { id: IntentId; clause: number }[] {
  return sentences.flatMap(({ text, start }) => {
    const id = formulaOf(text)
    return id ? [{ id, clause: clauses.findIndex(({ tokens }) => (tokens[0]?.start ?? -1) >= start) }] : []
  })
}

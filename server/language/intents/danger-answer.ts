import { fillers } from '../en/function-words.ts'
import { dangerAnswers } from '../en/intents/danger-answers.ts'
import { phrasesAt, phraseTree } from './phrases.ts'
import { spokenWords } from './spoken-words.ts'

export type DangerAnswer = (typeof dangerAnswers)[number]['id']

const tree = phraseTree(dangerAnswers)

/** What somebody who was asked about danger says of it. */
export function dangerAnswersIn(text: string): ReadonlySet<DangerAnswer> {
  const words = spokenWords(text)
  // "Omg no": before an admission nothing is passed over, since "well" may turn it into a story.
  const denial = words.findIndex((word) => !fillers.has(word))
  const found = words.flatMap((_, from) =>
    phrasesAt(tree, words, from).filter(
      ({ row }) => row.where === 'part' || from === 0 || (from === denial && row.id === 'denies'),
    ),
  )
  return new Set(found.map(({ row }) => row.id))
}

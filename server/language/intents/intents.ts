import type { Clause } from '../clauses.ts'
import { calling } from '../en/intents/calling.ts'
import { classes } from '../en/intents/classes.ts'
import { ending } from '../en/intents/ending.ts'
import { manner } from '../en/intents/manner.ts'
import { questions } from '../en/intents/questions.ts'
import { repair } from '../en/intents/repair.ts'
import type { IntentId, IntentRow } from '../en/intents/row.ts'
import type { Doc } from '../read.ts'
import { phrasesAt, phraseTree } from './phrases.ts'
import { coreWords, spokenWords } from './spoken-words.ts'

export type { IntentId }

/** What a clause wants of the talk, and which of the clauses it is. */
export type Intent = { id: IntentId; clause: number }

export const intentRows: readonly IntentRow[] = [...ending, ...calling, ...repair, ...questions, ...manner]
const tree = phraseTree(intentRows, classes)

/** What is asked of the talk itself, clause by clause; a clause that only tells something has none. */
export function intentsIn({ sentences }: Doc): Intent[] {
  const clauses = sentences.flatMap((sentence) => {
    const isAsked = sentence.text.trimEnd().endsWith('?')
    return sentence.clauses.map((clause) => ({ clause, isAsked }))
  })
  return clauses.flatMap(({ clause, isAsked }, index) =>
    isReported(clauses[index - 1]?.clause) ? [] : intentsOf(clause, isAsked).map((id) => ({ id, clause: index })),
  )
}

/** "He said, | don't call me again": somebody else's words, said to somebody else. */
function isReported(before: Clause | undefined): boolean {
  if (/[.!?…]$/.test(before?.text.trimEnd() ?? '')) return false
  const said = before?.tokens.filter(({ pos }) => pos !== 'PUNCT') ?? []
  return reports.has(said.at(-1)?.lemma ?? '') && said.length > 1 && !said.some(({ lower }) => lower === 'i')
}

const reports = new Set(['say', 'tell', 'ask', 'shout', 'yell', 'like', 'text', 'write'])

function intentsOf(clause: Clause, isQuestion: boolean): IntentId[] {
  const all = spokenWords(clause.text)
  const core = coreWords(clause.text)
  const isAsked = isQuestion || asksWith.has(core[0] ?? '') || tags.has(all.at(-1) ?? '')
  const rows = [...matches(core, isAsked), ...matches(all, isAsked)]
  return [...new Set(rows.filter((row) => !isTold(row, all)).map(({ id }) => id))]
}

function matches(words: readonly string[], isAsked: boolean): IntentRow[] {
  return words.flatMap((_, from) =>
    phrasesAt(tree, words, from)
      .filter(({ row, length }) => fits(row, from, length, words.length) && (isAsked || !row.isAsked))
      .map(({ row }) => row),
  )
}

function fits({ where }: IntentRow, from: number, length: number, whole: number): boolean {
  if (where === 'part') return true
  if (where === 'end') return from + length === whole
  return from === 0 && (where === 'start' || length === whole)
}

const isTold = ({ unless = [] }: IntentRow, words: readonly string[]) => {
  const said = ` ${words.join(' ')} `
  return unless.some((phrase) => said.includes(` ${phrase} `))
}

/** "Ur a bot right", "it is machine no": a question by its last word. */
const tags = new Set(['right', 'no', 'huh', 'innit', 'eh', 'isnt'])

const asksWith = new Set(
  'what who how why where when which do does did are is am can could would will should have has'.split(' '),
)

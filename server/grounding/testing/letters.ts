import { readFileSync } from 'node:fs'
import { type Sources, sourcesOf, type Text, textOf } from '../sources.ts'

export type LetterSentence = { text: string; on: number[] }
export type LetterCase = { title: string; sources: Sources; good: LetterSentence[]; inventions: LetterSentence[] }

/** What a model might write about a week or a month: what would be good, and what is made up. */
export function lettersIn(file: string): LetterCase[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text.split(/^# /m).slice(1).map(caseOf)
}

function caseOf(block: string): LetterCase {
  const [title = '', ...lines] = block.trim().split('\n')
  const after = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []))
  const facts = after('fact:').map((words) => textOf({ by: 'fact', words }))
  const texts: Text[] = [...facts, ...after('entry:').map(entryOf)]
  return {
    title,
    sources: sourcesOf({ texts, claims: 'every' }),
    good: after('+').map(asSentence),
    inventions: after('-').map(asSentence),
  }
}

function entryOf(line: string): Text {
  const [id = '', day = '', title = '', words = ''] = line.split('|').map((part) => part.trim())
  return textOf({ id: Number(id), by: 'entry', words, about: `${title}\n${day}` })
}

function asSentence(line: string): LetterSentence {
  const [, ids = '', text = ''] = /^\[([\d,]*)\] (.*)$/.exec(line) ?? []
  return { text, on: ids.split(',').filter(Boolean).map(Number) }
}

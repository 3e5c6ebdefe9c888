import { existsSync, readFileSync } from 'node:fs'
import { csvRows } from './csv.ts'

const folder = new URL('../../../../shared/data/', import.meta.url)
/** Where a file of the data lies, by its name in there. */
export const dataFile = (name: string) => new URL(name, folder)
/** `JOURNAL_DATA=none` hides the data, so that the tests can also be run as on a machine without it. */
export const hasData = process.env.JOURNAL_DATA !== 'none' && existsSync(folder)

export type Rated = { text: string; value: number }
export type Journal = { text: string; feelings: string[]; topics: string[] }

/** The file's text, or null where the data is not on this machine. */
function read(path: string): string | null {
  const file = new URL(path, folder)
  return hasData && existsSync(file) ? readFileSync(file, 'utf8') : null
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

export function journals(): Journal[] | null {
  const text = read('mood/lemotif-journals.csv')
  if (text === null) return null
  const [head = [], ...rows] = csvRows(text)
  const named = (row: string[], kind: string) =>
    head.flatMap((column, index) => {
      const name = new RegExp(`^Answer\\.${kind}\\.(\\w+)\\.raw$`).exec(column)?.[1]
      return name && row[index] === 'TRUE' ? [name] : []
    })
  return rows.map((row) => ({ text: row[0] ?? '', feelings: named(row, 'f1'), topics: named(row, 't1') }))
}

export function tweets(): Rated[] | null {
  const rows = read('mood/vader-tweets.tsv')
  if (rows === null) return null
  return lines(rows).map((line) => {
    const [, value, said = ''] = line.split('\t')
    return { text: said.replaceAll('&amp;', '&'), value: Number(value) }
  })
}

export function emobank(): Rated[] | null {
  const rows = read('mood/emobank-train-dev.csv')
  if (rows === null) return null
  return csvRows(rows)
    .slice(1)
    .map(([, , valence, , , said = '']) => ({ text: said, value: Number(valence) }))
}

export type Comment = { text: string; feelings: string[] }

export function goEmotions(part: 'train' | 'dev'): Comment[] | null {
  const text = read(`mood/goemotions-${part}.tsv`)
  const names = read('mood/goemotions-labels.txt')
  if (text === null || names === null) return null
  const labels = lines(names)
  return lines(text).map((line) => {
    const [said = '', ids = ''] = line.split('\t')
    return { text: said, feelings: ids.split(',').flatMap((id) => labels[Number(id)] ?? []) }
  })
}

/** A diary of nine years, a line of JSON an entry. */
export function diaryLines(): string[] | null {
  const text = read('diary/pepys-diary.jsonl')
  return text === null ? null : lines(text)
}

export function diary(): string[] | null {
  return diaryLines()?.map((line) => String(JSON.parse(line).text)) ?? null
}

export type CallSide = { call: string; side: string; turns: string[] }

/** Real calls between strangers, a side a row: to measure with, never to learn from. */
export function telephone(): CallSide[] | null {
  const text = read('talk/telephone.jsonl')
  return text === null ? null : lines(text).map((line): CallSide => JSON.parse(line))
}

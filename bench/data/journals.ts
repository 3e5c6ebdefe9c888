import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { readCsv } from './csv.ts'

const data = new URL('../../../shared/data/', import.meta.url)
const lemotif = new URL('mood/lemotif-journals.csv', data)
const pepys = new URL('diary/pepys-diary.jsonl', data)

/** Real journal answers as their sentences, or a handful of our own, saying so, where the data is not there. */
export async function realJournals(): Promise<string[][]> {
  if (!existsSync(lemotif)) {
    process.stdout.write('the real journals are not here: playing our own few instead\n')
    return ours.map(sentences)
  }
  return readCsv(await readFile(lemotif, 'utf8')).map((row) => sentences(row.Answer ?? ''))
}

/** The lines of a real diary of nine years; null where it is not there. */
export async function realDiary(): Promise<string[] | null> {
  return existsSync(pepys) ? (await readFile(pepys, 'utf8')).split('\n').filter(Boolean) : null
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentences(text: string): string[] {
  return [...splitter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

const ours = [
  'My sister came over and we baked bread. It burned on one side. We ate it anyway and laughed.',
  'Work was long. The new manager changed the plan again. I felt tired and a little angry on the way home.',
  'I went for a run along the river before breakfast. My knee did not hurt for the first time in weeks.',
  'The doctor called with the results. Everything is fine. I sat on the stairs and cried a bit.',
]

import { existsSync, readFileSync } from 'node:fs'
import { sentencesOf } from '../understanding/plain.ts'

const file = new URL('../../../../../../shared/data/mood/lemotif-journals.csv', import.meta.url)

/** Real journal paragraphs as the sentences a caller would say; none where the data is not at hand. */
export function journals(): string[][] {
  if (!existsSync(file)) return []
  const rows = readFileSync(file, 'utf8').matchAll(/(?:^|\n)(?:"((?:[^"]|"")*)"|([^",\n]*)),(?:TRUE|FALSE)/g)
  return Array.from(rows, ([, quoted, bare]) =>
    sentencesOf((quoted ?? bare ?? '').replaceAll('""', '"').replace(/\s+/g, ' ')),
  )
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { packed } from '#server/language/mood/asset.ts'
import { dataFile } from '#server/testing/data/sets.ts'
import { exampleGroups, learnable } from './examples.ts'
import { folded, learned } from './fit.ts'
import { moodVectors } from './vectors.ts'

type Source = { file: string; sha256?: string }

const root = new URL('../../', import.meta.url)
const sources: Source[] = JSON.parse(readFileSync(new URL('data.json', import.meta.url), 'utf8'))

function isAsListed({ file, sha256 }: Source): boolean {
  if (!sha256) return true
  const path = file.startsWith('data/') ? dataFile(file.slice('data/'.length)) : new URL(file, root)
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === sha256
}

const wrong = sources.filter((source) => !isAsListed(source)).map(({ file }) => file)
const [sets, vectors] = [learnable(), moodVectors()]
if (wrong.length > 0 || !sets || !vectors) {
  process.stderr.write(`The weights stay as they are; not here, or other than data.json says: ${wrong.join(', ')}\n`)
  process.exit(1)
}
const model = learned(exampleGroups(sets, vectors), sets.words)
writeFileSync(new URL('weights.bin', import.meta.url), packed(folded(model, vectors)))

import { writeFileSync } from 'node:fs'
import { packed } from '#server/language/mood/asset.ts'
import { exampleGroups, learnable } from './examples.ts'
import { folded, learned } from './fit.ts'
import { wordVectors } from './vectors.ts'

const [sets, vectors] = [learnable(), wordVectors()]
if (!sets || !vectors) {
  process.stderr.write('What data.json lists is not all here; the weights stay as they are.\n')
  process.exit(1)
}
const model = learned(exampleGroups(sets, vectors), sets.words)
writeFileSync(new URL('weights.bin', import.meta.url), packed(folded(model, vectors)))

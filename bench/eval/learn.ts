import { writeFileSync } from 'node:fs'
import { learnAreas } from './area-model.ts'
import { table } from './compact.ts'
import { placedJournals } from './placed.ts'

const placed = placedJournals()
if (!placed) throw new Error('The labelled journals are not here; the table stays as it is.')

const weights = Object.fromEntries([...learnAreas(placed)].map(([area, words]) => [area, table(words)]))
writeFileSync(
  new URL('../../server/features/analysis/entry/area-weights.ts', import.meta.url),
  `/** Written by bench/eval/learn.ts: our own words, adjusted on the topics of Lemotif (MIT). */
export const areaWeights: Record<string, Record<string, string>> = ${JSON.stringify(weights, null, 2)}
`,
)

import { writeFileSync } from 'node:fs'
import { learnAreas } from './area-model.ts'
import { vaderLexicon } from './baselines.ts'
import { table } from './compact.ts'
import { learnable, ofJournal, ofTweet } from './examples.ts'
import { learnMood } from './mood-model.ts'
import { placedJournals } from './placed.ts'

const target = new URL('../../server/features/analysis/entry/', import.meta.url)

function write(file: string, comment: string, name: string, type: string, value: unknown) {
  const text = `/** ${comment} */\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`
  writeFileSync(new URL(file, target), text)
}

const sets = learnable()
const placed = placedJournals()
if (!sets || !placed) throw new Error('The labelled sets are not here; the tables stay as they are.')

const examples = [...sets.comments, ...sets.journals.map(ofJournal), ...sets.tweets.map(ofTweet)]
write(
  'mood-words.ts',
  'Written by bench/eval/learn.ts: VADER (MIT) and our own words, adjusted on Lemotif, VADER tweets (MIT) and GoEmotions (Apache-2.0).',
  'moodWords',
  'Record<string, string>',
  table(learnMood(examples, vaderLexicon())),
)
const areas = learnAreas(placed)
write(
  'area-weights.ts',
  'Written by bench/eval/learn.ts: our own words, adjusted on the topics of Lemotif (MIT).',
  'areaWeights',
  'Record<string, Record<string, string>>',
  Object.fromEntries([...areas].map(([area, weights]) => [area, table(weights)])),
)

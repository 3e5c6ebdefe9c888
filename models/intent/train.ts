import { writeFileSync } from 'node:fs'
import { featuresOf } from '#server/language/learned/features.ts'
import { packedWeights } from '#server/language/learned/weights.ts'
import { averaged, fit, quantised, type Taught } from '../linear/fit.ts'
import { seeded } from '../linear/seeded.ts'
import { spoken, typed } from '../linear/varied.ts'
import { taughtToCorrect } from './corrections.ts'
import { correctionMark, marks } from './marks.ts'
import { utterances } from './sentences.ts'
import { stories, taughtBy } from './texts.ts'
import { varying } from './varying.ts'

/** Rises whenever weights or marks change. */
const version = 2
const buckets = 2 ** 16
const rounds = 16
const seeds = [5, 6, 7]

type Random = () => number
type Lesson = {
  file: string
  marks: Readonly<Record<string, number>>
  texts: (random: Random) => readonly Taught[]
  heard: (random: Random) => (text: Taught) => readonly (readonly string[])[]
}

/** One file may be named, to learn it alone. */
const wanted = process.argv.slice(2)

function learn({ file, marks, texts, heard }: Lesson): void {
  if (wanted.length > 0 && !wanted.includes(file)) return
  const names = Object.keys(marks)
  const runs = seeds.map(seeded).map((random) =>
    fit(texts(random), {
      ...{ names, buckets, random, rounds, heard: heard(random) },
      featuresOf: (words) => featuresOf(words, buckets),
    }),
  )
  const outputs = averaged(runs).map((one, at) => {
    const name = names[at] ?? ''
    return { name, mark: marks[name] ?? 0, ...quantised(one) }
  })
  writeFileSync(new URL(file, import.meta.url), packedWeights({ version, buckets, outputs }))
}

const told = stories()
if (!told) throw new Error('The texts named in models/intent/data.json are not on this machine; the weights stay.')
const own = utterances.map(taughtBy)
const [chanceToSpeak, chanceToType] = [0.3, 0.3]

learn({
  file: 'weights.bin',
  marks,
  texts: () => [...own, ...told],
  heard: (random) => varying([...told, ...own], random),
})
learn({
  file: 'correction.bin',
  marks: { correction: correctionMark },
  texts: taughtToCorrect,
  heard:
    (random) =>
    ({ windows }) =>
      windows.map(([how = '', ...words]) => {
        const said = random() < chanceToSpeak ? spoken(words, random) : words
        return [how, ...(random() < chanceToType ? typed(said, random) : said)]
      }),
})
console.log(`taught by ${own.length} utterances and ${told.length} stories`)

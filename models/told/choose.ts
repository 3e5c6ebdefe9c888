import { learnTold, likelihoodsBy, names, toldVectors } from './fit.ts'
import { tellings } from './sentences.ts'

/** What marks are chosen by: voices held out in turn. Prints how often the likeliest kind is said and right, by mark and by kind. */
const folds = 3
const vectors = toldVectors()
if (!vectors) throw new Error('What data.json lists is not all here.')
const voices = [...new Set(tellings.map(({ by }) => by))]

const heard = Array.from({ length: folds }, (_, fold) => {
  const held = new Set(voices.filter((_, at) => at % folds === fold))
  const likelihoodsOf = likelihoodsBy(
    learnTold(
      tellings.filter(({ by }) => !held.has(by)),
      vectors,
    ),
    vectors,
  )
  return tellings
    .filter(({ by }) => held.has(by))
    .map(({ is, said }) => {
      const [, ...each] = likelihoodsOf(said)
      const likelihood = Math.max(...each)
      const kind = names[each.indexOf(likelihood) + 1] ?? ''
      return { kind, likelihood, isRight: is.includes(kind), isNone: is.includes('none') }
    })
}).flat()

type Heard = (typeof heard)[number]
const share = (some: readonly Heard[], holds: (one: Heard) => boolean) =>
  (some.filter(holds).length / Math.max(1, some.length)).toFixed(3)

const kinds = heard.filter(({ isNone }) => !isNone)
for (const mark of [0.2, 0.25, 0.3, 0.35, 0.4, 0.5]) {
  const said = (one: Heard) => one.likelihood >= mark
  const right = share(heard.filter(said), ({ isRight }) => isRight)
  const none = share(
    heard.filter(({ isNone }) => isNone),
    said,
  )
  console.log(`from ${mark}: said of ${share(kinds, said)}, right ${right}, said of what is no kind ${none}`)
}

const [wanted, fewest] = [0.78, 12]
for (const name of names.slice(1)) {
  const mark = [0.28, 0.31, 0.34, 0.37, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6].find((mark) => {
    const said = heard.filter(({ kind, likelihood }) => kind === name && likelihood >= mark)
    return said.length < fewest || said.filter(({ isRight }) => isRight).length / said.length >= wanted
  })
  console.log(`  ${name}: ${mark ?? 0.64}`)
}

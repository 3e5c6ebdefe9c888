import { expect, test } from 'vitest'
import { journals } from '#server/testing/data/sets.ts'
import { spokenSentences } from './sentences.ts'

test.each([
  ['i got a job i start on monday', ['i got a job', 'i start on monday']],
  [
    'we went to the lake on sunday and the water was freezing i only put my feet in',
    ['we went to the lake on sunday and the water was freezing', 'i only put my feet in'],
  ],
  [
    'my neighbour knocked at six she had lost her keys so she slept on our sofa',
    ['my neighbour knocked at six', 'she had lost her keys so she slept on our sofa'],
  ],
])('what comes without marks is cut where a thought ends: %s', (said, sentences) => {
  expect(spokenSentences(said)).toEqual(sentences)
})

test.each([
  'i rang my sister cos she was on her own',
  'i missed the bus because my alarm was broken',
  'when the lights went out i lit a candle',
  'if it rains tomorrow we stay at home',
  'the doctor says it is only a sprain',
  'he goes you never listen to me',
  'they gave me a coat that was too big',
  'these days i am mostly tired',
  'and then after the film we had chips',
])('nothing is torn off that hangs on something else: %s', (said) => {
  expect(spokenSentences(said)).toEqual([said])
})

test('no sentence ends on a word that asks for the next, and none begins with its reason', () => {
  const said =
    'so we drove to the coast and the car broke down and my wife was cross because i had not checked the oil and we ' +
    'walked to a garage and the man there knew my father and he fixed it for nothing so we bought him a cake'
  const sentences = spokenSentences(said)
  expect(sentences.length).toBeGreaterThan(2)
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/\b(?:and|but|because|cos|so|the|a|my|if|when|to|of)$/)
    expect(sentence).not.toMatch(/^(?:because|cos|which)\b/)
  }
})

test('whoever’s speech comes with its marks has them kept', () => {
  expect(spokenSentences('I went home. It was late, and I was tired.')).toEqual([
    'I went home.',
    'It was late, and I was tired.',
  ])
})

test('of the cuts in journals that taught nothing, three in five are their writer’s own, and few of theirs are missed', () => {
  const texts = journals()
  if (!texts) return console.log('Skipped: the journals are not on this machine.')
  const [cuts, own, both] = texts
    .filter((_, index) => index % 5 === 0)
    .map(({ text }) => compared(text))
    .reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0])
  expect(both / cuts).toBeGreaterThan(0.6)
  expect(both / own).toBeGreaterThan(0.55)
})

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []

/** How many cuts there are, how many the writer made, and how many are the same. */
function compared(text: string): [number, number, number] {
  const theirs = placesOf(text.split(/[.!?;…\n]+/).filter((part) => wordsIn(part).length > 0))
  const ours = placesOf(spokenSentences(wordsIn(text).join(' ')))
  return [ours.size, theirs.size, [...ours].filter((place) => theirs.has(place)).length]
}

/** After how many words, but for "and", each sentence but the last ends. */
function placesOf(sentences: readonly string[]): Set<number> {
  let count = 0
  const places = sentences.map((sentence) => {
    count += wordsIn(sentence).filter((word) => word !== 'and').length
    return count
  })
  return new Set(places.slice(0, -1))
}

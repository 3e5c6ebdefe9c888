import { expect, test } from 'vitest'
import { spokenSentences } from '#server/language/run-ons/sentences.ts'
import { journals } from '#server/testing/data/sets.ts'

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

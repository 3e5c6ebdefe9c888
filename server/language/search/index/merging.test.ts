import { expect, test } from 'vitest'
import { blockBytes, type Change, merged } from './merging.ts'
import { type Block, decoded, encoded, entryOf, postingOf, postingsIn, weightIn } from './postings.ts'

const adds = (term: string, ...ids: number[]): Change[] =>
  ids.map((entryId) => ({ term, entryId, posting: postingOf(entryId, entryId % 16) }))
const takes = (term: string, entryId: number): Change => ({ term, entryId, posting: null })
const entriesOf = (blocks: readonly Block[], term: string) =>
  blocks.flatMap((block) => Array.from(postingsIn(block, term), entryOf))
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n * 3 + 1)

test('what goes into a block comes out of its bytes, however large the numbers', () => {
  const ids = [1, 127, 128, 70_000, 2 ** 31, 2 ** 40 + 7]
  const [block] = merged([], [...adds('heron', ...ids), ...adds('京都', 5)]).blocks
  const again = block && decoded(block.first, encoded(block))
  expect(again && Array.from(postingsIn(again, 'heron'), (posting) => [entryOf(posting), weightIn(posting)])).toEqual(
    ids.map((id) => [id, id % 16]),
  )
  expect(again && [...postingsIn(again, '京都')]).toEqual([postingOf(5, 5)])
})

test('a merge done twice is done once', () => {
  const changes = [...adds('heron', 4, 2), ...adds('hero', 2)]
  const once = merged([], changes)
  expect(once.growth).toEqual(new Map(Object.entries({ heron: 2, hero: 1 })))
  const twice = merged(once.blocks, changes)
  expect(twice.blocks).toEqual(once.blocks)
  expect([...twice.growth.values()]).toEqual([0, 0])
})

test('an entry that is taken out leaves no term behind that only it had', () => {
  const { blocks } = merged([], [...adds('heron', 1, 2), ...adds('hero', 2)])
  const without = merged(blocks, [takes('heron', 2), takes('hero', 2)])
  expect(without.blocks.map(({ lists }) => [...lists.keys()])).toEqual([['heron']])
  expect(without.growth).toEqual(new Map(Object.entries({ heron: -1, hero: -1 })))
  expect(merged(without.blocks, [takes('heron', 1)]).blocks).toEqual([])
})

test('taking out what is not there changes nothing', () => {
  const { blocks } = merged([], adds('heron', 1))
  const after = merged(blocks, [takes('heron', 2), takes('hero', 1)])
  expect(entriesOf(after.blocks, 'heron')).toEqual([1])
  expect([...after.growth.values()]).toEqual([0, 0])
})

test('a long list becomes several blocks, and a new entry changes only the last', () => {
  const { blocks } = merged([], adds('the', ...upTo(20_000)))
  expect(blocks.length).toBeGreaterThan(2)
  expect(Math.max(...blocks.map((block) => encoded(block).length))).toBeLessThan(blockBytes * 1.1)
  const after = merged(blocks, adds('the', 60_001)).blocks
  expect(after.filter((block) => !blocks.includes(block))).toHaveLength(1)
  expect(entriesOf(after, 'the')).toEqual([...upTo(20_000), 60_001])
})

test('an older entry finds its place among blocks, before the first too', () => {
  const { blocks } = merged([], adds('the', ...upTo(20_000)))
  expect(entriesOf(merged(blocks, adds('the', 29_000)).blocks, 'the')).toEqual(
    [...upTo(20_000), 29_000].sort((a, b) => a - b),
  )
  const later = blocks.slice(1)
  const first = merged(later, adds('the', 2)).blocks
  expect(entriesOf(first, 'the')[0]).toBe(2)
  expect(first[0]?.first).toBe(0)
})

import { expect, test } from 'vitest'
import { postingOf } from './index/postings.ts'
import { bestOf, type Hits, inEvery, matchedIn, scored } from './ranking.ts'
import { weighed } from './weighing.ts'

const entries = [
  { id: 3, title: 'The doctor called Mom', content: 'She sat down on the stairs.' },
  {
    id: 4,
    title: 'Monday',
    content: 'A long day. The doctor was late and the train was late and it rained all evening.',
  },
  { id: 7, title: 'Tuesday', content: 'The garden. The doctor came, and Mom was in the garden with the doctor.' },
  { id: 9, title: 'Wednesday', content: 'The garden in the rain.' },
]

function hitsOf(...words: string[]): Hits[] {
  return words.map((word) => {
    const postings = entries.flatMap(({ id, ...words }) => {
      const weight = weighed({ ...words, transcription: null, themes: [] }).get(word)
      return weight === undefined ? [] : postingOf(id, weight)
    })
    return { word, lists: postings.length > 0 ? [{ term: word, postings: Float64Array.from(postings) }] : [] }
  })
}

const best = (hits: Hits[]) => bestOf(scored(hits, entries.length), 10).map(({ entryId }) => entryId)

test('the title says more than a word in passing, and saying it twice more than once', () => {
  expect(best(hitsOf('doctor'))).toEqual([3, 7, 4])
})

test('what holds all words comes before what holds some of them', () => {
  expect(best(hitsOf('garden', 'mom'))[0]).toBe(7)
})

test('a word that nearly every entry holds finds nothing beside another', () => {
  expect(best(hitsOf('the', 'stairs'))).toEqual([3])
})

test('a word that stands nowhere does not keep the others from being found', () => {
  expect(best(hitsOf('garden', 'zebra')).sort()).toEqual([7, 9])
  expect(best(hitsOf('zebra'))).toEqual([])
})

test('only the best are put in order', () => {
  expect(bestOf(scored(hitsOf('doctor'), 4), 1).map(({ entryId }) => entryId)).toEqual([3])
})

test('where every word has to stand, one that stands nowhere leaves nothing', () => {
  expect(inEvery(hitsOf('doctor', 'garden'))).toEqual([7])
  expect(inEvery(hitsOf('doctor', 'zebra'))).toEqual([])
  expect(inEvery([])).toEqual([])
})

test('of lists of any length those are found that stand in each', () => {
  const list = (word: string, step: number): Hits => ({
    word,
    lists: [{ term: word, postings: Float64Array.from({ length: 9_000 }, (_, n) => postingOf((n + 1) * step, 1)) }],
  })
  expect(
    inEvery([list('two', 2), list('three', 3)])
      .sort((a, b) => a - b)
      .slice(0, 3),
  ).toEqual([6, 12, 18])
})

test('what was found of a query is told as it stands in the entry', () => {
  const hits: Hits = {
    word: 'run',
    lists: ['ran', 'running'].map((term, n) => ({ term, postings: Float64Array.of(postingOf(n, 1), postingOf(5, 1)) })),
  }
  expect(matchedIn([hits, ...hitsOf('zebra')], 1)).toEqual({ matchedTerms: ['running'], matchedWords: ['run'] })
  expect(matchedIn([hits], 5).matchedTerms).toEqual(['ran', 'running'])
})

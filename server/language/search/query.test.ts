import { expect, test } from 'vitest'
import { type Asked, askedIn, beginningOf, begun, whole } from './query.ts'

const finds = (asked: Asked, term: string) => asked.matches(term) && isLookedFor(asked, term)
/** What matches and is looked for nowhere would never be found. */
const isLookedFor = ({ beginnings, letters }: Asked, term: string) =>
  beginnings.includes(beginningOf(term)) || letters.includes(term.charAt(0))

test.each([
  ['walk', 'walks walked walking', 'wall talk'],
  ['children', 'child children', 'chilly'],
  ['saw', 'see sees seen seeing saw', 'sew sea'],
  ['flies', 'fly flies flew flying flown', 'flea flat'],
  ['use', 'using used uses', 'usual'],
  ['went', 'go going goes gone', 'goat wend'],
  ['ice', 'icing iced', 'icon'],
  ['try', 'tries tried trying', 'tree'],
  ['happiness', 'happiness', 'happening'],
  ['zürich'.normalize('NFKD').replace(/\p{M}/gu, ''), 'zurich', 'zulu'],
])('“%s” is found as “%s”, and not as “%s”', (word, forms, others) => {
  const asked = whole(word)
  expect(forms.split(' ').filter((form) => !finds(asked, form))).toEqual([])
  expect(others.split(' ').filter((other) => finds(asked, other))).toEqual([])
})

test('a word that is being typed is found from its beginning, in any of its lengths', () => {
  expect(['g', 'ga', 'gar', 'garde'].map((typed) => finds(begun(typed), 'garden'))).toEqual([false, true, true, true])
  expect(finds(begun('gar'), 'garage')).toBe(true)
  expect(finds(begun('gar'), 'cigar')).toBe(false)
  expect(finds(whole('gar'), 'garden')).toBe(false)
})

test('one letter is a word, unless its script has words of one letter', () => {
  expect(['i', 'in'].map((term) => finds(begun('i'), term))).toEqual([true, false])
  expect(finds(begun('東'), '東京')).toBe(true)
})

test('a part of a tag finds the tag, and no word', () => {
  const [tag] = askedIn({ tag: 'Town' }) ?? []
  expect(tag && ['#old town', '#Townhall', 'town'].map((term) => finds(tag, term))).toEqual([true, true, false])
})

test('nothing asked is not the same as nothing that can be found', () => {
  expect(askedIn({ q: '  " " ', tag: ' ' })).toBeNull()
  expect(askedIn({})).toBeNull()
  expect(askedIn({ q: '%_' })).toEqual([])
  expect(askedIn({ q: 'old “town”', tag: 'x' })?.map(({ word }) => word)).toEqual(['old', 'town', 'x'])
})

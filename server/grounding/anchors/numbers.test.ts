import { expect, test } from 'vitest'
import { wordsIn } from '../sentence.ts'
import { isCounting, numbersIn } from './numbers.ts'

const valuesIn = (text: string) => {
  const words = wordsIn(text)
  return numbersIn(words).flatMap((one) => (isCounting(words, one) ? [one.value] : []))
}

test.each([
  ['fourteen years and 14 days', [14, 14]],
  ['fifty one years, fifty-one jars', [51, 51]],
  ['2,000 steps, then two thousand', [2000, 2000]],
  ['since two thousand and ten', [2010]],
  ['born in nineteen eighty four, gone in twenty ten', [1984, 2010]],
  ['two hundred and five pages', [205]],
  ['the 5th of May, the third time, twice', [5, 3, 2]],
  ['at 3.5 kilometers', [3.5]],
])('“%s” says %j', (text, values) => {
  expect(valuesIn(text)).toEqual(values)
})

test.each(['one of them', 'at once', 'once you were home', 'the two of you', 'none of it', 'the three of us'])(
  '“%s” counts nothing',
  (text) => {
    expect(valuesIn(text)).toEqual([])
  },
)

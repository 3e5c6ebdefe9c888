import { expect, test } from 'vitest'
import { capitalised, counted, countedInWords } from './format.ts'

test('one is one, and none or many are many', () => {
  expect([counted(0, 'day'), counted(1, 'entry', 'entries'), counted(1204, 'entry', 'entries')]).toEqual([
    '0 days',
    '1 entry',
    '1,204 entries',
  ])
})

test('small numbers are told as words, large ones in figures', () => {
  expect([countedInWords(1, 'day'), countedInWords(12, 'day'), countedInWords(13, 'day')]).toEqual([
    'one day',
    'twelve days',
    '13 days',
  ])
})

test('only the first letter is made a capital, and nothing stays nothing', () => {
  expect([capitalised('éclair at Anna’s'), capitalised('')]).toEqual(['Éclair at Anna’s', ''])
})

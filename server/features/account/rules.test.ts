import { expect, test } from 'vitest'
import { phoneNumberFrom } from './rules.ts'

test('however a number is typed, it is the same number', () => {
  const typed = ['(415) 555-0132', '415.555.0132', '+1 415 555 0132', '1-415-555-0132', ' 4155550132 ']
  for (const number of typed) expect(phoneNumberFrom(number)).toBe('+14155550132')
})

test('a number with its country keeps it', () => {
  expect(phoneNumberFrom('+44 20 7946 0018')).toBe('+442079460018')
})

test('what cannot be a number is refused', () => {
  for (const typed of ['', 'hello', '12', '555-01', '+999 1234', '1'.repeat(40)]) {
    expect(phoneNumberFrom(typed)).toBe(null)
  }
})

import { expect, test } from 'vitest'
import { isReached } from './reach.ts'

test('calls go to the United States and Canada when nothing else is said', () => {
  for (const number of ['+14155550132', '+12125550123', '+14165551234']) expect(isReached(number, ['+1'])).toBe(true)
})

test('+1 does not open the islands that share it: they are opened by their own area code', () => {
  const [jamaica, dominica, puertoRico] = ['+18765551234', '+17675551234', '+17875551234']
  for (const number of [jamaica, dominica, puertoRico]) expect(isReached(number, ['+1'])).toBe(false)
  expect(isReached(jamaica, ['+1', '+1876'])).toBe(true)
  expect(isReached(dominica, ['+1', '+1876'])).toBe(false)
})

test('a country’s code opens the country, and not who shares its code', () => {
  const [london, jersey, guernsey] = ['+442079460018', '+441534123456', '+447911123456']
  expect([london, jersey, guernsey].map((number) => isReached(number, ['+44']))).toEqual([true, false, false])
  expect(isReached(london, ['+1'])).toBe(false)
  expect(isReached('+4915112345678', ['+1', '+49'])).toBe(true)
})

test('numbers that cost the caller, or that nobody carries, are never called', () => {
  const premium = '+19005551234'
  const tollFree = '+18005551234'
  const followMe = '+447011234567'
  for (const number of [premium, tollFree, followMe]) expect(isReached(number, ['+1', '+1900', '+44'])).toBe(false)
})

test('a number newer than the tables of numbers is one of its code’s main country', () => {
  expect(isReached('+15550000001', ['+1'])).toBe(true)
})

test('what is no number is not called', () => {
  expect(isReached('', ['+1'])).toBe(false)
})

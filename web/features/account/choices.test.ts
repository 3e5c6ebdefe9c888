import { expect, test } from 'vitest'
import { callTimeChoices, timeZoneChoices } from './choices.ts'

test('a listed zone is not listed twice', () => {
  expect(timeZoneChoices('America/Denver').map(({ label }) => label)).toEqual([
    'Eastern Time',
    'Central Time',
    'Mountain Time',
    'Pacific Time',
    'Arizona Time',
    'Alaska Time',
    'Hawaii Time',
  ])
})

test("the browser's own zone comes first where it is another one", () => {
  expect(timeZoneChoices('Europe/Isle_of_Man')[0]).toEqual({
    value: 'Europe/Isle_of_Man',
    label: 'Europe/Isle of Man',
  })
})

test('several zones of one’s own are each listed once', () => {
  const zones = timeZoneChoices('Europe/Berlin', 'Asia/Kolkata', 'Europe/Berlin', undefined, 'America/Chicago')
  expect(zones.map(({ value }) => value).slice(0, 3)).toEqual(['Europe/Berlin', 'Asia/Kolkata', 'America/New_York'])
  expect(zones).toHaveLength(9)
})

test('calls can be had from six to nine in the evening, by half hours', () => {
  expect(callTimeChoices.map(({ label }) => label)).toEqual([
    '6:00 PM',
    '6:30 PM',
    '7:00 PM',
    '7:30 PM',
    '8:00 PM',
    '8:30 PM',
    '9:00 PM',
  ])
})

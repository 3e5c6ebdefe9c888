import { expect, test } from 'vitest'
import { helpLine } from './help-lines.ts'

test.each([
  ['America/New_York', '988', '911'],
  ['America/Indiana/Indianapolis', '988', '911'],
  ['America/Toronto', '988', '911'],
  ['Europe/London', '116 123', '999'],
  ['Europe/Dublin', '116 123', '112'],
  ['Europe/Rome', '112', '112'],
  ['Australia/Perth', '13 11 14', '000'],
  ['Pacific/Auckland', '1737', '111'],
  ['Asia/Calcutta', '14416', '112'],
  ['Asia/Tokyo', 'findahelpline.com', 'your local emergency number'],
  ['Nowhere/Land', 'findahelpline.com', 'your local emergency number'],
])('in %s the line is %s and the emergency number %s', (zone, number, emergency) => {
  const line = helpLine(zone)
  expect([line.number, line.emergency]).toEqual([number, emergency])
  expect(line.words).toContain(number)
  expect(line.words).toMatch(/^[A-Z].*\.$/)
})

test('every zone this machine knows has a line', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(helpLine(zone).words).not.toBe('')
})

import { expect, test } from 'vitest'
import { asText } from './rules.ts'

const request = {
  id: 12,
  createdAt: new Date('2026-03-03T19:04:00Z'),
  name: 'Ana Reyes',
  email: 'ana@example.com',
  subject: 'No call today',
  category: 'technical' as const,
  message: 'It did not ring.\nWhat can I do?',
  priority: 'high' as const,
}

test('a request reads from its number to its message', () => {
  expect(asText(request)).toBe(`#12 · 2026-03-03 19:04 UTC · high · technical
Ana Reyes <ana@example.com>
No call today

It did not ring.
What can I do?`)
})

test('what a stranger writes cannot command the host’s terminal', () => {
  const text = asText({ ...request, name: '\u001b[2JAna', message: 'a\r\nb\u009b31m\u202Ec\u0007' })
  expect(text).toContain('[2JAna <')
  expect(text.endsWith('a\nb31mc')).toBe(true)
})

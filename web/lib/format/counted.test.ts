import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one is one, and none or many are many', () => {
  expect([counted(0, 'day'), counted(1, 'install'), counted(1204, 'session')]).toEqual([
    '0 days',
    '1 install',
    '1,204 sessions',
  ])
  expect([counted(1, 'entry', 'entries'), counted(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries'])
})

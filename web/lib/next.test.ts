import { expect, test } from 'vitest'
import { comingBackTo, nextAddress } from './next.ts'

test('an address of our own is kept, with its search and its hash', () => {
  expect(nextAddress('/accept-friend/abc')).toBe('/accept-friend/abc')
  expect(nextAddress('/friends?friend=7#top')).toBe('/friends?friend=7#top')
})

test('whatever would lead elsewhere leads to the dashboard', () => {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'friends',
    '',
    7,
    undefined,
    null,
    ['/friends'],
  ]
  for (const next of elsewhere) expect(nextAddress(next)).toBe('/dashboard')
})

test('a link to the login names only where else than the dashboard it leads', () => {
  expect(comingBackTo('/friends')).toEqual({ next: '/friends' })
  expect(comingBackTo('/dashboard')).toEqual({})
  expect(comingBackTo('//evil.example')).toEqual({})
})

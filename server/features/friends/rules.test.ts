import { expect, test } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import { inviteState, standingOf, tellsName } from './rules.ts'

const [ana, bo] = [1 as UserId, 2 as UserId]
const now = new Date('2026-03-08T12:00:00Z')
const link = { userId: ana, usedAt: null, expiresAt: new Date('2026-03-15T12:00:00Z') }

test('a fresh link is active for everyone but the person who made it', () => {
  expect(inviteState(link, null, 'none', now)).toBe('active')
  expect(inviteState(link, bo, 'none', now)).toBe('active')
  expect(inviteState(link, ana, 'none', now)).toBe('own')
})

test('a link is over at its very instant, and a used one is used even then', () => {
  expect(inviteState(link, bo, 'none', link.expiresAt)).toBe('expired')
  expect(inviteState({ ...link, usedAt: now }, bo, 'none', link.expiresAt)).toBe('used')
})

test('who has asked, or is a friend, hears that rather than that the link is used', () => {
  expect(inviteState({ ...link, usedAt: now }, bo, 'asked', now)).toBe('asked')
  expect(inviteState({ ...link, usedAt: now }, bo, 'friends', now)).toBe('friends')
})

test('a name is told only while the link can be used, and to those who know it', () => {
  const told = (['active', 'used', 'expired', 'own', 'asked', 'friends'] as const).filter(tellsName)
  expect(told).toEqual(['active', 'asked', 'friends'])
})

test('only who asked is waiting; who was asked, or was declined, is not', () => {
  expect(standingOf({ requesterId: bo, status: 'pending' }, bo)).toBe('asked')
  expect(standingOf({ requesterId: ana, status: 'pending' }, bo)).toBe('none')
  expect(standingOf({ requesterId: bo, status: 'declined' }, bo)).toBe('none')
  expect(standingOf({ requesterId: ana, status: 'accepted' }, bo)).toBe('friends')
  expect(standingOf(undefined, bo)).toBe('none')
})

import { expect, test } from 'vitest'
import { bareCode, codeFrom, mayInvite, mayRemove, signature } from './rules.ts'

const roles = ['member', 'moderator', 'owner'] as const

test('the owner removes anybody else, a moderator only those who take part, and members nobody', () => {
  const removable = (role: (typeof roles)[number]) => roles.filter((target) => mayRemove(role, target))
  expect(removable('owner')).toEqual(['member', 'moderator'])
  expect(removable('moderator')).toEqual(['member'])
  expect(removable('member')).toEqual([])
})

test('members invite friends into a public community; codes and private ones are for those who lead', () => {
  expect(mayInvite('member', { isPrivate: false, byCode: false })).toBe(true)
  expect(mayInvite('member', { isPrivate: true, byCode: false })).toBe(false)
  expect(mayInvite('member', { isPrivate: false, byCode: true })).toBe(false)
  for (const role of ['moderator', 'owner'] as const) {
    expect(mayInvite(role, { isPrivate: true, byCode: true })).toBe(true)
  }
})

test('an anonymous text bears no name, not even to who wrote it', () => {
  const hidden = { authorId: 7, authorName: 'Ana', isAnonymous: true }
  expect(signature(hidden, 8)).toEqual({ authorId: null, authorName: null, isMine: false })
  expect(signature(hidden, 7)).toEqual({ authorId: null, authorName: null, isMine: true })
  expect(signature({ ...hidden, isAnonymous: false }, 8)).toEqual({ authorId: 7, authorName: 'Ana', isMine: false })
})

test('a code is the same however it is typed', () => {
  const code = codeFrom(Uint8Array.from({ length: 16 }, (_, n) => n * 15))
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  expect(bareCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
})

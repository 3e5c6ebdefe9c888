import { expect, test, vi } from 'vitest'
import {
  currentUserId,
  forgetUser,
  forgetWhatIsKeptFor,
  onSessionEnded,
  rememberUser,
  sessionEnded,
} from './session.ts'

test('a session that ended elsewhere is forgotten and said', () => {
  const hear = vi.fn()
  const silence = onSessionEnded(hear)
  rememberUser(1)
  sessionEnded()
  expect(currentUserId()).toBeNull()
  expect(hear).toHaveBeenCalledTimes(1)
  silence()
})

test('whoever leaves of their own accord is not led to the login', () => {
  const hear = vi.fn()
  const silence = onSessionEnded(hear)
  rememberUser(1)
  forgetUser()
  sessionEnded()
  expect(hear).not.toHaveBeenCalled()
  rememberUser(2)
  sessionEnded()
  expect(hear).toHaveBeenCalledTimes(1)
  silence()
})

test('what was kept for one person goes, what is another’s or everyone’s stays', () => {
  localStorage.setItem('draft-entry:1', 'mine')
  localStorage.setItem('draft-entry:1:7', 'mine')
  localStorage.setItem('draft-entry:11', 'another’s')
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('list:1', 'mine')
  forgetWhatIsKeptFor(1)
  expect([Object.keys(localStorage).sort(), Object.keys(sessionStorage)]).toEqual([['draft-entry:11', 'theme'], []])
})

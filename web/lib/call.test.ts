import { expect, test } from 'vitest'
import { login } from '#contract/account.ts'
import { listCalls, startCall } from '#contract/calls.ts'
import { addEntry, listEntries } from '#contract/journal.ts'
import { phoneCall } from '#web/testing/sent/calls.ts'
import { entry } from '#web/testing/sent/journal.ts'
import { problem, serverAnswers } from '../testing/server.ts'
import { call } from './call.ts'
import { RequestFailed, Unreachable, wordsFor } from './failures.ts'
import { currentUserId, rememberUser } from './session.ts'

test('an answer is decoded by its contract: instants become dates', async () => {
  serverAnswers({ 'GET /api/users/1/call-history': { body: [phoneCall()] } })
  const [first] = await call(listCalls, { params: { userId: 1 } })
  expect(first?.createdAt).toEqual(new Date('2026-03-03T19:04:00.000Z'))
})

test('a page is asked for in the query', async () => {
  const { asked } = serverAnswers({ 'GET /api/users/1/journal-entries': { body: [] } })
  await call(listEntries, { params: { userId: 1 }, query: { limit: 100, before: 7 } })
  expect(asked[0]?.query).toBe('?limit=100&before=7')
})

test('JSON is sent only where there is something to send', async () => {
  const { asked } = serverAnswers({
    'POST /api/users/1/journal-entries': { status: 201, body: entry() },
    'POST /api/users/1/call': { status: 201, body: phoneCall() },
  })
  await call(addEntry, { params: { userId: 1 }, body: { title: 'Lake', content: 'A quiet morning.' } })
  await call(startCall, { params: { userId: 1 } })
  expect(asked.map(({ body, hasContentType }) => [body, hasContentType])).toEqual([
    [{ title: 'Lake', content: 'A quiet morning.' }, true],
    [undefined, false],
  ])
})

test('a refusal carries the status and the body, and the words for the person', async () => {
  serverAnswers({ 'POST /api/users/1/call': problem(409, 'call_already_active', 'You are already on a call') })
  const failure = await call(startCall, { params: { userId: 1 } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RequestFailed)
  expect(failure).toHaveProperty('message', '409: {"code":"call_already_active","message":"You are already on a call"}')
  expect(wordsFor(failure, 'otherwise')).toBe('You are already on a call')
})

test('a server that cannot be reached is told in plain words', async () => {
  serverAnswers({})
  const failure = await call(startCall, { params: { userId: 1 } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Unreachable)
  expect(wordsFor(failure, 'otherwise')).toContain('can’t be reached')
})

test('a session the server no longer knows is forgotten', async () => {
  rememberUser(1)
  serverAnswers({ 'POST /api/users/1/call': problem(401, 'signed_out', 'Please log in.') })
  await call(startCall, { params: { userId: 1 } }).catch(() => undefined)
  expect(currentUserId()).toBeNull()
})

test('a remembered person who is not the one signed in is forgotten', async () => {
  rememberUser(5)
  serverAnswers({ 'POST /api/users/5/call': problem(403, 'not_yours', 'That is not your journal.') })
  await call(startCall, { params: { userId: 5 } }).catch(() => undefined)
  expect(currentUserId()).toBeNull()
})

test('a wrong password does not end the session of another tab', async () => {
  rememberUser(1)
  serverAnswers({ 'POST /api/login': problem(401, 'wrong_credentials', 'No match.') })
  await call(login, { body: { phoneNumber: '1', password: '2' } }).catch(() => undefined)
  expect(currentUserId()).toBe(1)
})

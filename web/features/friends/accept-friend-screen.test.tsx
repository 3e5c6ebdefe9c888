import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { InviteState } from '#contract/friends.ts'
import { rememberUser } from '#web/lib/session.ts'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { AcceptFriendScreen } from './accept-friend-screen.tsx'

const link = 'GET /api/friend-invites/abc'
const accept = 'POST /api/friend-invites/abc/accept'
const open = () => show(<AcceptFriendScreen />, '/accept-friend/abc', '/accept-friend/$token')
const state = (of: InviteState, inviterName: string | null = null) => ({ body: { state: of, inviterName } })

test('someone without an account learns who invites, and both ways in lead back here', async () => {
  serverAnswers({ [link]: state('active', 'Ana Reyes') })
  open()
  expect(await screen.findByRole('heading', { name: 'Ana Reyes invites you' })).toBeTruthy()
  const back = 'next=%2Faccept-friend%2Fabc'
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(`/register?${back}`)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login?${back}`)
  expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull()
})

test('someone signed in accepts, and waits for the inviter', async () => {
  rememberUser(1)
  const { answers } = serverAnswers({
    [link]: state('active', 'Ana Reyes'),
    [accept]: () => {
      answers[link] = state('asked', 'Ana Reyes')
      return state('asked', 'Ana Reyes')
    },
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))
  expect(await screen.findByRole('heading', { name: 'Waiting for Ana Reyes' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Friends' }).getAttribute('href')).toBe('/friends')
})

test('who was a moment too late is told so, and the page shows the link as it is now', async () => {
  rememberUser(1)
  const { answers } = serverAnswers({
    [link]: state('active', 'Ana Reyes'),
    [accept]: () => {
      answers[link] = state('used')
      return problem(410, 'invite_not_valid', 'This link has been used already. Ask for a new one.')
    },
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))
  expect(await screen.findByText('This link has been used already. Ask for a new one.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'This link has been used' })).toBeTruthy()
})

test('whose session was over signs in and is led back', async () => {
  rememberUser(1)
  serverAnswers({ [link]: state('active', 'Ana Reyes'), [accept]: problem(401, 'signed_out', 'Please sign in.') })
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))
  await waitFor(() => expect(router.state.location.href).toBe('/login?next=%2Faccept-friend%2Fabc'))
})

test.each([
  ['used', null, 'This link has been used'],
  ['expired', null, 'This link has expired'],
  ['own', null, 'This is your own link'],
  ['friends', 'Ana Reyes', 'You and Ana Reyes are friends'],
] as const)('a link that is %s says so', async (is, name, heading) => {
  rememberUser(1)
  serverAnswers({ [link]: state(is, name) })
  open()
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull()
})

test('a link nobody knows is told from a server nobody reaches', async () => {
  const { answers } = serverAnswers({ [link]: problem(503, 'unavailable', 'Away.') })
  open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[link] = problem(404, 'not_found', 'This isn’t here.')
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'This link is not known' })).toBeTruthy()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { friend, friendInvite, friendRequest, sharedEntry } from '#web/testing/sent/friends.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { FriendsScreen } from './friends-screen.tsx'

const base = '/api/users/1/friends'
const nobody = {
  [`GET ${base}`]: { body: [] },
  [`GET ${base}/requests`]: { body: [] },
  [`GET ${base}/invites`]: { body: [] },
  [`GET ${base}/blocked`]: { body: [] },
}
const open = (address = '/friends') => show(<FriendsScreen />, address)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('while nothing is known yet, the screen says what it waits for', async () => {
  const never = () => new Promise<never>(() => undefined)
  serverAnswers({ ...nobody, [`GET ${base}`]: never, [`GET ${base}/invites`]: never })
  open()
  expect(await screen.findByText('Loading friends...')).toBeTruthy()
  expect(screen.getByText('Loading invite links...')).toBeTruthy()
})

test('someone without friends is told the next step, and no empty card of requests is shown', async () => {
  serverAnswers(nobody)
  open()
  expect(await screen.findByText('No friends yet')).toBeTruthy()
  expect(screen.getByText('Connect with friends to share journal entries')).toBeTruthy()
  expect(screen.getByText('Create an invite link to connect with someone')).toBeTruthy()
  expect(screen.getByText('No active invite links')).toBeTruthy()
  expect(screen.queryByText('Friend Requests')).toBeNull()
  expect(screen.getByRole('link', { name: 'Communities' }).getAttribute('href')).toBe('/communities')
})

test('friends are counted, dated, and lead to what they share', async () => {
  serverAnswers({ ...nobody, [`GET ${base}`]: { body: [friend(), friend({ id: 3, name: 'Cleo Marsh' })] } })
  open()
  expect(await screen.findByRole('heading', { name: 'Your Friends (2)' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /Bo Lind/ })
  expect(link.getAttribute('href')).toBe('/friends?friend=2')
  expect(link.textContent).toContain('Friends since Mar 3, 2026')
  expect(link.textContent).toContain('Connected')
})

test('what could not be loaded can be asked for again', async () => {
  const { answers } = serverAnswers({ ...nobody, [`GET ${base}`]: problem(503, 'unavailable', 'Away.') })
  open()
  const failed = await screen.findByRole('alert')
  answers[`GET ${base}`] = { body: [friend()] }
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bo Lind')).toBeTruthy()
})

test('a new link is told and listed', async () => {
  const { answers } = serverAnswers({
    ...nobody,
    [`POST ${base}/create-invite`]: () => {
      answers[`GET ${base}/invites`] = { body: [friendInvite()] }
      return { status: 201, body: friendInvite() }
    },
  })
  open()
  await press('Create Invite Link')
  expect(await screen.findByText('Invite Link Created')).toBeTruthy()
  expect(screen.getByText('Share this link with someone to connect as friends.')).toBeTruthy()
  expect(await screen.findByText('Created Mar 3, 2026')).toBeTruthy()
  expect(screen.getByText('Expires Mar 10, 2026')).toBeTruthy()
})

test('a link that could not be made is told', async () => {
  serverAnswers({ ...nobody, [`POST ${base}/create-invite`]: { status: 500, body: 'oh' } })
  open()
  await press('Create Invite Link')
  expect(await screen.findByText('Failed to create invite link. Please try again.')).toBeTruthy()
})

test('copying a link says so for two seconds, and a used link cannot be copied', async () => {
  const user = userEvent.setup()
  serverAnswers({
    ...nobody,
    [`GET ${base}/invites`]: { body: [friendInvite(), friendInvite({ id: 7, usedAt: '2026-03-04T10:00:00.000Z' })] },
  })
  open()
  const [fresh, used] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Copy Link' })
  expect(screen.getAllByText('Used')).toHaveLength(1)
  expect([fresh?.disabled, used?.disabled]).toEqual([false, true])
  await user.click(fresh as HTMLElement)
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/accept-friend/abc`)
  expect(await screen.findByText('Invite link copied to clipboard.')).toBeTruthy()
  expect(fresh?.textContent).toBe('Copied')
  const since = performance.now()
  await waitFor(() => expect(fresh?.textContent).toBe('Copy Link'), { timeout: 3000 })
  expect(performance.now() - since).toBeGreaterThan(1500)
})

test('where the browser keeps its clipboard to itself, the link is copied another way, or that is told', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  const copied: string[] = []
  const exec = vi.fn(() => copied.push(document.querySelector('textarea')?.value ?? '') === 1)
  Object.assign(document, { execCommand: exec })
  serverAnswers({ ...nobody, [`GET ${base}/invites`]: { body: [friendInvite()] } })
  open()
  await press('Copy Link')
  expect(await screen.findByText('Copied!')).toBeTruthy()
  expect(copied).toEqual([`${location.origin}/accept-friend/abc`])
  await press('Copied')
  expect(await screen.findByText('Failed to copy link to clipboard.')).toBeTruthy()
})

test('a withdrawn link is gone', async () => {
  const { answers } = serverAnswers({
    ...nobody,
    [`GET ${base}/invites`]: { body: [friendInvite()] },
    [`DELETE ${base}/invites/6`]: () => {
      answers[`GET ${base}/invites`] = { body: [] }
      return { status: 204 }
    },
  })
  open()
  await press(/^Withdraw/)
  expect(await screen.findByText('No active invite links')).toBeTruthy()
})

test('an accepted request is a friend, told also when the row is gone before the answer is there', async () => {
  const { answers } = serverAnswers({
    ...nobody,
    [`GET ${base}/requests`]: { body: [friendRequest()] },
    [`POST ${base}/requests/4/accept`]: async () => {
      answers[`GET ${base}/requests`] = { body: [] }
      answers[`GET ${base}`] = { body: [friend({ id: 3, name: 'Cleo Marsh' })] }
      await queryClient.invalidateQueries({ queryKey: ['friends'] })
      await waitFor(() => expect(screen.queryByText('Wants to connect with you')).toBeNull())
      return { body: friend({ id: 3, name: 'Cleo Marsh' }) }
    },
  })
  const { queryClient } = open()
  expect(await screen.findByText('Wants to connect with you')).toBeTruthy()
  await press('Accept Cleo Marsh')
  expect(await screen.findByText('Friend Request Accepted')).toBeTruthy()
  expect(screen.getByText("You're now connected as friends!")).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Your Friends (1)' })).toBeTruthy()
  expect(screen.queryByText('Friend Requests')).toBeNull()
})

test('a declined request is gone, and one that could not be declined stays', async () => {
  const { answers } = serverAnswers({
    ...nobody,
    [`GET ${base}/requests`]: { body: [friendRequest()] },
    [`POST ${base}/requests/4/decline`]: problem(503, 'unavailable', 'The database is away.'),
  })
  open()
  await press('Decline Cleo Marsh')
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  answers[`POST ${base}/requests/4/decline`] = () => {
    answers[`GET ${base}/requests`] = { body: [] }
    return { status: 204 }
  }
  await press('Decline Cleo Marsh')
  expect(await screen.findByText('The request has been declined.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Cleo Marsh')).toBeNull())
})

test('blocking asks once more and can be undone', async () => {
  const { asked, answers } = serverAnswers({
    ...nobody,
    [`GET ${base}/requests`]: { body: [friendRequest()] },
    [`POST ${base}/blocked`]: () => {
      answers[`GET ${base}/requests`] = { body: [] }
      answers[`GET ${base}/blocked`] = { body: [friend({ id: 3, name: 'Cleo Marsh' })] }
      return { status: 204 }
    },
    [`DELETE ${base}/blocked/3`]: () => {
      answers[`GET ${base}/blocked`] = { body: [] }
      return { status: 204 }
    },
  })
  open()
  await press('Block Cleo Marsh')
  await press('Block')
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ personId: 3 })
  await press('Unblock Cleo Marsh')
  await waitFor(() => expect(screen.queryByText('Cleo Marsh')).toBeNull())
})

const withBo = {
  ...nobody,
  [`GET ${base}`]: { body: [friend()] },
  [`GET ${base}/2/entries`]: { body: [sharedEntry()] },
}

test('a friend’s shared entries are read on a page of their own', async () => {
  serverAnswers(withBo)
  open('/friends?friend=2')
  expect(await screen.findByRole('heading', { name: 'Bo Lind' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Heron at dawn' })).toBeTruthy()
  expect(screen.getByText('The heron stood in the reeds again.')).toBeTruthy()
})

test('older shared entries follow when asked for, after the last one seen', async () => {
  const page = (first: number, size: number) =>
    Array.from({ length: size }, (_, place) => sharedEntry({ id: first - place, title: `Entry ${first - place}` }))
  serverAnswers({
    ...withBo,
    [`GET ${base}/2/entries`]: ({ query }) => ({ body: query.includes('before=81') ? page(80, 1) : page(100, 20) }),
  })
  open('/friends?friend=2')
  await press('Show older entries')
  expect(await screen.findByText('Entry 80')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull()
})

test('a friend who shares nothing yet, and someone who is no friend, are told apart', async () => {
  serverAnswers({ ...withBo, [`GET ${base}/2/entries`]: { body: [] } })
  const { router } = open('/friends?friend=2')
  expect(await screen.findByText('Nothing shared yet')).toBeTruthy()
  await act(() => router.navigate({ to: '/friends', search: { friend: 99 } }))
  expect(await screen.findByText('You two are not connected')).toBeTruthy()
})

test('unfriending asks once more and leads back to the others', async () => {
  const { asked, answers } = serverAnswers({
    ...withBo,
    [`DELETE ${base}/2`]: () => {
      answers[`GET ${base}`] = { body: [] }
      return { status: 204 }
    },
  })
  const { router } = open('/friends?friend=2')
  await press('Unfriend')
  const dialog = await screen.findByRole('dialog', { name: 'Unfriend Bo Lind?' })
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unfriend' }))
  expect(await screen.findByText('No longer friends')).toBeTruthy()
  await waitFor(() => expect(router.state.location.href).toBe('/friends'))
  expect(await screen.findByText('No friends yet')).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { community } from '#web/testing/sent/communities.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { CommunitiesScreen } from './communities-screen.tsx'

const base = '/api/users/1/communities'
const none = {
  [`GET ${base}`]: { body: [] },
  [`GET ${base}/discover`]: { body: [] },
  'GET /api/users/1/community-invites': { body: [] },
}
const open = (address = '/communities') => show(<CommunitiesScreen />, address)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('someone in no community reads what will be here', async () => {
  serverAnswers(none)
  open()
  expect(await screen.findByText('No communities yet')).toBeTruthy()
  expect(await screen.findByText('Nothing to discover yet')).toBeTruthy()
  expect(screen.queryByText('Invitations')).toBeNull()
})

test('one’s communities tell their size and whether there is news', async () => {
  serverAnswers({
    ...none,
    [`GET ${base}`]: { body: [community({ hasNews: true, isPrivate: true }), community({ id: 6, isActive: false })] },
  })
  open()
  expect(await screen.findByText('Support circle · 4 of 25 members · Private')).toBeTruthy()
  expect(screen.getByText('Support circle · 4 of 25 members · Closed')).toBeTruthy()
  expect(screen.getAllByText('New letters')).toHaveLength(1)
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/communities/5')
})

test('what could not be loaded can be asked for again', async () => {
  const { answers } = serverAnswers({ ...none, [`GET ${base}`]: problem(503, 'unavailable', 'Away.') })
  open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[`GET ${base}`] = { body: [community()] }
  await userEvent.click(again)
  expect(await screen.findByText('Early risers')).toBeTruthy()
})

test('a search asks for the word, and says when nothing was found', async () => {
  const { asked } = serverAnswers({
    ...none,
    [`GET ${base}/discover`]: ({ query }) => ({ body: query.includes('q=') ? [] : [community({ role: null })] }),
  })
  open()
  expect(await screen.findByText('For those who begin before the sun does')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search communities' }), 'tea')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  expect(asked.at(-1)?.query).toBe('?limit=20&q=tea')
})

test('a new community is made as it was filled in, and entered', async () => {
  const { asked } = serverAnswers({
    ...none,
    [`POST ${base}`]: { status: 201, body: community({ id: 8, role: 'owner' }) },
  })
  const { router } = open()
  await press('Create Community')
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Community' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Name is required')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Name'), 'Early risers')
  await userEvent.type(screen.getByLabelText('What it is about'), 'The hour before dawn')
  await userEvent.type(screen.getByLabelText('Tags'), 'Dawn{Enter}')
  await userEvent.click(screen.getByRole('switch', { name: 'Private' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Community' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Community Created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Early risers',
    description: 'The hour before dawn',
    type: 'support',
    tags: ['dawn'],
    isPrivate: true,
    maxMembers: 25,
    guidelines: null,
    meetingSchedule: null,
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/communities/8'))
})

test('a link with a code opens with the code, and a full community says so', async () => {
  serverAnswers({
    ...none,
    [`POST ${base}/join`]: problem(409, 'community_full', 'This community is full: 25 of 25 places are taken.'),
  })
  open('/communities?code=ABCD-EFGH-JKLM-NPQR')
  expect((await screen.findByLabelText<HTMLInputElement>('Invite code')).value).toBe('ABCD-EFGH-JKLM-NPQR')
  await press('Join')
  const code = screen.getByLabelText('Invite code')
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(within(screen.getByRole('dialog')).getByText(/25 of 25 places are taken/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Invite code').value).toBe('ABCD-EFGH-JKLM-NPQR')
})

test('an invitation says by whom and why, and is accepted or declined', async () => {
  const invitation = {
    id: 3,
    communityId: 5,
    communityName: 'Early risers',
    communityDescription: 'About dawn',
    inviterName: 'Bo Lind',
    message: 'You would like these people',
    expiresAt: '2026-03-10T19:04:00.000Z',
  }
  const invitations = 'GET /api/users/1/community-invites'
  const { answers } = serverAnswers({
    ...none,
    [invitations]: { body: [invitation, { ...invitation, id: 4, communityName: 'Night owls' }] },
    'POST /api/users/1/community-invites/4/decline': () => {
      answers[invitations] = { body: [invitation] }
      return { status: 204 }
    },
    'POST /api/users/1/community-invites/3/accept': { body: community() },
  })
  const { router } = open()
  expect(await screen.findAllByText('Bo Lind invites you, until Mar 10, 2026')).toHaveLength(2)
  await press('Decline the invitation to Night owls')
  await waitFor(() => expect(screen.queryByText('Night owls')).toBeNull())
  await press('Accept the invitation to Early risers')
  await waitFor(() => expect(router.state.location.pathname).toBe('/communities/5'))
})

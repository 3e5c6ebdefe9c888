import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { community, letter, letterResponse, member } from '#web/testing/sent/communities.ts'
import { friend } from '#web/testing/sent/friends.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { CommunityScreen } from './community-screen.tsx'

const base = '/api/users/1/communities/5'
const room = {
  'GET /api/users/1/communities': { body: [community()] },
  [`GET ${base}`]: { body: community() },
  [`GET ${base}/posts`]: { body: [letter()] },
  [`POST ${base}/seen`]: { status: 204 },
  [`GET ${base}/posts/11/responses`]: { body: [letterResponse()] },
  [`GET ${base}/members`]: { body: [member({ id: 1, name: 'Ana', isMe: true }), member()] },
  [`GET ${base}/invites`]: { body: [] },
}
const open = () => show(<CommunityScreen />, '/communities/5', '/communities/$communityId')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const turnTo = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const confirm = async (title: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }))

test('the letters are shown, and from then on are no news', async () => {
  const { asked } = serverAnswers(room)
  open()
  expect(await screen.findByRole('heading', { name: 'Early risers' })).toBeTruthy()
  expect(await screen.findByText('The kettle took its time.')).toBeTruthy()
  await waitFor(() => expect(asked.some(({ path }) => path === `${base}/seen`)).toBe(true))
})

test('who wrote without a name is nobody, but oneself knows', async () => {
  const nameless = { authorId: null, authorName: null, isAnonymous: true }
  serverAnswers({
    ...room,
    [`GET ${base}/posts`]: { body: [letter(nameless), letter({ ...nameless, id: 12, isMine: true })] },
  })
  open()
  expect(await screen.findByText(/^Somebody,/)).toBeTruthy()
  expect(screen.getByText(/^You, without your name,/)).toBeTruthy()
})

test('a community without letters says what they are, and one that cannot be loaded or is gone says that', async () => {
  const { answers } = serverAnswers({ ...room, [`GET ${base}/posts`]: { body: [] } })
  const { queryClient } = open()
  expect(await screen.findByText('No letters yet')).toBeTruthy()
  answers[`GET ${base}`] = problem(404, 'not_found', 'This isn’t here.')
  await queryClient.invalidateQueries({ queryKey: ['communities', 1, 5], exact: true })
  expect(await screen.findByText('This community isn’t here')).toBeTruthy()
})

test('a letter is sent without a name where that is chosen; help is shown to who may need it', async () => {
  const { asked } = serverAnswers({
    ...room,
    [`POST ${base}/posts`]: { status: 201, body: { ...letter(), care: 'You can call 988.' } },
  })
  open()
  await press('Write a Letter')
  await userEvent.type(await screen.findByLabelText('Title'), 'Tonight')
  await userEvent.type(screen.getByLabelText('Your words'), 'It is a hard one')
  await userEvent.selectOptions(screen.getByLabelText('Mood (optional)'), '2 of 10')
  await userEvent.click(screen.getByRole('switch', { name: 'Without my name' }))
  await press('Send Letter')
  expect(await screen.findByText('You can call 988.')).toBeTruthy()
  expect(asked.find(({ path, method }) => method === 'POST' && path.endsWith('/posts'))?.body).toEqual({
    title: 'Tonight',
    content: 'It is a hard one',
    type: 'feeling',
    moodScore: 2,
    isAnonymous: true,
  })
  expect(screen.queryByLabelText('Your words')).toBeNull()
})

test('a letter that could not be sent stays where it was written', async () => {
  serverAnswers({ ...room, [`POST ${base}/posts`]: problem(503, 'unavailable', 'The database is away.') })
  open()
  await press('Write a Letter')
  await userEvent.type(await screen.findByLabelText('Title'), 'Tonight')
  await userEvent.type(screen.getByLabelText('Your words'), 'It is a hard one')
  await press('Send Letter')
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('It is a hard one')
})

test('a letter is supported at once, and the count is the server’s', async () => {
  const { answers } = serverAnswers({
    ...room,
    [`PUT ${base}/posts/11/support`]: ({ body }) => {
      expect(body).toEqual({ isSupported: true })
      answers[`GET ${base}/posts`] = { body: [letter({ isSupported: true, supportCount: 3 })] }
      return { body: { isSupported: true, supportCount: 3 } }
    },
  })
  open()
  const button = await screen.findByRole('button', { name: 'Support: A slow start (0)' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button)
  const pressed = await screen.findByRole('button', { name: 'Support: A slow start (3)' })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
})

test('responses open below their letter, and one’s own joins them', async () => {
  const { answers } = serverAnswers({
    ...room,
    [`GET ${base}/posts`]: { body: [letter({ responseCount: 1 })] },
    [`POST ${base}/posts/11/responses`]: ({ body }) => {
      expect(body).toEqual({ content: 'Mine is faster', type: 'experience', isAnonymous: false })
      const mine = letterResponse({ id: 22, content: 'Mine is faster', isMine: true })
      answers[`GET ${base}/posts/11/responses`] = { body: [letterResponse(), mine] }
      return { status: 201, body: { ...mine, care: null } }
    },
  })
  open()
  await press('1 response')
  expect(await screen.findByText('I know that kettle.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Your response'), 'Mine is faster')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Own experience')
  await press('Send Response')
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your response').value).toBe(''))
  expect(await screen.findByText('Mine is faster')).toBeTruthy()
})

test('one removes one’s own; others’ only who leads', async () => {
  const { answers } = serverAnswers({
    ...room,
    [`GET ${base}/posts`]: { body: [letter(), letter({ id: 12, title: 'Mine', isMine: true })] },
    [`DELETE ${base}/posts/12`]: () => {
      answers[`GET ${base}/posts`] = { body: [letter()] }
      return { status: 204 }
    },
  })
  const { queryClient } = open()
  expect(await screen.findAllByRole('button', { name: 'Remove' })).toHaveLength(1)
  await press('Remove')
  await confirm('Remove this letter?', 'Remove')
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  answers[`GET ${base}`] = { body: community({ role: 'moderator' }) }
  await queryClient.invalidateQueries({ queryKey: ['communities', 1, 5], exact: true })
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy()
})

test('who is not in a public community reads what it is about and can join', async () => {
  const { answers } = serverAnswers({
    ...room,
    [`GET ${base}`]: { body: community({ role: null, guidelines: 'Be kind' }) },
    [`POST ${base}/join`]: () => {
      answers[`GET ${base}`] = { body: community() }
      return { body: community() }
    },
  })
  open()
  expect(await screen.findByText('Be kind')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  await press('Join Community')
  expect(await screen.findByText('The kettle took its time.')).toBeTruthy()
})

test('where all places are taken, joining is not offered', async () => {
  serverAnswers({ ...room, [`GET ${base}`]: { body: community({ role: null, memberCount: 25 }) } })
  open()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Join Community' })).disabled).toBe(true)
  expect(screen.getByText('All places are taken at the moment.')).toBeTruthy()
})

test('a closed community is read, and nothing is offered to write', async () => {
  serverAnswers({ ...room, [`GET ${base}`]: { body: community({ isActive: false, role: 'owner' }) } })
  open()
  expect(await screen.findByText('The kettle took its time.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write a Letter' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Support/ })).toBeNull()
  await turnTo('About')
  expect(screen.queryByRole('button', { name: 'Close Community' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy()
})

test('a member can only block, the owner also promotes, hands over and removes', async () => {
  const { asked, answers } = serverAnswers({
    ...room,
    [`PATCH ${base}/members/2`]: { status: 204 },
    [`DELETE ${base}/members/2`]: { status: 204 },
    [`POST ${base}/members/2/block`]: { status: 204 },
  })
  const { queryClient } = open()
  const ways = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  await turnTo('Members')
  await press('More about Bo Lind')
  expect(ways()).not.toContain('Hand Over')
  await press('Block')
  await confirm('Block Bo Lind?', 'Block')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answers[`GET ${base}`] = { body: community({ role: 'owner' }) }
  await queryClient.invalidateQueries({ queryKey: ['communities'] })
  await press('More about Bo Lind')
  await press('Make Moderator')
  await waitFor(() => expect(ways()).not.toContain('Make Moderator'))
  await press('More about Bo Lind')
  await press('Hand Over')
  await confirm('Hand over to Bo Lind?', 'Hand Over')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('More about Bo Lind')
  await press('Remove')
  await confirm('Remove Bo Lind?', 'Remove')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const done = asked.filter(({ path, method }) => path.includes('/members/') && method !== 'GET')
  expect(done.map(({ method, body }) => [method, body])).toEqual([
    ['POST', undefined],
    ['PATCH', { role: 'moderator' }],
    ['PATCH', { role: 'owner' }],
    ['DELETE', undefined],
  ])
})

test('a friend is invited; those who lead also make codes', async () => {
  const invite = {
    id: 31,
    communityId: 5,
    inviteeName: null,
    inviteCode: 'ABCD-EFGH-JKLM-NPQR',
    message: null,
    status: 'pending',
    expiresAt: '2026-03-10T19:04:00.000Z',
    createdAt: '2026-03-03T19:04:00.000Z',
  }
  const { asked, answers } = serverAnswers({
    ...room,
    [`GET ${base}`]: { body: community({ role: 'moderator' }) },
    'GET /api/users/1/friends': { body: [friend({ id: 7, name: 'Dee' })] },
    [`POST ${base}/invites`]: () => {
      answers[`GET ${base}/invites`] = { body: [invite] }
      return { status: 201, body: invite }
    },
    [`DELETE ${base}/invites/31`]: () => {
      answers[`GET ${base}/invites`] = { body: [] }
      return { status: 204 }
    },
  })
  open()
  await turnTo('Members')
  await press('Make a Code')
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeTruthy()
  await press('Withdraw the invite ABCD-EFGH-JKLM-NPQR')
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR')).toBeNull())
  await press('Invite a Friend')
  await userEvent.selectOptions(await screen.findByLabelText('Friend'), 'Dee')
  await userEvent.type(screen.getByLabelText('A few words (optional)'), 'Come along')
  await press('Send Invite')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = asked.filter(({ path, method }) => path.endsWith('/invites') && method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{}, { friendId: 7, message: 'Come along' }])
})

test('leaving asks once more and leads to the other communities', async () => {
  serverAnswers({ ...room, [`DELETE ${base}/membership`]: { status: 204 } })
  const { router } = open()
  await turnTo('About')
  await press('Leave')
  await confirm('Leave Early risers?', 'Leave')
  await waitFor(() => expect(router.state.location.pathname).toBe('/communities'))
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { announce } from '#web/lib/announcements.ts'
import { type FakeSocket, fakeSockets } from '#web/testing/fake-socket.ts'
import { show } from '#web/testing/screen.tsx'
import { phoneCall } from '#web/testing/sent/calls.ts'
import { entry } from '#web/testing/sent/journal.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { holdCall } from './holding.ts'
import { Phone } from './phone.tsx'

const nobody = { 'GET /api/users/1/calls/current': { body: { call: null, heard: 0, isCare: false, ringsIn: 'page' } } }
const ringing = {
  'GET /api/users/1/calls/current': { body: { call: phoneCall(), heard: 0, isCare: false, ringsIn: 'page' } },
}
const picksUp = {
  'POST /api/users/1/calls/5/answer': { body: { token: 'secret', call: phoneCall({ status: 'in-progress' }) } },
}
const noHistory = { 'GET /api/users/1/call-history': { body: [] } }
const history = { 'GET /api/users/1/journal-entries/7': { body: entry() } }

async function answered() {
  const sockets = fakeSockets()
  const server = serverAnswers({ ...ringing, ...picksUp, ...noHistory, ...history })
  const { queryClient } = show(<Phone onOpenChange={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(sockets.length).toBe(1))
  const socket = sockets[0] as FakeSocket
  await act(async () => socket.opens())
  return { socket, sockets, queryClient, ...server }
}

const says = (socket: FakeSocket, words: string) =>
  act(async () => socket.says({ type: 'text', token: words, last: true }))

async function type(words: string) {
  await userEvent.type(screen.getByLabelText('Type what you would say'), `${words}{Enter}`)
}

test('a pushed call rings, with the title of the page telling', async () => {
  const { asked, answers } = serverAnswers(nobody)
  const { queryClient } = show(<Phone onOpenChange={() => undefined} />)
  await waitFor(() => expect(asked.length).toBe(1))
  await act(async () => announce({ type: 'call_ringing', callId: 5 }))
  expect(await screen.findByRole('dialog', { name: 'Incoming call from Journal AI' })).toBeTruthy()
  answers['GET /api/users/1/calls/current'] = {
    body: { call: phoneCall({ companionName: 'Willow' }), heard: 0, isCare: false, ringsIn: 'page' },
  }
  await act(() => queryClient.invalidateQueries({ queryKey: ['calls'] }))
  expect(await screen.findByRole('dialog', { name: 'Incoming call from Willow' })).toBeTruthy()
  expect(document.title).toBe('Incoming call — Journal AI')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }))
})

test('a call that began to ring before the phone was here rings all the same', async () => {
  serverAnswers(nobody)
  show(<Phone ringing={5} onOpenChange={() => undefined} />)
  expect(await screen.findByRole('dialog', { name: 'Incoming call from Journal AI' })).toBeTruthy()
})

test('a declined call is declined on the server', async () => {
  const { asked } = serverAnswers({ ...ringing, 'POST /api/users/1/calls/5/decline': { status: 204 } })
  show(<Phone onOpenChange={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/users/1/calls/5/decline'))
})

test('a conversation is typed where the browser cannot hear, and becomes the entry', async () => {
  const { socket } = await answered()
  await says(socket, 'What stays with you from today?')
  expect(screen.getByText('This browser can’t hear you, so type instead.')).toBeTruthy()
  await type('I finished the fence.')
  expect(socket.sent).toContainEqual({
    type: 'prompt',
    voicePrompt: 'I finished the fence.',
    lang: 'en-US',
    last: true,
  })
  expect(socket.sent).toContainEqual({
    type: 'info',
    name: 'tokensPlayed',
    value: 'What stays with you from today?',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Hang Up' }))
  expect(socket.closedWith).toBe(1000)
  expect(await screen.findByText('Writing your entry…')).toBeTruthy()
  await act(async () => announce({ type: 'call_completed', callId: 5, journalEntryId: 7 }))
  expect(await screen.findByText('The fence is finished')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read it in your journal' })).toBeTruthy()
})

test('whoever types is not silent', async () => {
  const { socket } = await answered()
  await userEvent.type(screen.getByLabelText('Type what you would say'), 'Hm')
  expect(socket.sent.at(-1)).toEqual({ type: 'info', name: 'clientSpeaking', value: 'on' })
  await userEvent.clear(screen.getByLabelText('Type what you would say'))
  expect(socket.sent.at(-1)).toEqual({ type: 'info', name: 'clientSpeaking', value: 'off' })
})

test('Escape never hangs up', async () => {
  const { socket } = await answered()
  await userEvent.keyboard('{Escape}')
  expect(socket.closedWith).toBeUndefined()
  expect(screen.getByRole('dialog', { name: 'Call with Journal' })).toBeTruthy()
})

test('whoever rang is who speaks, also while the farewell of a call that is over is still heard', async () => {
  const sockets = fakeSockets()
  const willow = phoneCall({ companionName: 'Willow' })
  const { answers } = serverAnswers({
    ...picksUp,
    'GET /api/users/1/calls/current': { body: { call: willow, heard: 0, isCare: false, ringsIn: 'page' } },
  })
  const { queryClient } = show(<Phone onOpenChange={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(sockets.length).toBe(1))
  await act(async () => sockets[0]?.opens())
  await says(sockets[0] as FakeSocket, 'Go gently. Goodbye.')
  answers['GET /api/users/1/calls/current'] = { body: { call: null, heard: 0, isCare: false, ringsIn: 'page' } }
  await act(() => queryClient.invalidateQueries({ queryKey: ['calls'] }))
  expect(screen.getByRole('heading', { name: 'Willow' })).toBeTruthy()
  expect(screen.getByRole('log').textContent).toContain('WillowGo gently.')
})

test('a key is sent as a key', async () => {
  const { socket } = await answered()
  await says(socket, 'What stays with you from today?')
  await userEvent.click(screen.getByRole('button', { name: 'Keypad' }))
  await userEvent.click(screen.getByRole('button', { name: '8' }))
  expect(socket.sent.at(-1)).toEqual({ type: 'dtmf', digit: '8' })
})

test('a dropped line comes back as the same phone, with what was said meanwhile', async () => {
  const { socket, sockets, asked, answers } = await answered()
  await says(socket, 'What stays with you from today?')
  await type('The heron came.')
  await type('It stood in the reeds.')
  answers['GET /api/users/1/calls/current'] = {
    body: { call: phoneCall({ status: 'in-progress' }), heard: 1, isCare: false, ringsIn: 'page' },
  }
  await act(async () => socket.breaks())
  expect(screen.getByText('Reconnecting…')).toBeTruthy()
  await type('Are you there?')
  await waitFor(() => expect(sockets.length).toBe(2), { timeout: 2000 })
  await act(async () => sockets[1]?.opens())
  expect(screen.getByText('On the line')).toBeTruthy()
  await says(sockets[1] as FakeSocket, 'There you are again.')
  const prompts = sockets[1]?.sent.filter((frame) => JSON.stringify(frame).includes('prompt'))
  expect(prompts).toMatchObject([{ voicePrompt: 'It stood in the reeds.' }, { voicePrompt: 'Are you there?' }])
  const [first, second] = asked.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body)
  expect(second).toEqual(first)
})

test('a line that cannot come back says that nothing is lost', async () => {
  const { socket, answers } = await answered()
  answers['POST /api/users/1/calls/5/answer'] = problem(409, 'call_not_ringing', 'This call is over.')
  await act(async () => socket.breaks())
  expect(await screen.findByText('The line dropped.', {}, { timeout: 2000 })).toBeTruthy()
  expect(screen.getByText('What you said is in your journal.')).toBeTruthy()
})

test('a call that another window took says so', async () => {
  fakeSockets()
  serverAnswers({
    ...ringing,
    'POST /api/users/1/calls/5/answer': problem(409, 'call_answered_elsewhere', 'You answered this call elsewhere.'),
  })
  show(<Phone onOpenChange={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('You answered this call elsewhere.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a farewell is read before the call ends', async () => {
  const { socket } = await answered()
  await says(socket, 'Good night.')
  await act(async () => socket.says({ type: 'end' }))
  expect(screen.getByRole('dialog', { name: 'Call with Journal' })).toBeTruthy()
  expect(await screen.findByText('Writing your entry…', {}, { timeout: 2000 })).toBeTruthy()
  expect(socket.closedWith).toBe(1000)
})

test('a page reloaded in the middle of its call offers to return to it', async () => {
  sessionStorage.setItem('phone:5', '5b6f4c0e-3d0a-4b53-9a57-0e8a3c1f6f10')
  const sockets = fakeSockets()
  const { asked } = serverAnswers({
    'GET /api/users/1/calls/current': {
      body: { call: phoneCall({ status: 'in-progress' }), heard: 0, isCare: false, ringsIn: 'page' },
    },
    ...picksUp,
  })
  show(<Phone onOpenChange={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Return to the call' }))
  await waitFor(() => expect(sockets.length).toBe(1))
  expect(asked.at(-1)?.body).toEqual({ phoneId: '5b6f4c0e-3d0a-4b53-9a57-0e8a3c1f6f10' })
})

test('a duplicated tab does not take the call from the one that has it', async () => {
  sessionStorage.setItem('phone:5', '5b6f4c0e-3d0a-4b53-9a57-0e8a3c1f6f10')
  const letGo = holdCall(5)
  const { asked } = serverAnswers({
    'GET /api/users/1/calls/current': {
      body: { call: phoneCall({ status: 'in-progress' }), heard: 0, isCare: false, ringsIn: 'page' },
    },
  })
  show(<Phone onOpenChange={() => undefined} />)
  await waitFor(() => expect(asked.length).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.queryByRole('dialog')).toBeNull()
  letGo()
})

test('a duplicated tab that waited does not return to a call that another took up meanwhile', async () => {
  sessionStorage.setItem('phone:5', '5b6f4c0e-3d0a-4b53-9a57-0e8a3c1f6f10')
  serverAnswers({
    'GET /api/users/1/calls/current': {
      body: { call: phoneCall({ status: 'in-progress' }), heard: 0, isCare: false, ringsIn: 'page' },
    },
  })
  show(<Phone onOpenChange={() => undefined} />)
  const button = await screen.findByRole('button', { name: 'Return to the call' })
  const letGo = holdCall(5)
  await userEvent.click(button)
  expect(await screen.findByText('You are on this call in another tab.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  letGo()
})

test('a call in which nothing was said ends without an entry', async () => {
  await answered()
  await userEvent.click(screen.getByRole('button', { name: 'Hang Up' }))
  await act(async () => announce({ type: 'call_completed', callId: 5, journalEntryId: null }))
  expect(await screen.findByText('Nothing to write down')).toBeTruthy()
})

test('on a call that heard danger one tap says that it was not meant, as if it had been spoken', async () => {
  const { socket, answers, queryClient } = await answered()
  await says(socket, 'What stays with you from today?')
  expect(screen.queryByRole('button', { name: 'I’m fine, that was not meant' })).toBeNull()
  const inDanger = { call: phoneCall({ status: 'in-progress' }), heard: 1, isCare: true, ringsIn: 'page' }
  answers['GET /api/users/1/calls/current'] = { body: inDanger }
  await act(() => queryClient.invalidateQueries({ queryKey: ['calls'] }))
  await userEvent.click(await screen.findByRole('button', { name: 'I’m fine, that was not meant' }))
  expect(socket.sent.some((frame) => JSON.stringify(frame).includes('I’m fine, that was not meant.'))).toBe(true)
})

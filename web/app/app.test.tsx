import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { currentUserId, rememberUser } from '#web/lib/session.ts'
import { type FakeSocket, fakeSockets } from '#web/testing/fake-socket.ts'
import { user } from '#web/testing/sent/account.ts'
import { entry, stats } from '#web/testing/sent/journal.ts'
import { settings } from '#web/testing/sent/settings.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'

const home = {
  'GET /api/users/1': { body: user() },
  'GET /api/users/1/stats': { body: stats() },
  'GET /api/users/1/journal-entries': { body: [entry()] },
  'GET /api/users/1/settings': { body: settings() },
  'GET /api/users/1/calls/current': { body: { call: null, heard: 0, isCare: false, ringsIn: 'page' } },
}

/** Each visit is a browser that has just loaded the page. */
async function visit(address: string) {
  vi.resetModules()
  history.replaceState(null, '', address)
  const sockets = fakeSockets()
  const { App } = await import('./app.tsx')
  render(<App />)
  return { sockets }
}

test('nobody signed in is led to the login', async () => {
  serverAnswers({})
  await visit('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(location.pathname).toBe('/login')
})

test('a session the server no longer knows leads to the login and is forgotten', async () => {
  rememberUser(1)
  serverAnswers({ 'GET /api/users/1': problem(401, 'signed_out', 'Please log in.') })
  await visit('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
})

test('on an open page a session that is over leads nowhere', async () => {
  rememberUser(1)
  serverAnswers({ 'GET /api/users/1': problem(401, 'signed_out', 'Please log in.') })
  await visit('/support')
  expect(await screen.findByRole('heading', { name: 'Support Center' })).toBeTruthy()
  await waitFor(() => expect(currentUserId()).toBeNull())
  expect(location.pathname).toBe('/support')
})

test('the navigation names the person and marks the page', async () => {
  rememberUser(1)
  serverAnswers(home)
  await visit('/dashboard')
  expect(await screen.findByText('Ana')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Journal Entries' }).getAttribute('aria-current')).toBeNull()
})

test('another page takes the focus to its heading, and its title to the tab', async () => {
  rememberUser(1)
  serverAnswers(home)
  await visit('/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Journal Entries' }))
  const heading = await screen.findByRole('heading', { name: 'Journal Entries' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Journal Entries — Journal AI')
})

test('an address that does not exist says so', async () => {
  serverAnswers({})
  await visit('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('a finished call refreshes what it changed and says so', async () => {
  rememberUser(1)
  const { answers } = serverAnswers({ ...home })
  const { sockets } = await visit('/dashboard')
  expect(await screen.findByText('12')).toBeTruthy()
  answers['GET /api/users/1/stats'] = { body: stats({ totalEntries: 13 }) }
  const socket = sockets.find(({ url }) => url.endsWith('/ws')) as FakeSocket
  await act(async () => socket.says({ type: 'call_completed', callId: 5, journalEntryId: 7 }))
  expect(await screen.findByText('Call Completed')).toBeTruthy()
  expect(await screen.findByText('13')).toBeTruthy()
})

test('a finished call that wrote nothing claims nothing', async () => {
  rememberUser(1)
  const { answers } = serverAnswers({ ...home })
  const { sockets } = await visit('/dashboard')
  expect(await screen.findByText('12')).toBeTruthy()
  answers['GET /api/users/1/stats'] = { body: stats({ totalEntries: 13 }) }
  const socket = sockets.find(({ url }) => url.endsWith('/ws')) as FakeSocket
  await act(async () => socket.says({ type: 'call_completed', callId: 5, journalEntryId: null }))
  expect(await screen.findByText('13')).toBeTruthy()
  expect(screen.queryByText('Call Completed')).toBeNull()
})

test('the menu of a small screen opens, and closes with another page', async () => {
  rememberUser(1)
  serverAnswers(home)
  await visit('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await userEvent.click(menu.querySelector('a[href="/journal-entries"]') as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
})

test('a logout the server did not hear is not claimed', async () => {
  rememberUser(1)
  serverAnswers({ ...home, 'POST /api/logout': problem(503, 'unavailable', 'The database is away.') })
  await visit('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Still logged in')).toBeTruthy()
  expect(currentUserId()).toBe(1)
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { entry, phoneCall, stats, user } from '#web/testing/people.ts'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const home = {
  'GET /api/users/1': { body: user() },
  'GET /api/users/1/stats': { body: stats() },
  'GET /api/users/1/journal-entries': { body: [entry()] },
}

test('the numbers are shown with their units', async () => {
  serverAnswers(home)
  show(<DashboardScreen />)
  expect((await screen.findByText('Total Words')).nextSibling?.textContent).toBe('4.3K')
  expect(screen.getByText('Average Mood').nextSibling?.textContent).toBe('7.2 / 10.0')
  expect(screen.getByText('Journal Streak').nextSibling?.textContent).toBe('4 days')
  expect(screen.getByText('Building Momentum')).toBeTruthy()
  expect(screen.getByText('3 more days for Week Champion')).toBeTruthy()
})

test('a broken streak comes before any badge', async () => {
  serverAnswers({ ...home, 'GET /api/users/1/stats': { body: stats({ streakBroken: true }) } })
  show(<DashboardScreen />)
  expect(await screen.findByText('Streak Broken')).toBeTruthy()
  expect(screen.getByText('Start journaling to rebuild streak!')).toBeTruthy()
  expect(screen.queryByText('Building Momentum')).toBeNull()
})

test('a recent entry is cut after 150 characters and two themes', async () => {
  const long = entry({ content: 'a'.repeat(151), themes: ['garden', 'Mara', 'tea'], wordCount: 201 })
  const { asked } = serverAnswers({ ...home, 'GET /api/users/1/journal-entries': { body: [long] } })
  show(<DashboardScreen />)
  expect(await screen.findByText(`${'a'.repeat(150)}…`)).toBeTruthy()
  expect(screen.getByText('Mara')).toBeTruthy()
  expect(screen.queryByText('tea')).toBeNull()
  expect(screen.getByText('2 min read')).toBeTruthy()
  expect(asked.find(({ path }) => path.endsWith('journal-entries'))?.query).toBe('?limit=3')
})

test('an empty journal says what will be here and offers to write', async () => {
  serverAnswers({ ...home, 'GET /api/users/1/journal-entries': { body: [] } })
  show(<DashboardScreen />)
  expect(await screen.findByText('No journal entries yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write your first entry' })).toBeTruthy()
})

test('what could not be loaded can be tried again', async () => {
  const { answers } = serverAnswers({
    ...home,
    'GET /api/users/1/journal-entries': problem(503, 'unavailable', 'Away'),
  })
  show(<DashboardScreen />)
  expect(await screen.findByText('We couldn’t load your entries.')).toBeTruthy()
  answers['GET /api/users/1/journal-entries'] = { body: [entry()] }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The fence is finished')).toBeTruthy()
})

test('the first call is scheduled and the next two are pending', async () => {
  serverAnswers(home)
  show(<DashboardScreen />)
  expect(await screen.findByText('Scheduled')).toBeTruthy()
  expect(screen.getAllByText('Pending')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Call history' })).toBeTruthy()
})

test('starting a call says so while it is placed and once it is', async () => {
  let place: () => void = () => undefined
  serverAnswers({
    ...home,
    'POST /api/users/1/call': () =>
      new Promise((answer) => {
        place = () => answer({ status: 201, body: phoneCall() })
      }),
  })
  show(<DashboardScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Start Call Now' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Calling...' })).toBeTruthy())
  place()
  expect(await screen.findByText('Call Initiated')).toBeTruthy()
})

test('a call that cannot be placed says why', async () => {
  serverAnswers({ ...home, 'POST /api/users/1/call': problem(409, 'call_already_active', 'You are already on a call') })
  show(<DashboardScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Start Call Now' }))
  expect(await screen.findByText('Call Failed')).toBeTruthy()
  expect(screen.getByText('You are already on a call')).toBeTruthy()
})

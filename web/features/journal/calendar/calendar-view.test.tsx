import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { entry, stats } from '#web/testing/sent/journal.ts'
import { serverAnswers } from '#web/testing/server.ts'
import { JournalScreen } from '../journal-screen.tsx'

const entriesPath = '/api/users/1/journal-entries'
const calendar = {
  'GET /api/users/1/stats': { body: stats() },
  [`GET ${entriesPath}`]: { body: [entry()] },
  [`GET ${entriesPath}/days`]: {
    body: [
      { day: '2026-03-03', entries: 2, moodScore: 7.5 },
      { day: '2026-03-09', entries: 1, moodScore: null },
    ],
  },
}

test('days with entries say how many and in which mood, and the chosen one shows them', async () => {
  const { asked } = serverAnswers(calendar)
  const { router } = show(<JournalScreen />, '/journal-entries?view=calendar')
  expect(await screen.findByText('Select a date to view entries')).toBeTruthy()
  await userEvent.selectOptions(await screen.findByLabelText('Choose the Month'), 'Mar')
  expect(await screen.findByRole('button', { name: 'Monday, March 9, 2026, 1 entry' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sunday, March 8, 2026, no entries' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday, March 3, 2026, 2 entries, mood 7.5 good' }))
  expect(await screen.findByRole('heading', { name: 'Tuesday, March 3, 2026' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'The fence is finished' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ view: 'calendar', day: '2026-03-03' })
  expect(asked.find(({ path }) => path.endsWith('/days') && path)?.query).toMatch(/^\?from=\d{4}-\d\d-01&to=/)
  expect(asked.map(({ query }) => query)).toContain('?limit=100&from=2026-03-03&to=2026-03-03&sort=oldest')
})

test('a day without entries says so', async () => {
  serverAnswers({
    ...calendar,
    [`GET ${entriesPath}`]: ({ query }) => ({ body: query.includes('from=') ? [] : [entry()] }),
  })
  show(<JournalScreen />, '/journal-entries?view=calendar&day=2026-03-08')
  expect(await screen.findByText('No entries for this date')).toBeTruthy()
})

test('an empty journal has no calendar to offer', async () => {
  serverAnswers({
    ...calendar,
    'GET /api/users/1/stats': { body: stats({ totalEntries: 0 }) },
    [`GET ${entriesPath}`]: { body: [] },
  })
  show(<JournalScreen />, '/journal-entries?view=calendar')
  expect(await screen.findByText('No journal entries yet')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Calendar' })).toBeNull())
})

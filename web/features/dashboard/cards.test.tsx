import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { entry, stats } from '#web/testing/sent/journal.ts'
import { serverAnswers } from '#web/testing/server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { dayIn } from './next-call.ts'
import { day, home, month, week } from './testing/home.ts'

const artifacts = 'GET /api/users/1/artifacts'
const weeks = 'GET /api/users/1/weekly-analyses'
const months = 'GET /api/users/1/monthly-reports'
const reminders = 'GET /api/users/1/daily-reminders'

function showing(answers: object = {}) {
  const server = serverAnswers({ ...home, ...answers })
  show(<DashboardScreen />)
  return server
}
const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement

test('reminders and affirmations of the person’s own day are listed, with when they were made', async () => {
  const { asked } = showing()
  expect(await screen.findByText('Remember Today')).toBeTruthy()
  expect(screen.getByText('You wrote on Sunday that the results come on Friday.')).toBeTruthy()
  expect(screen.getByText('Affirmations for You')).toBeTruthy()
  expect(screen.getByText('You can do one thing, and then the next.')).toBeTruthy()
  expect(screen.getByText(/^Generated Mar 3, 2026 \d+:00 [AP]M$/)).toBeTruthy()
  const query = asked.find(({ path }) => path.endsWith('daily-reminders'))?.query
  expect(query).toBe(`?date=${dayIn('America/New_York', new Date())}`)
})

test('a day that a language model worded says so', async () => {
  showing({ [reminders]: { body: day({ wordedBy: 'llama3.2' }) } })
  expect(await screen.findByText(/Some of it worded by llama3.2, a language model/)).toBeTruthy()
})

test('while a day is waited for there is a skeleton, and nothing is claimed', async () => {
  showing({ [reminders]: () => new Promise(() => undefined) })
  expect(await screen.findByRole('status', { name: 'Loading your reminders' })).toBeTruthy()
  expect(screen.queryByText('Generating...')).toBeNull()
})

test('a day that is still being prepared says so', async () => {
  showing({ [reminders]: { body: day({ reminders: [], affirmations: [], generatedAt: null }) } })
  expect(await screen.findByText('Generating...')).toBeTruthy()
  const words =
    'Your personalized daily insights are being prepared based on your recent journal entries. Check back in a few minutes!'
  expect(screen.getByText(words)).toBeTruthy()
})

test('a day with affirmations alone shows no empty list', async () => {
  showing({ [reminders]: { body: day({ reminders: [] }) } })
  expect(await screen.findByText('Affirmations for You')).toBeTruthy()
  expect(screen.queryByText('Remember Today')).toBeNull()
})

test('without an artifact there is no strip', async () => {
  showing({ [artifacts]: { body: [] } })
  expect(await screen.findByText('The fence is finished')).toBeTruthy()
  expect(screen.queryByText('Your Artifacts Collection')).toBeNull()
})

test('the artifacts strip shows three, cut after 80 characters, and how many more there are', async () => {
  const four = [1, 2, 3, 4].map((id) => entry({ id, title: `Milestone ${id}`, content: `${id}`.repeat(81) }))
  showing({ [artifacts]: { body: four }, 'GET /api/users/1/artifacts/count': { body: { total: 12 } } })
  const strip = within(await card('Your Artifacts Collection'))
  expect(strip.getByText('12 milestones stored • Important moments in your journey')).toBeTruthy()
  expect(strip.getByText(`${'1'.repeat(80)}…`)).toBeTruthy()
  expect(strip.getByText('Milestone 3')).toBeTruthy()
  expect(strip.queryByText('Milestone 4')).toBeNull()
  expect(strip.getByText('+9 more')).toBeTruthy()
  expect(strip.getByRole('link', { name: 'View All artifacts' }).getAttribute('href')).toBe('/artifacts')
})

test('one artifact is one milestone', async () => {
  showing()
  const strip = within(await card('Your Artifacts Collection'))
  expect(strip.getByText('1 milestone stored • Important moments in your journey')).toBeTruthy()
  expect(strip.queryByText(/more$/)).toBeNull()
})

test('the pattern of the week names three themes and two recommendations of 80 characters', async () => {
  const long = { dominantThemes: ['one', 'two', 'three', 'four'], recommendations: ['a'.repeat(81), 'second', 'third'] }
  showing({ [weeks]: { body: [week(long)] } })
  const panel = within(await card("This Week's Pattern"))
  expect(await panel.findByText('three')).toBeTruthy()
  expect(panel.queryByText('four')).toBeNull()
  expect(panel.getByText(`${'a'.repeat(80)}…`)).toBeTruthy()
  expect(panel.getByText('second')).toBeTruthy()
  expect(panel.queryByText('third')).toBeNull()
  expect(panel.getByRole('link').getAttribute('href')).toBe('/weekly-analysis')
})

test('recommendations come from the latest month and lead to its report', async () => {
  showing()
  const panel = within(await card('AI Recommendations'))
  expect(await panel.findByText('Walk on the days with many meetings.')).toBeTruthy()
  expect(panel.getByRole('link').getAttribute('href')).toBe('/monthly-reports')
})

test('the latest week and month are reports to view', async () => {
  showing({ [weeks]: { body: [week({ insights: 'b'.repeat(101) })] } })
  const reports = within(await card('Analysis Reports'))
  expect(await reports.findByText('Week of Mar 2-8, 2026')).toBeTruthy()
  expect(reports.getByText('Completed')).toBeTruthy()
  expect(reports.getByText(`${'b'.repeat(100)}…`)).toBeTruthy()
  expect(reports.getByText('February 2026')).toBeTruthy()
  expect(reports.getByText('Available')).toBeTruthy()
  const links = reports.getAllByText('View Report').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/weekly-analysis', '/monthly-reports'])
  expect(reports.getByRole('link', { name: 'View All Reports' }).getAttribute('href')).toBe('/weekly-analysis')
})

test('a week without a month yet tells what is missing', async () => {
  showing({ [months]: { body: [] } })
  const reports = within(await card('Analysis Reports'))
  expect(await reports.findByText('Pending')).toBeTruthy()
  expect(reports.getByText('Not yet available')).toBeTruthy()
  expect(reports.getByText('Complete more entries')).toBeTruthy()
  expect(reports.getByText('Learn More').getAttribute('href')).toBe('/monthly-reports')
})

test('a month without a week is shown alone', async () => {
  showing({ [weeks]: { body: [] }, [months]: { body: [month()] } })
  const reports = within(await card('Analysis Reports'))
  expect(await reports.findByText('Available')).toBeTruthy()
  expect(reports.queryByText('Completed')).toBeNull()
  expect(reports.queryByText('Pending')).toBeNull()
})

test('with neither week nor month the card says when there will be', async () => {
  showing({ [weeks]: { body: [] }, [months]: { body: [] } })
  expect(await screen.findByText('No Reports Available')).toBeTruthy()
  const words = 'Reports will be generated automatically as you create more journal entries.'
  expect(screen.getByText(words)).toBeTruthy()
  expect(within(await card("This Week's Pattern")).getByText(/every Monday/)).toBeTruthy()
  expect(within(await card('AI Recommendations')).getByText(/monthly report/)).toBeTruthy()
})

test('a day that is careful is set right with one tap, from its numbers or its reminders', async () => {
  const quiet = { 'GET /api/users/1/stats': { body: stats({ isQuiet: true }) } }
  const { asked } = showing({
    ...quiet,
    ...{ [reminders]: { body: day({ isCare: true }) }, 'DELETE /api/users/1/alarms': { status: 204 } },
  })
  expect(await screen.findByText('Nothing to reach today.')).toBeTruthy()
  const tapsNow = () => screen.getAllByRole('button', { name: 'I’m fine, that was not meant' })
  await waitFor(() => expect(tapsNow()).toHaveLength(2))
  const taps = tapsNow()
  for (const tap of taps) await userEvent.click(tap)
  await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2))
  expect(asked.find(({ method }) => method === 'DELETE')?.query).toBe('')
})

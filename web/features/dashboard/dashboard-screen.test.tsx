import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { phoneCall, schedule } from '#web/testing/sent/calls.ts'
import { entry, stats } from '#web/testing/sent/journal.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { home } from './testing/home.ts'

test('the numbers are shown with their units', async () => {
  serverAnswers(home)
  show(<DashboardScreen />)
  expect((await screen.findByText('Total Words')).nextSibling?.textContent).toBe('4.3K')
  expect(screen.getByText('Average Mood').nextSibling?.textContent).toBe('7.2 / 10.0')
  expect(screen.getByText('Journal Streak').nextSibling?.textContent).toBe('4 days')
  expect(screen.getByText('Building Momentum')).toBeTruthy()
  expect(screen.getByText('3 more days for Week Champion')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View All achievements' }).getAttribute('href')).toBe('/achievements')
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

const cards = {
  'GET /api/users/1/stats': ['your numbers', 'Total Words'],
  'GET /api/users/1/journal-entries': ['your entries', 'The fence is finished'],
  'GET /api/users/1/daily-reminders': ['your reminders', 'Remember Today'],
  'GET /api/users/1/artifacts': ['your artifacts', 'The gate'],
  'GET /api/users/1/weekly-analyses': ['your weekly analysis', 'Week of Mar 2-8, 2026'],
  'GET /api/users/1/monthly-reports': ['your monthly report', 'February 2026'],
}

test.each(Object.entries(cards))(
  '%s failing takes no other card down, and can be tried again',
  async (asked, [what]) => {
    const { answers } = serverAnswers({ ...home, [asked]: problem(503, 'unavailable', 'Away') })
    show(<DashboardScreen />)
    const failed = await screen.findByText(`We couldn’t load ${what}.`)
    for (const [other, [, sign]] of Object.entries(cards)) {
      if (other !== asked) expect((await screen.findAllByText(sign as string)).length).toBeGreaterThan(0)
    }
    answers[asked] = home[asked as keyof typeof home]
    const alert = failed.closest('[role=alert]') as HTMLElement
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

test('nothing is asked for twice, and of long lists only what is shown', async () => {
  const { asked } = serverAnswers(home)
  show(<DashboardScreen />)
  await screen.findAllByText('February 2026')
  await screen.findByText('The fence is finished')
  const paths = asked.map(({ path }) => path)
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted())
  const queryOf = (end: string) => asked.find(({ path }) => path.endsWith(end))?.query
  expect(queryOf('/weekly-analyses')).toBe('?limit=1')
  expect(queryOf('/monthly-reports')).toBe('?limit=1')
  expect(queryOf('/artifacts')).toBe('?limit=4')
  expect(queryOf('/journal-entries')).toBe('?limit=3')
})

test('the first call is scheduled and the next two are pending', async () => {
  serverAnswers(home)
  show(<DashboardScreen />)
  expect(await screen.findByText('Scheduled')).toBeTruthy()
  expect(screen.getAllByText('Pending')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Call history' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit Schedule' }).getAttribute('href')).toBe('/settings')
})

test('before the number is proved the schedule promises nothing, and says what to do', async () => {
  serverAnswers({ ...home, 'GET /api/users/1': { body: user({ phone: 'unproved' }) } })
  show(<DashboardScreen />)
  expect(await screen.findByText(/No daily call comes before your number is proved/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prove your number' }).getAttribute('href')).toBe('/prove-number')
  expect(screen.getAllByText('Not scheduled')).toHaveLength(2)
  expect(screen.queryByText('Pending')).toBeNull()
})

test('with a proved number it is called as ever', async () => {
  serverAnswers({ ...home, 'GET /api/users/1': { body: user({ phone: 'proved' }) } })
  show(<DashboardScreen />)
  expect(await screen.findByText('Scheduled')).toBeTruthy()
})

test('with the calls switched off nothing is scheduled, above and beside', async () => {
  serverAnswers({ ...home, 'GET /api/users/1': { body: user({ callTime: null }) } })
  show(<DashboardScreen />)
  expect(await screen.findByText('You can start a call whenever you like.')).toBeTruthy()
  expect(screen.getAllByText('Not scheduled')).toHaveLength(2)
})

const scheduled = (own: object) => ({ ...home, 'GET /api/users/1/call-schedule': { body: schedule(own) } })

test('another try stands above the daily calls, with its time on the person’s clock', async () => {
  const soon = new Date(Date.now() + 10 * 60_000)
  serverAnswers(scheduled({ nextCallAt: soon.toISOString(), attempt: 2 }))
  show(<DashboardScreen />)
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' })
  const time = clock.format(soon).replace(/\u202f/g, ' ')
  expect(await screen.findByText(`Trying again at ${time}`)).toBeTruthy()
  expect(screen.getByText('Scheduled')).toBeTruthy()
})

test('whoever has had the day’s call sees tomorrow’s as the next', async () => {
  const later = new Date(Date.now() + 40 * 3_600_000)
  serverAnswers({
    ...scheduled({ nextCallAt: later.toISOString() }),
    'GET /api/users/1': { body: user({ callTime: '23:59' }) },
  })
  show(<DashboardScreen />)
  expect(await screen.findByText('Next Call: Tomorrow at 11:59 PM')).toBeTruthy()
})

test('paused calls say until when, and are resumed with one click', async () => {
  const { asked } = serverAnswers({
    ...scheduled({ pausedUntil: '2026-12-03' }),
    'POST /api/users/1/call-schedule/resume': { body: schedule() },
  })
  show(<DashboardScreen />)
  expect(await screen.findByText('Paused until December 3')).toBeTruthy()
  expect(screen.getByText('Calls are paused')).toBeTruthy()
  expect(screen.queryByText('Scheduled')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Resume calls' }))
  expect(await screen.findByText('Scheduled')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('after a week without an answer the calls rest, and it says why', async () => {
  serverAnswers({
    ...scheduled({ isResting: true, missedDays: 7 }),
    'POST /api/users/1/call-schedule/resume': problem(503, 'unavailable', 'The database is away.'),
  })
  show(<DashboardScreen />)
  expect(await screen.findByText('Paused for now')).toBeTruthy()
  expect(screen.getByText(/^7 days in a row found you away/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Resume calls' }))
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(screen.getByText('Paused for now')).toBeTruthy()
})

test('after three days without an answer another time is asked about, after two it is not', async () => {
  const { answers } = serverAnswers(scheduled({ missedDays: 2 }))
  const { queryClient } = show(<DashboardScreen />)
  expect(await screen.findByText('Scheduled')).toBeTruthy()
  expect(screen.queryByText(/found you away/)).toBeNull()
  answers['GET /api/users/1/call-schedule'] = { body: schedule({ missedDays: 3 }) }
  await queryClient.invalidateQueries({ queryKey: ['calls'] })
  const link = await screen.findByRole('link', { name: 'Would another time be better?' })
  expect(link.getAttribute('href')).toBe('/settings#calls')
})

test('a call that failed at once says why', async () => {
  const refused = phoneCall({ status: 'failed', reason: 'number-refused' })
  serverAnswers({ ...home, 'POST /api/users/1/call': { status: 201, body: refused } })
  show(<DashboardScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Start Call Now' }))
  expect(await screen.findByText('Call Failed')).toBeTruthy()
  expect(screen.getByText('The phone company says that your number cannot be called.')).toBeTruthy()
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

test('on a day that is to be quiet there is no streak to save and no badge to earn, only where help is', async () => {
  const quiet = stats({ isQuiet: true, achievement: null, nextAchievement: '' })
  serverAnswers({ ...home, 'GET /api/users/1/stats': { body: quiet } })
  show(<DashboardScreen />, '/dashboard')
  expect(await screen.findByText('Nothing to reach today.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help')
  expect(screen.queryByRole('link', { name: 'View All achievements' })).toBeNull()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { month, patterns, statement } from '#web/testing/sent/analysis.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { MonthlyScreen } from './monthly-screen.tsx'

const list = 'GET /api/users/1/monthly-reports'
const write = 'POST /api/users/1/monthly-report'
const generate = async () => userEvent.click(await screen.findByRole('button', { name: 'Generate Report' }))

test('a month has its name, its badge, its words and what was reached', async () => {
  const concerns = [statement({ id: 'c1', text: 'On those you wrote about work your mood averaged 4.1.' })]
  const kept = [statement({ id: 'k1', text: 'You reached the goal “Ten kilometers”.', evidence: [], entryIds: [] })]
  const report = month({ detailedAnalysis: patterns({ concerns, kept }), goalsAchieved: ['Ten kilometers'] })
  serverAnswers({ [list]: { body: [report] } })
  show(<MonthlyScreen />)
  expect(await screen.findByText('March 2026')).toBeTruthy()
  expect(screen.getByText('Available')).toBeTruthy()
  expect(screen.getByText(statement().text)).toBeTruthy()
  expect(screen.getByText(/about work your mood averaged 4\.1/)).toBeTruthy()
  expect(screen.getAllByText(/Ten kilometers/)).toHaveLength(1)
})

test('a written month is confirmed', async () => {
  serverAnswers({ [list]: { body: [] }, [write]: { status: 201, body: month() } })
  show(<MonthlyScreen />)
  await generate()
  expect(await screen.findByText('Report Generated')).toBeTruthy()
})

test('a month without an entry is refused in the server’s words', async () => {
  serverAnswers({
    [list]: { body: [] },
    [write]: problem(409, 'no_entries', 'Write at least one entry this month first'),
  })
  show(<MonthlyScreen />)
  await generate()
  expect(await screen.findByText('Generation Failed')).toBeTruthy()
  expect(screen.getByText('Write at least one entry this month first')).toBeTruthy()
})

test('before the first month it says when one will be here', async () => {
  serverAnswers({ [list]: { body: [] } })
  show(<MonthlyScreen />)
  expect(await screen.findByText(/generated automatically on the first day of each month/)).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { patterns, statement, week } from '#web/testing/sent/analysis.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { WeeklyScreen } from './weekly-screen.tsx'

const list = 'GET /api/users/1/weekly-analyses'
const write = 'POST /api/users/1/weekly-analysis'
const dismissed = '/api/users/1/dismissed-statements'
const generate = async () => userEvent.click(await screen.findByRole('button', { name: 'Generate Analysis' }))

test('a week has its days, its badge, its words and how many of them were verified', async () => {
  serverAnswers({ [list]: { body: [week()] } })
  show(<WeeklyScreen />)
  expect(await screen.findByText('Mar 2-8, 2026')).toBeTruthy()
  expect(screen.getByText('Completed')).toBeTruthy()
  expect(screen.getByText('2 entries, mood 7.5')).toBeTruthy()
  expect(screen.getByText(statement().text)).toBeTruthy()
  expect(screen.getByText('19 of 19 statements verified.')).toBeTruthy()
})

test('a letter of a language model stands beside the findings, and says whose words it is in', async () => {
  const sentence = statement({ id: 'l1', text: 'You finished the fence at last.' })
  const letter = { wordedBy: 'llama3.2', sentences: [sentence] }
  serverAnswers({ [list]: { body: [week({ patterns: patterns({ letter }) })] } })
  show(<WeeklyScreen />)
  expect(await screen.findByText('You finished the fence at last.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'In a letter' })).toBeTruthy()
  expect(screen.getByText(/Worded by llama3.2, a language model/)).toBeTruthy()
  expect(screen.getByText(statement().text)).toBeTruthy()
})

test('the newest week lies open, the others under their titles', async () => {
  const before = week({ id: 2, weekStart: '2026-02-23', weekEnd: '2026-03-01' })
  serverAnswers({ [list]: { body: [week(), before] } })
  show(<WeeklyScreen />)
  const [newest, older] = await screen.findAllByRole('button', { expanded: undefined, name: /2026/ })
  expect([newest?.ariaExpanded, older?.ariaExpanded]).toEqual(['true', 'false'])
  expect(screen.getAllByText(statement().text)).toHaveLength(1)
  if (older) await userEvent.click(older)
  expect(screen.getAllByText(statement().text)).toHaveLength(2)
})

test('the chart tells its numbers in words and as a table', async () => {
  serverAnswers({ [list]: { body: [week()] } })
  show(<WeeklyScreen />)
  expect(await screen.findByRole('img', { name: 'Mood by day, 1 to 10: Mar 3 7.5' })).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Mood by day' })
  expect(within(table).getByRole('row', { name: 'Tuesday, Mar 3 2 7.5 6–9' })).toBeTruthy()
  expect(within(table).getByRole('row', { name: 'Wednesday, Mar 4 0 – –' })).toBeTruthy()
})

test('a theme has its count and its change against the week before', async () => {
  serverAnswers({ [list]: { body: [week()] } })
  show(<WeeklyScreen />)
  expect(await screen.findByText('+1')).toBeTruthy()
  expect(screen.getByText('Of 2 entries, against 4 the week before.')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'home 2 1 7.5' })).toBeTruthy()
})

test('a quote leads to its entry, at these words, which stay in the browser', async () => {
  const lifted = [statement({ id: 'q1', text: 'Tuesday, March 3, mood 7.5' })]
  serverAnswers({ [list]: { body: [week({ patterns: patterns({ lifted }) })] } })
  show(<WeeklyScreen />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Tuesday, March 3, mood 7.5' })
  expect(link.getAttribute('href')).toBe(
    '/journal-entries?entry=7#quote=I%20finally%20finished%20the%20garden%20fence.',
  )
  expect(screen.getByText('“I finally finished the garden fence.”')).toBeTruthy()
})

test('what is left out goes, and can be taken back', async () => {
  const { asked, answers } = serverAnswers({
    [list]: { body: [week()] },
    [`POST ${dismissed}`]: { status: 204 },
    [`DELETE ${dismissed}/s1`]: { status: 204 },
  })
  show(<WeeklyScreen />)
  const leaveOut = await screen.findByRole('button', { name: `Leave out: ${statement().text}` })
  answers[list] = { body: [week({ patterns: patterns({ findings: [] }) })] }
  await userEvent.click(leaveOut)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.queryByText(statement().text)).toBeNull()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ statementId: 's1' })
  answers[list] = { body: [week()] }
  await userEvent.click(undo)
  expect(await screen.findByText(statement().text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a line that could not be left out stays, and says why', async () => {
  serverAnswers({
    [list]: { body: [week()] },
    [`POST ${dismissed}`]: problem(503, 'unavailable', 'The database is away.'),
  })
  show(<WeeklyScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Leave out/ }))
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(screen.getByText(statement().text)).toBeTruthy()
})

test('a line is put into one’s own words', async () => {
  const edit = 'PUT /api/users/1/statements/s1'
  const { asked, answers } = serverAnswers({ [list]: { body: [week()] }, [edit]: { status: 204 } })
  show(<WeeklyScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Put in your own words/ }))
  const box = screen.getByLabelText('In your own words')
  await userEvent.clear(box)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please write something, or leave the line out')).toBeTruthy()
  await userEvent.type(box, 'A quiet week.')
  const own = [statement({ text: 'A quiet week.', isEdited: true })]
  answers[list] = { body: [week({ patterns: patterns({ findings: own }) })] }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A quiet week.', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('In your own words')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    kind: 'week',
    start: '2026-03-02',
    text: 'A quiet week.',
  })
})

test('an edit that could not be saved keeps what was typed', async () => {
  serverAnswers({
    [list]: { body: [week()] },
    'PUT /api/users/1/statements/s1': problem(503, 'unavailable', 'The database is away.'),
  })
  show(<WeeklyScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Put in your own words/ }))
  await userEvent.type(screen.getByLabelText('In your own words'), ' And so on.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe(`${statement().text} And so on.`)
})

test('where something very hard was written, help comes first', async () => {
  const care = 'You can call or text the Suicide and Crisis Lifeline at 988.'
  serverAnswers({ [list]: { body: [week({ patterns: patterns({ care }) })] } })
  show(<WeeklyScreen />)
  const words = await screen.findByText(care)
  expect(words.compareDocumentPosition(screen.getByText(statement().text))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a written week is confirmed and shown', async () => {
  let isWritten: (answer: object) => void = () => undefined
  const { answers } = serverAnswers({
    [list]: { body: [] },
    [write]: () => new Promise((answer) => (isWritten = answer)),
  })
  show(<WeeklyScreen />)
  await generate()
  expect(await screen.findByRole('button', { name: 'Generating…' })).toHaveProperty('disabled', true)
  answers[list] = { body: [week()] }
  isWritten({ status: 201, body: week() })
  expect(await screen.findByText('Analysis Generated')).toBeTruthy()
  expect(screen.getByText('Your weekly analysis has been generated successfully.')).toBeTruthy()
  expect(await screen.findByText('Mar 2-8, 2026')).toBeTruthy()
})

test('a week without an entry is refused in the server’s words', async () => {
  serverAnswers({
    [list]: { body: [] },
    [write]: problem(409, 'no_entries', 'Write at least one entry this week first'),
  })
  show(<WeeklyScreen />)
  await generate()
  expect(await screen.findByText('Generation Failed')).toBeTruthy()
  expect(screen.getByText('Write at least one entry this week first')).toBeTruthy()
})

test('before the first week it says when one will be here', async () => {
  serverAnswers({ [list]: { body: [] } })
  show(<WeeklyScreen />)
  expect(await screen.findByText('No weekly analyses yet')).toBeTruthy()
  expect(screen.getByText(/generated automatically every Monday/)).toBeTruthy()
})

test('weeks that could not be loaded can be tried again', async () => {
  const { answers } = serverAnswers({ [list]: problem(503, 'unavailable', 'Away') })
  show(<WeeklyScreen />)
  expect(await screen.findByText('We couldn’t load your analyses.')).toBeTruthy()
  answers[list] = { body: [week()] }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mar 2-8, 2026')).toBeTruthy()
})

test('older weeks follow a page at a time, after the last one seen', async () => {
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const start = new Date(Date.UTC(2026, 2, 2 - 7 * (at + 40 - first)))
      return week({ id: first - at, weekStart: start.toISOString().slice(0, 10) })
    })
  const { asked } = serverAnswers({
    [list]: ({ query }) => ({ body: query.includes('before=29') ? page(28, 3) : page(40, 12) }),
  })
  show(<WeeklyScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show older weeks' }))
  await waitFor(() => expect(screen.getAllByText('Completed')).toHaveLength(15))
  expect(asked.map(({ query }) => query)).toEqual(['?limit=12', '?limit=12&before=29'])
  expect(screen.queryByRole('button', { name: 'Show older weeks' })).toBeNull()
})

test('care in a week is set aside with one tap, for all that was written in it', async () => {
  const care = 'You can call or text the Suicide and Crisis Lifeline at 988.'
  const { asked } = serverAnswers({
    [list]: { body: [week({ patterns: patterns({ care }) })] },
    'DELETE /api/users/1/alarms': { status: 204 },
  })
  show(<WeeklyScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'I’m fine, that was not meant' }))
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
  expect(asked.find(({ method }) => method === 'DELETE')?.query).toBe('?from=2026-03-02&to=2026-03-08')
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { entry, stats } from '#web/testing/people.ts'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { JournalScreen } from './journal-screen.tsx'

const entriesPath = '/api/users/1/journal-entries'
const journal = {
  'GET /api/users/1/stats': { body: stats({ totalEntries: 3415 }) },
  [`GET ${entriesPath}`]: { body: [entry()] },
}
const words = 'I finally finished the garden fence.'

async function write() {
  await userEvent.type(await screen.findByLabelText('Title'), 'The fence')
  await userEvent.type(screen.getByLabelText('Content'), words)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Entry' }))

test('the count tells how many of all are shown', async () => {
  serverAnswers(journal)
  show(<JournalScreen />, '/journal-entries')
  expect(await screen.findByText('1 of 3,415 entries')).toBeTruthy()
})

test('older entries follow as the end comes near, after the last one seen', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(near: (seen: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => near([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => entry({ id: first - place }))
  const { asked } = serverAnswers({
    ...journal,
    [`GET ${entriesPath}`]: ({ query }) => ({ body: query.includes('before=901') ? page(900, 20) : page(1000, 100) }),
  })
  show(<JournalScreen />, '/journal-entries')
  expect(await screen.findByText('120 of 3,415 entries')).toBeTruthy()
  expect(asked.map(({ query }) => query)).toContain('?limit=100&before=901')
})

test('an empty journal offers to write, and the button opens an empty page', async () => {
  serverAnswers({ ...journal, [`GET ${entriesPath}`]: { body: [] } })
  show(<JournalScreen />, '/journal-entries')
  expect(await screen.findByText('No journal entries yet')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'New Entry' })[0] as HTMLElement)
  expect(await screen.findByLabelText('Content')).toBeTruthy()
})

test('a saved entry is sent, confirmed, and its draft dropped', async () => {
  const { asked } = serverAnswers({ ...journal, [`POST ${entriesPath}`]: { status: 201, body: entry() } })
  show(<JournalScreen />, '/journal-entries?write=true')
  await write()
  await save()
  expect(await screen.findByText('Journal entry created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'The fence', content: words })
  await waitFor(() => expect(screen.queryByLabelText('Content')).toBeNull())
  expect(localStorage.getItem('draft-entry:1')).toBeNull()
})

test('an entry that could not be saved stays where it was typed, and says why', async () => {
  serverAnswers({ ...journal, [`POST ${entriesPath}`]: problem(503, 'unavailable', 'The database is away.') })
  show(<JournalScreen />, '/journal-entries?write=true')
  await write()
  await save()
  expect(await screen.findByText('Failed to create entry')).toBeTruthy()
  expect(screen.getByText('The database is away.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe(words)
})

test('what was typed is there again when the page is opened anew', async () => {
  localStorage.setItem('draft-entry:1', JSON.stringify({ title: 'The fence', content: words }))
  serverAnswers(journal)
  show(<JournalScreen />, '/journal-entries?write=true')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Content')).value).toBe(words)
})

test('what was typed is kept as a draft of this person', async () => {
  serverAnswers(journal)
  show(<JournalScreen />, '/journal-entries?write=true')
  await write()
  expect(JSON.parse(localStorage.getItem('draft-entry:1') ?? '')).toEqual({ title: 'The fence', content: words })
})

test('an entry without a title or with too few words says what is missing', async () => {
  serverAnswers(journal)
  show(<JournalScreen />, '/journal-entries?write=true')
  await userEvent.type(await screen.findByLabelText('Content'), 'Short')
  await save()
  expect(await screen.findByText('Title is required')).toBeTruthy()
  expect(screen.getByText('Content must be at least 10 characters')).toBeTruthy()
})

test('an entry that is linked to is shown alone', async () => {
  serverAnswers({ 'GET /api/users/1/journal-entries/7': { body: entry() } })
  show(<JournalScreen />, '/journal-entries?entry=7')
  expect(await screen.findByText('The fence is finished')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All entries' })).toBeTruthy()
})

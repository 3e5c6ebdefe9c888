import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { helpLine } from '#web/testing/sent/help.ts'
import { entry, stats } from '#web/testing/sent/journal.ts'
import { part } from '#web/testing/sent/parts.ts'
import { settings } from '#web/testing/sent/settings.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { JournalScreen } from './journal-screen.tsx'

const entriesPath = '/api/users/1/journal-entries'
const journal = {
  'GET /api/users/1/stats': { body: stats({ totalEntries: 3415 }) },
  'GET /api/users/1/settings': { body: settings() },
  'GET /api/users/1/prompts': { body: [] },
  [`GET ${entriesPath}`]: { body: [entry()] },
}
const empty = {
  ...journal,
  'GET /api/users/1/stats': { body: stats({ totalEntries: 0 }) },
  [`GET ${entriesPath}`]: { body: [] },
}
const words = 'I finally finished the garden fence.'

async function write() {
  await userEvent.type(await screen.findByLabelText('Title'), 'The fence')
  await userEvent.type(screen.getByLabelText('Content'), words)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Entry' }))

test('the count tells how many of all there are', async () => {
  serverAnswers(journal)
  show(<JournalScreen />, '/journal-entries')
  expect(await screen.findByText('3,415 of 3,415 entries')).toBeTruthy()
})

test('the count tells how many match, also those that are not here yet', async () => {
  const hundred = Array.from({ length: 100 }, (_, place) => entry({ id: 1000 - place }))
  serverAnswers({
    ...journal,
    [`GET ${entriesPath}`]: { body: hundred },
    [`GET ${entriesPath}/count`]: { body: { matching: 240, total: 3415 } },
  })
  show(<JournalScreen />, '/journal-entries?mood=high')
  expect(await screen.findByText('240 of 3,415 entries')).toBeTruthy()
})

test('a search waits for the typing to pause, asks once, and stands in the address', async () => {
  const { asked } = serverAnswers(journal)
  const { router } = show(<JournalScreen />, '/journal-entries')
  const field = await screen.findByLabelText('Search')
  await userEvent.type(field, 'heron')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'heron' }))
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(asked.at(-1)?.query).toBe('?limit=100&q=heron&sort=newest'))
  expect(asked.filter(({ query }) => query.includes('q=')).length).toBe(1)
  expect(await screen.findByText('1 of 3,415 entries')).toBeTruthy()
})

test('filters and the order are asked of the server, and the way back leads back', async () => {
  const { asked } = serverAnswers(journal)
  const { router } = show(<JournalScreen />, '/journal-entries')
  await userEvent.click(await screen.findByRole('button', { name: 'Filter and sort' }))
  await userEvent.selectOptions(screen.getByLabelText('Mood'), 'High, 8–10')
  await userEvent.selectOptions(screen.getByLabelText('Sentiment'), 'Positive')
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Lowest mood first')
  await waitFor(() => expect(asked.at(-1)?.query).toBe('?limit=100&mood=high&sentiment=positive&sort=lowest-mood'))
  await act(async () => router.history.back())
  expect(await screen.findByDisplayValue('Newest first')).toBeTruthy()
  expect(screen.getByDisplayValue('Positive')).toBeTruthy()
})

test('where nothing matches it says so, and the filters can be cleared', async () => {
  serverAnswers({
    ...journal,
    [`GET ${entriesPath}`]: ({ query }) => ({ body: query.includes('q=') ? [] : [entry()] }),
  })
  const { router } = show(<JournalScreen />, '/journal-entries?q=telephone')
  expect(await screen.findByText('No entries match your filters')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(await screen.findByText('The fence is finished')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
  expect(router.state.location.search).toEqual({})
})

test('the coach is one step away', async () => {
  serverAnswers(journal)
  show(<JournalScreen />, '/journal-entries')
  expect((await screen.findByRole('link', { name: 'AI Life Coach' })).getAttribute('href')).toBe('/ai-coach')
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
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(120))
  expect(asked.map(({ query }) => query)).toContain('?limit=100&sort=newest&before=901')
})

test('an empty journal offers to write, and the button opens an empty page', async () => {
  serverAnswers(empty)
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
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'The fence',
    content: words,
    speakingAsPartId: null,
    visibility: 'private',
  })
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
  await userEvent.selectOptions(screen.getByLabelText('Who can read it'), 'Your friends')
  expect(JSON.parse(localStorage.getItem('draft-entry:1') ?? '')).toEqual({
    title: 'The fence',
    content: words,
    speakingAsPartId: null,
    visibility: 'friends',
  })
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

test('an entry that is gone says so instead of failing', async () => {
  serverAnswers({ 'GET /api/users/1/journal-entries/7': problem(404, 'not_found', 'This isn’t here.') })
  show(<JournalScreen />, '/journal-entries?entry=7')
  expect(await screen.findByText('This entry is not here')).toBeTruthy()
})

test('a prompt becomes the first line and leaves what was typed', async () => {
  serverAnswers({ ...journal, 'GET /api/users/1/prompts': { body: ['What stays with you from today?'] } })
  show(<JournalScreen />, '/journal-entries?write=true')
  await userEvent.type(await screen.findByLabelText('Content'), words)
  await userEvent.click(await screen.findByRole('button', { name: /^Use This/ }))
  const content = screen.getByLabelText<HTMLTextAreaElement>('Content')
  expect(content.value).toBe(`What stays with you from today?\n\n${words}`)
  expect(document.activeElement).toBe(content)
})

test('without writing prompts and coherence mode the form shows neither', async () => {
  serverAnswers({ ...journal, 'GET /api/users/1/settings': { body: settings({ writingPromptsEnabled: false }) } })
  show(<JournalScreen />, '/journal-entries?write=true')
  await screen.findByLabelText('Content')
  await screen.findByText('3,415 of 3,415 entries')
  expect(screen.queryByText('Writing Prompts')).toBeNull()
  expect(screen.queryByText('Speaking as')).toBeNull()
})

test('in coherence mode one of the own parts can be chosen', async () => {
  const { asked } = serverAnswers({
    ...journal,
    'GET /api/users/1/settings': { body: settings({ coherenceModeEnabled: true }) },
    'GET /api/users/1/parts': { body: [part({ id: 4, name: 'The careful one' })] },
    [`POST ${entriesPath}`]: { status: 201, body: entry() },
  })
  show(<JournalScreen />, '/journal-entries?write=true')
  await screen.findByRole('option', { name: 'The careful one' })
  await write()
  await userEvent.selectOptions(screen.getByLabelText('Speaking as'), 'The careful one')
  await save()
  await screen.findByText('Journal entry created')
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ speakingAsPartId: 4 })
})

test('a draft of a part is there again when the parts are', async () => {
  const draft = { title: 'The fence', content: words, speakingAsPartId: 4, visibility: 'private' }
  localStorage.setItem('draft-entry:1', JSON.stringify(draft))
  serverAnswers({
    ...journal,
    'GET /api/users/1/settings': { body: settings({ coherenceModeEnabled: true }) },
    'GET /api/users/1/parts': { body: [part({ id: 3, name: 'Another' }), part({ id: 4, name: 'The careful one' })] },
  })
  show(<JournalScreen />, '/journal-entries?write=true')
  await screen.findByRole('option', { name: 'The careful one' })
  expect(screen.getByLabelText<HTMLSelectElement>('Speaking as').value).toBe('4')
})

test('who has no part yet is told where parts come from', async () => {
  serverAnswers({
    ...journal,
    'GET /api/users/1/settings': { body: settings({ coherenceModeEnabled: true }) },
    'GET /api/users/1/parts': { body: [] },
  })
  show(<JournalScreen />, '/journal-entries?write=true')
  expect(await screen.findByText(/named a part of yourself in Settings/)).toBeTruthy()
})

test('words that sound like danger are kept, and answered above the journal with a way to help', async () => {
  const care = { level: 3, words: 'I’m glad you put it into words. You can call or text 988.' }
  serverAnswers({
    ...journal,
    ...{ [`POST ${entriesPath}`]: { status: 201, body: entry({ care }) } },
    'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [] } },
  })
  show(<JournalScreen />, '/journal-entries?write=true')
  await write()
  await save()
  const told = await screen.findByRole('alert')
  const call = await within(told).findByRole('link', { name: 'Call 988' })
  expect(call.getAttribute('href')).toBe('tel:988')
  expect(told.textContent).toContain('You can call or text 988.')
  expect(screen.getByText('Your entry has been saved.')).toBeTruthy()
  expect(screen.queryByText(/analyzed/)).toBeNull()
  expect(within(told).getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help')
  await userEvent.click(within(told).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(care.words)).toBeNull()
})

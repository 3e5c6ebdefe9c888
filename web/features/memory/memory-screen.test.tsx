import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { MemoryScreen } from './memory-screen.tsx'

const read = 'GET /api/users/1/memory'
const write = 'POST /api/users/1/memory/notes'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const nothing = { isOn: true, people: [], threads: [], asked: [], notes: [] }
const source = { entryId: 7, writtenOn: '2026-03-02', source: 'call' }
const note = { id: 3, does: 'never', about: 'Mark', entryId: null, words: null, createdAt: '2026-03-02T10:00:00.000Z' }
const memory = {
  ...nothing,
  people: [
    { called: 'your sister', mentions: 2, sources: [{ ...source, quote: 'My sister rang.' }], correction: null },
  ],
  threads: [{ ...source, quote: 'Mom’s surgery is on Thursday.', on: '2026-03-05', correction: null }],
  notes: [note],
}

test('waiting, failed and empty are told apart', async () => {
  const { answers } = serverAnswers({ [read]: problem(503, 'unavailable', 'Away.') })
  show(<MemoryScreen />)
  expect(await screen.findByRole('status', { name: 'Loading what is remembered' })).toBeTruthy()
  await screen.findByText('We couldn’t load what is remembered.')
  answers[read] = { body: nothing }
  await press('Try again')
  expect(await screen.findByText('Nothing is remembered yet')).toBeTruthy()
})

test('each thing remembered leads to the words it came from', async () => {
  serverAnswers({ [read]: { body: memory } })
  show(<MemoryScreen />)
  expect(await screen.findByText('“Mom’s surgery is on Thursday.”')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Said on Monday, March 2, 2026' })
  expect(link.getAttribute('href')).toContain('entry=7')
  expect(screen.getByText('Your sister')).toBeTruthy()
  expect(screen.getByText('Spoken of 2 times')).toBeTruthy()
})

test('it is put right in one’s own words, and an empty correction is not sent', async () => {
  const { asked } = serverAnswers({ [read]: { body: memory }, [write]: { status: 201, body: note } })
  show(<MemoryScreen />)
  await press('Put right: Mom’s surgery is on Thursday.')
  await press('Keep')
  expect(await screen.findByText('Please say how it is')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('How it is'), 'It was moved to Friday')
  await press('Keep')
  expect(await screen.findByText('Put Right')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ does: 'correct', about: 'Mom’s surgery is on Thursday.', entryId: 7, words: 'It was moved to Friday' },
  })
})

test('it is forgotten, forbidden, and that is taken back', async () => {
  const { asked } = serverAnswers({
    [read]: { body: memory },
    [write]: { status: 201, body: note },
    'DELETE /api/users/1/memory/notes/3': { status: 204 },
  })
  show(<MemoryScreen />)
  await press('Forget: Mom’s surgery is on Thursday.')
  await press('Never bring up your sister')
  await userEvent.type(screen.getByLabelText('Never bring up'), 'the old job')
  await press('Add')
  await press('Take back: Mark')
  expect(await screen.findByText('Taken Back')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { does: 'forget', about: 'Mom’s surgery is on Thursday.', entryId: 7 },
    { does: 'never', about: 'your sister' },
    { does: 'never', about: 'the old job' },
  ])
})

test('what could not be kept stays in the field', async () => {
  serverAnswers({ [read]: { body: memory }, [write]: problem(503, 'unavailable', 'Please try again in a moment.') })
  show(<MemoryScreen />)
  await userEvent.type(await screen.findByLabelText('Never bring up'), 'the old job')
  await press('Add')
  expect(await screen.findByText('Failed to keep this. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Never bring up').value).toBe('the old job')
})

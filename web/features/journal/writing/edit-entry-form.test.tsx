import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { entry } from '#web/testing/sent/journal.ts'
import { settings } from '#web/testing/sent/settings.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { JournalScreen } from '../journal-screen.tsx'

const path = '/api/users/1/journal-entries/7'
const address = '/journal-entries?entry=7&edit=true'
const draftKey = 'draft-entry:1:7'

function opened(saved = entry()) {
  let now = saved
  const server = serverAnswers({
    'GET /api/users/1/settings': { body: settings() },
    [`GET ${path}`]: () => ({ body: now }),
    [`PATCH ${path}`]: ({ body }) => {
      const { version, ...change } = body as { version: number }
      if (version !== now.version) return problem(409, 'changed_elsewhere', 'This entry was changed meanwhile.')
      now = { ...now, ...change, version: version + 1 }
      return { body: now }
    },
  })
  const shown = show(<JournalScreen />, address)
  return { ...server, ...shown, changesElsewhere: (change: object) => Object.assign(now, change, { version: 2 }) }
}

const content = () => screen.findByLabelText<HTMLTextAreaElement>('Content')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function retype(label: string, words: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

test('only what was touched is sent, with the version it was made on', async () => {
  const { asked, router } = opened()
  await retype('Title', 'The gate')
  await userEvent.click(screen.getByRole('radio', { name: '9 of 10' }))
  await press('Save Changes')
  expect(await screen.findByText('Entry updated')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ title: 'The gate', moodScore: 9, version: 1 })
  expect(await screen.findByRole('heading', { name: 'The gate' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ entry: 7 })
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('the long text of a call need not fit what can be typed while nobody touches it', async () => {
  const { asked } = opened(entry({ source: 'call', content: 'x'.repeat(6000) }))
  await retype('Title', 'The gate')
  await press('Save Changes')
  expect(await screen.findByText('Entry updated')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ title: 'The gate', version: 1 })
})

test('a text that is too short says so and sends nothing', async () => {
  const { asked } = opened()
  await retype('Content', 'Short')
  await press('Save Changes')
  expect(await screen.findByText('Content must be at least 10 characters')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false)
})

test('what was changed elsewhere is not overwritten: what was typed stays, and the newer text can be seen', async () => {
  const { asked, changesElsewhere } = opened()
  await retype('Content', 'What I typed in this tab.')
  changesElsewhere({ title: 'Another title', content: 'What the other tab saved.' })
  await press('Save Changes')
  expect(await screen.findByText('Failed to update entry')).toBeTruthy()
  expect(await screen.findByText('This entry was changed somewhere else')).toBeTruthy()
  expect(screen.getByText('What the other tab saved.')).toBeTruthy()
  expect((await content()).value).toBe('What I typed in this tab.')
  await press('Keep mine')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Another title')
  await press('Save Changes')
  expect(await screen.findByText('Entry updated')).toBeTruthy()
  expect(asked.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    content: 'What I typed in this tab.',
    version: 2,
  })
})

test('tags that changed elsewhere hold up nobody who changes the text', async () => {
  const { asked, changesElsewhere, queryClient } = opened()
  await retype('Content', 'What I typed in this tab.')
  changesElsewhere({ themes: ['fence'] })
  await act(() => queryClient.invalidateQueries({ queryKey: ['journal'] }))
  await press('Save Changes')
  expect(await screen.findByText('Entry updated')).toBeTruthy()
  expect(asked.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({ version: 2 })
})

test('the newer text can be taken instead', async () => {
  const { changesElsewhere, queryClient } = opened()
  await retype('Content', 'What I typed in this tab.')
  changesElsewhere({ content: 'What the other tab saved.' })
  await act(() => queryClient.invalidateQueries({ queryKey: ['journal'] }))
  await screen.findByText('This entry was changed somewhere else')
  await press('Use the newer one')
  expect((await content()).value).toBe('What the other tab saved.')
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('of an entry that was deleted elsewhere, what was typed stays in sight', async () => {
  const { answers, queryClient } = opened()
  await retype('Content', 'Typed with care, not to be lost.')
  answers[`GET ${path}`] = problem(404, 'not_found', 'This isn’t here.')
  await act(() => queryClient.invalidateQueries({ queryKey: ['journal'] }))
  expect(await screen.findByText(/deleted somewhere else meanwhile/)).toBeTruthy()
  expect((await content()).value).toBe('Typed with care, not to be lost.')
})

test('a change survives a reload, and can be begun again', async () => {
  const saved = entry()
  const base = { title: saved.title, content: saved.content, moodScore: saved.moodScore, visibility: saved.visibility }
  const draft = {
    base: { ...base, speakingAsPartId: null, version: 1 },
    typed: { ...base, speakingAsPartId: null, content: 'Half of what I wanted to say.' },
  }
  localStorage.setItem(draftKey, JSON.stringify(draft))
  opened()
  expect((await content()).value).toBe('Half of what I wanted to say.')
  await press('Begin again from the saved entry')
  expect((await content()).value).toBe(saved.content)
  await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull())
})

test('a change that could not be saved stays in the form and in the draft', async () => {
  const { answers } = opened()
  answers[`PATCH ${path}`] = problem(503, 'unavailable', 'The database is away.')
  await retype('Content', 'Typed with care, not to be lost.')
  await press('Save Changes')
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect((await content()).value).toBe('Typed with care, not to be lost.')
  expect(localStorage.getItem(draftKey)).toContain('Typed with care, not to be lost.')
})

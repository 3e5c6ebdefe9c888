import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Entry } from '#contract/journal.ts'
import { show } from '#web/testing/screen.tsx'
import { entry } from '#web/testing/sent/journal.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { OneEntry } from '../one-entry.tsx'
import { OwnEntry } from '../own-entry.tsx'

const path = '/api/users/1/journal-entries/7'
const tags = {
  'GET /api/users/1/tags': {
    body: [
      { tag: 'lisbon', entries: 4 },
      { tag: 'garden', entries: 2 },
    ],
  },
}
const showEntry = (own: Parameters<typeof entry>[0] = {}) => show(<OwnEntry entry={Entry.parse(entry(own))} />)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('an entry is stored as an artifact and says so', async () => {
  const { asked } = serverAnswers({
    'PATCH /api/journal-entries/7/artifact': { body: entry({ isArtifact: true }) },
  })
  showEntry()
  await press('Store Artifact')
  expect(await screen.findByText('Artifact stored')).toBeTruthy()
  expect(asked[0]?.body).toEqual({ isArtifact: true })
})

test('a stored one is pressed, and can be taken back', async () => {
  const { asked } = serverAnswers({ 'PATCH /api/journal-entries/7/artifact': { body: entry() } })
  showEntry({ isArtifact: true })
  expect((await screen.findByRole('button', { name: 'Stored' })).getAttribute('aria-pressed')).toBe('true')
  await press('Stored')
  expect(await screen.findByText('Artifact removed')).toBeTruthy()
  expect(asked[0]?.body).toEqual({ isArtifact: false })
})

test('an artifact that could not be stored says so', async () => {
  serverAnswers({ 'PATCH /api/journal-entries/7/artifact': problem(503, 'unavailable', 'Away.') })
  showEntry()
  await press('Store Artifact')
  expect(await screen.findByText('Failed to update artifact status')).toBeTruthy()
})

test('tags are typed, removed, and picked from those used anywhere, and saved as a whole list', async () => {
  const { asked } = serverAnswers({ ...tags, [`PATCH ${path}/tags`]: { body: entry({ version: 2 }) } })
  showEntry({ themes: ['garden', 'rain'] })
  await press('Edit Tags')
  await userEvent.type(screen.getByLabelText('Add a tag'), ' Old Town {Enter}')
  await userEvent.type(screen.getByLabelText('Add a tag'), 'garden{Enter}')
  await press('Remove rain')
  await press('Add lisbon')
  expect(screen.queryByRole('button', { name: 'Add garden' })).toBeNull()
  await press('Save Tags')
  expect(await screen.findByText('Tags updated')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    themes: ['garden', 'old town', 'lisbon'],
    version: 1,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('tags that could not be saved stay in the dialog', async () => {
  serverAnswers({ ...tags, [`PATCH ${path}/tags`]: problem(503, 'unavailable', 'The database is away.') })
  showEntry({ themes: [] })
  await press('Edit Tags')
  await userEvent.type(screen.getByLabelText('Add a tag'), 'heron{Enter}')
  await press('Save Tags')
  expect(await screen.findByText('Failed to update tags')).toBeTruthy()
  expect(screen.getByText('The database is away.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove heron' })).toBeTruthy()
})

test('tags that were changed elsewhere are shown before they are replaced', async () => {
  let now = entry({ themes: ['garden'] })
  const { asked } = serverAnswers({
    ...tags,
    [`GET ${path}`]: () => ({ body: now }),
    [`PATCH ${path}/tags`]: ({ body }) =>
      (body as { version: number }).version === now.version
        ? { body: { ...now, themes: ['heron'], version: 3 } }
        : problem(409, 'changed_elsewhere', 'This entry was changed somewhere else meanwhile.'),
  })
  show(<OneEntry entryId={7} isEditing={false} care={null} onWritten={() => {}} />)
  await press('Edit Tags')
  now = entry({ themes: ['lisbon'], version: 2 })
  await press('Remove garden')
  await userEvent.type(screen.getByLabelText('Add a tag'), 'heron{Enter}')
  await press('Save Tags')
  expect(await screen.findByText('Failed to update tags')).toBeTruthy()
  expect((await screen.findByText('lisbon', { selector: 'strong' })).textContent).toBe('lisbon')
  await press('Keep mine')
  await press('Save Tags')
  expect(await screen.findByText('Tags updated')).toBeTruthy()
  const sent = asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(sent).toEqual([
    { themes: ['heron'], version: 1 },
    { themes: ['heron'], version: 2 },
  ])
})

test('an entry is deleted only when it is confirmed, and that the transcript goes too is said before', async () => {
  const { asked } = serverAnswers({ [`DELETE ${path}`]: { status: 204 } })
  showEntry({ source: 'call' })
  await press('Delete The fence is finished')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/the transcript is deleted too/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(asked).toEqual([])
  await press('Delete The fence is finished')
  await press('Delete Entry')
  expect(await screen.findByText('Entry deleted')).toBeTruthy()
  expect(asked[0]).toMatchObject({ method: 'DELETE', path })
})

test('an entry that could not be deleted is still here', async () => {
  serverAnswers({ [`DELETE ${path}`]: problem(503, 'unavailable', 'The database is away.') })
  showEntry()
  await press('Delete The fence is finished')
  expect(screen.queryByText(/transcript/)).toBeNull()
  await press('Delete Entry')
  expect(await screen.findByText('Failed to delete entry')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('who can read it is explained before it is changed', async () => {
  const { asked } = serverAnswers({ [`PATCH ${path}`]: { body: entry({ visibility: 'friends', version: 2 }) } })
  showEntry()
  await press('Who can read it: Only you')
  expect(screen.getByText(/A call’s transcript stays with you/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Your friends/ }))
  expect(asked).toEqual([])
  await press('Save')
  expect(await screen.findByText('Shared with your friends')).toBeTruthy()
  await waitFor(() => expect(asked[0]?.body).toEqual({ visibility: 'friends', version: 1 }))
})

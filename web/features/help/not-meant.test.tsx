import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CommunityScreen } from '#web/features/communities/community-screen.tsx'
import { JournalScreen } from '#web/features/journal/journal-screen.tsx'
import { show } from '#web/testing/screen.tsx'
import { community, letter } from '#web/testing/sent/communities.ts'
import { helpLine } from '#web/testing/sent/help.ts'
import { entry, stats } from '#web/testing/sent/journal.ts'
import { settings } from '#web/testing/sent/settings.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'

const entriesPath = '/api/users/1/journal-entries'
const journal = {
  'GET /api/users/1/stats': { body: stats() },
  'GET /api/users/1/settings': { body: settings() },
  'GET /api/users/1/prompts': { body: [] },
  'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [] } },
  [`GET ${entriesPath}`]: { body: [entry()] },
}
const care = { level: 2, words: 'That sounds very heavy. You can call or text 988.' }

/** With the answer that it gets. */
async function writes() {
  show(<JournalScreen />, '/journal-entries?write=true')
  await userEvent.type(await screen.findByLabelText('Title'), 'The fence')
  await userEvent.type(screen.getByLabelText('Content'), 'I finally finished the garden fence.')
  await userEvent.click(screen.getByRole('button', { name: 'Save Entry' }))
  return within(await screen.findByRole('alert'))
}

const notMeant = { name: 'I’m fine, that was not meant' }

test('one tap where somebody was answered says that it was not meant, and the answer is gone', async () => {
  const { asked } = serverAnswers({
    ...journal,
    ...{ [`POST ${entriesPath}`]: { status: 201, body: entry({ care }) } },
    ...{ [`DELETE ${entriesPath}/7/alarm`]: { status: 204 } },
  })
  await userEvent.click((await writes()).getByRole('button', notMeant))
  await waitFor(() => expect(screen.queryByText(care.words)).toBeNull())
  expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith('/7/alarm'))).toBe(true)
  expect(screen.getByText('Thank you for saying so. Help stays one tap away.')).toBeTruthy()
})

test('where that could not be kept, the answer stays and says so', async () => {
  serverAnswers({
    ...journal,
    ...{ [`POST ${entriesPath}`]: { status: 201, body: entry({ care }) } },
    ...{ [`DELETE ${entriesPath}/7/alarm`]: problem(500, 'unexpected', 'Something went wrong.') },
  })
  await userEvent.click((await writes()).getByRole('button', notMeant))
  expect(await screen.findByText('Failed to set this aside. Please try again.')).toBeTruthy()
  expect(screen.getByText(care.words)).toBeTruthy()
})

test('an entry in which danger was told says so on its page, until the person says that it was not meant', async () => {
  let now = entry({ hasAlarm: true })
  serverAnswers({
    ...journal,
    [`GET ${entriesPath}/7`]: () => ({ body: now }),
    [`DELETE ${entriesPath}/7/alarm`]: () => {
      now = entry({ hasAlarm: false })
      return { status: 204 }
    },
  })
  show(<JournalScreen />, '/journal-entries?entry=7')
  expect(await screen.findByText('Some of this was read as danger to you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Help now' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', notMeant))
  await waitFor(() => expect(screen.queryByRole('button', notMeant)).toBeNull())
})

test('under a letter the tap closes the answer, for nothing of it is kept', async () => {
  const base = '/api/users/1/communities/5'
  const { asked } = serverAnswers({
    [`GET ${base}`]: { body: community() },
    [`GET ${base}/posts`]: { body: [] },
    [`POST ${base}/seen`]: { status: 204 },
    [`POST ${base}/posts`]: { status: 201, body: { ...letter(), care: care.words } },
    'GET /api/users/1/communities': { body: [community()] },
    'GET /api/help-lines': journal['GET /api/help-lines'],
  })
  show(<CommunityScreen />, '/communities/5', '/communities/$communityId')
  await userEvent.click(await screen.findByRole('button', { name: 'Write a Letter' }))
  await userEvent.type(await screen.findByLabelText('Title'), 'Tonight')
  await userEvent.type(screen.getByLabelText('Your words'), 'It is a hard one')
  await userEvent.click(screen.getByRole('button', { name: 'Send Letter' }))
  await userEvent.click(await screen.findByRole('button', notMeant))
  expect(screen.queryByText(care.words)).toBeNull()
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
})

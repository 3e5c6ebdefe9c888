import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Entry } from '#contract/journal.ts'
import { WrittenEntry } from '#web/features/calls/phone/written-entry.tsx'
import { show } from '#web/testing/screen.tsx'
import { entry } from '#web/testing/sent/journal.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { Understood } from './understood.tsx'

const path = 'PATCH /api/users/1/journal-entries/7'
const tags = { 'GET /api/users/1/tags': { body: [] } }
const showEntry = () => show(<Understood entry={Entry.parse(entry({ moodScore: 6.4, themes: ['garden', 'work'] }))} />)

test('the mood that was understood is corrected with one touch', async () => {
  const { asked } = serverAnswers({ ...tags, [path]: { body: entry({ moodScore: 3, version: 2 }) } })
  showEntry()
  expect(await screen.findByText('6.4 of 10')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '3 of 10' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ moodScore: 3, version: 1 })
})

test('corrections made in haste follow each other, each on the version before', async () => {
  let now = entry({ moodScore: 6.4, themes: ['garden', 'work'] })
  const { asked } = serverAnswers({
    ...tags,
    'GET /api/users/1/journal-entries/7': () => ({ body: now }),
    [path]: ({ body }) => {
      const { version, ...change } = body as { version: number }
      if (version !== now.version) return problem(409, 'changed_elsewhere', 'This entry was changed meanwhile.')
      now = { ...now, ...change, version: version + 1 }
      return { body: now }
    },
  })
  show(<WrittenEntry entryId={7} />)
  await userEvent.click(await screen.findByRole('radio', { name: '3 of 10' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove work' }))
  await userEvent.type(screen.getByLabelText('Add a tag'), 'Fence{Enter}')
  await waitFor(() => expect(now).toMatchObject({ moodScore: 3, themes: ['garden', 'fence'] }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 of 10' }).checked).toBe(true)
  expect(asked.filter(({ method }) => method === 'PATCH').length).toBe(now.version - 1)
})

test('what could not be saved stays as it was, and says why', async () => {
  serverAnswers({
    ...tags,
    [path]: problem(409, 'changed_elsewhere', 'This entry was changed somewhere else meanwhile.'),
  })
  showEntry()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove work' }))
  expect(await screen.findByText('Failed to update tags')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove work' })).toBeTruthy()
})

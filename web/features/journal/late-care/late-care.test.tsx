import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { helpLine } from '#web/testing/sent/help.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { useLateCare } from './api.ts'
import { LateCare } from './late-care.tsx'

const path = '/api/users/1/late-care'
const words = 'That sounds very heavy, and you don’t have to carry it alone.'
const asked = { body: { care: { entryId: 7, level: 2, words } } }
const none = { body: { care: null } }
const lines = { 'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [] } } }

function Late() {
  const care = useLateCare().data?.care
  return care ? <LateCare care={care} /> : null
}

test('a question that came up later names its entry, and where help is', async () => {
  serverAnswers({ ...lines, [`GET ${path}`]: asked })
  show(<Late />, '/journal-entries')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The entry this is about' }).getAttribute('href')).toContain('entry=7')
  expect((await screen.findByRole('link', { name: /Call 988/ })).getAttribute('href')).toBe('tel:988')
})

test('closed, it is not asked again', async () => {
  const server = serverAnswers({ ...lines, [`GET ${path}`]: asked, [`DELETE ${path}/7`]: { status: 204 } })
  show(<Late />, '/journal-entries')
  await screen.findByText(words)
  server.answers[`GET ${path}`] = none
  await userEvent.click(screen.getByRole('button', { name: /close/i }))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(server.asked).toContainEqual(expect.objectContaining({ method: 'DELETE', path: `${path}/7` }))
})

test('“that was not meant” takes it back with one tap, and says so where it failed', async () => {
  const taken = 'DELETE /api/users/1/journal-entries/7/alarm'
  const server = serverAnswers({ ...lines, [`GET ${path}`]: asked, [taken]: problem(500, 'failed', 'No.') })
  show(<Late />, '/journal-entries')
  const button = await screen.findByRole('button', { name: 'I’m fine, that was not meant' })
  await userEvent.click(button)
  expect(screen.getByText(words)).toBeTruthy()
  server.answers[taken] = { status: 204 }
  server.answers[`GET ${path}`] = none
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})

test('where there is nothing to ask, nothing is shown', async () => {
  const server = serverAnswers({ [`GET ${path}`]: none })
  show(<Late />, '/journal-entries')
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { phoneCall } from '#web/testing/sent/calls.ts'
import { serverAnswers } from '#web/testing/server.ts'
import { CallHistoryScreen } from './call-history-screen.tsx'

const answers = (calls: unknown[], total = calls.length) =>
  serverAnswers({
    'GET /api/users/1/call-history': { body: calls },
    'GET /api/users/1/call-history/count': { body: { total } },
  })

test('a call shows its outcome, its length and the beginning of its id', async () => {
  answers([phoneCall({ status: 'completed', duration: 245, journalEntryId: 7 })])
  show(<CallHistoryScreen />)
  expect(await screen.findByText('Answered - Journal Created')).toBeTruthy()
  expect(screen.getByText('4m 5s')).toBeTruthy()
  expect(screen.getByText('browser-3f')).toBeTruthy()
  expect(await screen.findByText('1 total call')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read entry' })).toBeTruthy()
})

test('all calls are counted, not only those that are here', async () => {
  answers([phoneCall()], 3415)
  show(<CallHistoryScreen />)
  expect(await screen.findByText('3,415 total calls')).toBeTruthy()
})

test('what was said unfolds when it is asked for', async () => {
  answers([phoneCall({ status: 'completed', transcriptionText: 'Journal: How are you?\nAna: Well.' })])
  show(<CallHistoryScreen />)
  const transcript = await screen.findByText('Transcript')
  expect(screen.queryByText('How are you?')).toBeNull()
  await userEvent.click(transcript)
  expect(await screen.findByText('Ana:')).toBeTruthy()
  expect(screen.getByText('Ana:').parentElement?.textContent).toBe('Ana: Well.')
})

test('a call without an entry links nowhere', async () => {
  answers([phoneCall({ status: 'busy' })])
  show(<CallHistoryScreen />)
  expect(await screen.findByText('Busy')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Transcript')).toBeNull()
})

test('a call that was left out says why, and one that was tried again which try it was', async () => {
  const leftOut = phoneCall({ id: 6, status: 'failed', reason: 'too-late', duration: 0, providerCallId: null })
  answers([leftOut, phoneCall({ status: 'no-answer', duration: 0, attempt: 2 })])
  show(<CallHistoryScreen />)
  expect(await screen.findByText('Not Called')).toBeTruthy()
  expect(screen.getByText('It could not be made within an hour of its time.')).toBeTruthy()
  expect(screen.getByText('Second try')).toBeTruthy()
  expect(screen.queryByText('0s')).toBeNull()
})

test('before the first call it says what will be here', async () => {
  answers([])
  show(<CallHistoryScreen />)
  expect(await screen.findByText('No Call History Yet')).toBeTruthy()
})

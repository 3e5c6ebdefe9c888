import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phoneCall } from '#web/testing/people.ts'
import { show } from '#web/testing/screen.tsx'
import { serverAnswers } from '#web/testing/server.ts'
import { CallHistoryScreen } from './call-history-screen.tsx'

const path = 'GET /api/users/1/call-history'

test('a call shows its outcome, its length and the beginning of its id', async () => {
  serverAnswers({ [path]: { body: [phoneCall({ status: 'completed', duration: 245, journalEntryId: 7 })] } })
  show(<CallHistoryScreen />)
  expect(await screen.findByText('Answered - Journal Created')).toBeTruthy()
  expect(screen.getByText('4m 5s')).toBeTruthy()
  expect(screen.getByText('browser-3f')).toBeTruthy()
  expect(screen.getByText('1 total call')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read entry' })).toBeTruthy()
})

test('a call without an entry links nowhere', async () => {
  serverAnswers({ [path]: { body: [phoneCall({ status: 'busy' })] } })
  show(<CallHistoryScreen />)
  expect(await screen.findByText('Busy')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('before the first call it says what will be here', async () => {
  serverAnswers({ [path]: { body: [] } })
  show(<CallHistoryScreen />)
  expect(await screen.findByText('No Call History Yet')).toBeTruthy()
})

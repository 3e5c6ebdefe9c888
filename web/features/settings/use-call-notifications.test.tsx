import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announce } from '#web/lib/announcements.ts'
import { show } from '#web/testing/screen.tsx'
import { settings } from '#web/testing/sent/settings.ts'
import { serverAnswers } from '#web/testing/server.ts'
import { useSettings } from './api.ts'
import { useCallNotifications } from './use-call-notifications.ts'

function Shell() {
  useCallNotifications()
  return useSettings().data ? <p>ready</p> : null
}

async function rings({ isWanted = true, isHidden = true, permission = 'granted' } = {}) {
  const shown: string[] = []
  class FakeNotification {
    static readonly permission = permission
    constructor(title: string) {
      shown.push(title)
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  serverAnswers({ 'GET /api/users/1/settings': { body: settings({ notificationsEnabled: isWanted }) } })
  show(<Shell />)
  await screen.findByText('ready')
  announce({ type: 'call_ringing', callId: 5 })
  return shown
}

test('a call is announced by the browser while the person looks elsewhere', async () => {
  expect(await rings()).toEqual(['Journal is calling'])
})

test('who sees it ring is not told twice', async () => {
  expect(await rings({ isHidden: false })).toEqual([])
})

test('who does not want it, or has not allowed it, is left alone', async () => {
  expect(await rings({ isWanted: false })).toEqual([])
})

test('a browser that was not allowed to shows nothing', async () => {
  expect(await rings({ permission: 'default' })).toEqual([])
})

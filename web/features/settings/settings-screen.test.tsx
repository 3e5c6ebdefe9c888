import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { rememberUser } from '#web/lib/session.ts'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { schedule } from '#web/testing/sent/calls.ts'
import { goal } from '#web/testing/sent/goals.ts'
import { settings } from '#web/testing/sent/settings.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { SettingsScreen } from './settings-screen.tsx'

const path = '/api/users/1/settings'
const stored = {
  [`GET ${path}`]: { body: settings() },
  'GET /api/users/1/call-schedule': { body: schedule() },
}
const flip = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

test('the sections stand in their order', async () => {
  serverAnswers(stored)
  show(<SettingsScreen />, '/settings')
  await screen.findByRole('heading', { name: 'Personal Development Setup' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual([
    'Quick Actions',
    'Call Settings',
    'Writing Prompts',
    'Personal Development Setup',
    'Experimental Features',
    'Analysis Settings',
    'Notifications',
    'Appearance',
    'Goals and Preferences',
    'Your Data',
  ])
  expect(screen.getByRole('link', { name: 'Call history' }).getAttribute('href')).toBe('/call-history')
})

test('a number that is not proved says so beside the calls, and the way back leads here', async () => {
  const { answers } = serverAnswers({ ...stored, 'GET /api/users/1': { body: user({ phone: 'unproved' }) } })
  const { queryClient } = show(<SettingsScreen />, '/settings')
  const prove = await screen.findByRole('link', { name: 'Prove your number' })
  expect(prove.getAttribute('href')).toBe('/prove-number?next=%2Fsettings%23calls')
  answers['GET /api/users/1'] = { body: user({ phone: 'proved' }) }
  await queryClient.invalidateQueries({ queryKey: ['account'] })
  expect(await screen.findByText('is proved to be yours.')).toBeTruthy()
})

test('with the phone in the browser no number has to be proved, and it can be changed', async () => {
  serverAnswers({ ...stored, 'GET /api/users/1': { body: user() } })
  show(<SettingsScreen />, '/settings')
  await screen.findByText('is the number you sign in with.')
  expect(screen.queryByText(/prove/i)).toBeNull()
  expect(screen.getByRole('link', { name: 'Change number' }).getAttribute('href')).toBe('/change-number')
})

test('only what was changed is sent, and it is confirmed', async () => {
  const { asked } = serverAnswers({
    ...stored,
    [`PUT ${path}`]: { body: settings({ dailyCallEnabled: false, callTime: '06:30' }) },
  })
  show(<SettingsScreen />, '/settings')
  await flip('Daily call')
  await userEvent.selectOptions(screen.getByLabelText('Call time'), '6:30 AM')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await save()
  expect(await screen.findByText('Settings Updated')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ dailyCallEnabled: false, callTime: '06:30' })
  expect(await screen.findByText('Everything is saved')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Settings' }).disabled).toBe(true)
})

test('a failed save says why and keeps every choice', async () => {
  serverAnswers({ ...stored, [`PUT ${path}`]: problem(503, 'unavailable', 'The database is away.') })
  show(<SettingsScreen />, '/settings')
  await flip('Weekly analysis')
  await userEvent.type(screen.getByLabelText('Your goals'), 'Sleep more{Enter}')
  await save()
  expect(await screen.findByText('Update Failed')).toBeTruthy()
  expect(screen.getByText('The database is away.')).toBeTruthy()
  expect(isOn('Weekly analysis')).toBe(false)
  expect(screen.getByText('Sleep more')).toBeTruthy()
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

test('a length no call can have is refused in its own words, and nothing is sent', async () => {
  const { asked } = serverAnswers(stored)
  show(<SettingsScreen />, '/settings')
  const length = await screen.findByLabelText('Maximum call duration (seconds)')
  for (const wrong of ['59', '1801', '75', '{Backspace}']) {
    await userEvent.clear(length)
    await userEvent.type(length, wrong)
    await save()
    expect(await screen.findByText('Update Failed')).toBeTruthy()
    expect(length.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Calls will automatically end after this duration (60-1800 seconds)')).toHaveLength(2)
  }
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a time and a zone that are none of the offered stay chosen', async () => {
  serverAnswers({ [`GET ${path}`]: { body: settings({ callTime: '19:10', timeZone: 'Asia/Kolkata' }) } })
  show(<SettingsScreen />, '/settings')
  expect((await screen.findByLabelText<HTMLSelectElement>('Call time')).selectedOptions[0]?.label).toBe('7:10 PM')
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').selectedOptions[0]?.label).toBe('Asia/Kolkata')
})

test('discarding brings back what is stored', async () => {
  serverAnswers(stored)
  show(<SettingsScreen />, '/settings')
  await flip('Goals')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(isOn('Goals')).toBe(false)
  expect(screen.getByText('Everything is saved')).toBeTruthy()
})

test('what was changed elsewhere shows, but not over what is being changed here', async () => {
  const { answers } = serverAnswers(stored)
  const { queryClient } = show(<SettingsScreen />, '/settings')
  await flip('Goals')
  answers[`GET ${path}`] = { body: settings({ callTime: '08:00', goalsEnabled: false, checklistsEnabled: true }) }
  await queryClient.invalidateQueries({ queryKey: ['settings'] })
  await waitFor(() => expect(isOn('Checklists')).toBe(true))
  expect(screen.getByLabelText<HTMLSelectElement>('Call time').value).toBe('08:00')
  expect(isOn('Goals')).toBe(true)
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

test('a switch reveals its own part at once, and hides it again', async () => {
  serverAnswers({ ...stored, 'GET /api/users/1/goals': { body: [goal({ title: 'Run ten kilometres' })] } })
  show(<SettingsScreen />, '/settings')
  await flip('Goals')
  expect(await screen.findByText('Run ten kilometres')).toBeTruthy()
  await flip('Goals')
  expect(screen.queryByText('Run ten kilometres')).toBeNull()
})

test('leaving with unsaved changes is asked about first', async () => {
  rememberUser(1)
  serverAnswers(stored)
  const { router } = show(<SettingsScreen />, '/settings')
  await flip('Goals')
  await userEvent.click(screen.getByRole('link', { name: 'Call history' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/settings')
  expect(isOn('Goals')).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Call history' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/call-history'))
})

test('with nothing to save, leaving is leaving', async () => {
  rememberUser(1)
  serverAnswers(stored)
  const { router } = show(<SettingsScreen />, '/settings')
  await flip('Goals')
  await flip('Goals')
  await userEvent.click(screen.getByRole('link', { name: 'Call history' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/call-history'))
})

test('settings that could not be loaded can be asked for again', async () => {
  const { answers } = serverAnswers({ [`GET ${path}`]: problem(503, 'unavailable', 'The database is away.') })
  show(<SettingsScreen />, '/settings')
  expect(await screen.findByText('We couldn’t load your settings.')).toBeTruthy()
  answers[`GET ${path}`] = { body: settings() }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('switch', { name: 'Daily call' })).toBeTruthy()
})

test('a theme is remembered, and the system can have it back', async () => {
  serverAnswers(stored)
  show(<SettingsScreen />, '/settings')
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the browser is asked whether it may notify, once it is wanted', async () => {
  const requestPermission = vi.fn(async () => 'granted')
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  serverAnswers({ [`GET ${path}`]: { body: settings({ notificationsEnabled: false }) } })
  show(<SettingsScreen />, '/settings')
  await screen.findByRole('switch', { name: 'Show notifications' })
  expect(screen.queryByRole('button', { name: 'Allow in this browser' })).toBeNull()
  await flip('Show notifications')
  await userEvent.click(screen.getByRole('button', { name: 'Allow in this browser' }))
  expect(requestPermission).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow in this browser' })).toBeNull())
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { aiCoach, habitSystem } from '#web/testing/sent/marketplace.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { InUseSection } from './in-use-section.tsx'

const names = ['Journal', 'Harper', 'Aurel', 'Pip', 'Willow', 'Otis']
const coaches = names.map((name, at) => aiCoach({ id: at + 1, name, isInstalled: at < 2, isDefault: at === 0 }))
const systems = [1, 2, 3, 4, 5, 6].map((id) => habitSystem({ id, name: `System ${id}` }))
const inUse = {
  'GET /api/marketplace/ai-coaches': { body: coaches },
  'GET /api/marketplace/habit-systems': { body: systems },
  'GET /api/users/1/current-coach': { body: { id: 1, name: 'Journal', specialty: 'Listening', description: 'Warm.' } },
  'GET /api/users/1/current-system': { body: null },
}
const changes = {
  'POST /api/marketplace/install-coach': {
    status: 201,
    body: { id: 5, installedAt: '2026-03-03T19:04:00.000Z', customSettings: null },
  },
  'POST /api/marketplace/install-system': {
    status: 201,
    body: { id: 6, installedAt: '2026-03-03T19:04:00.000Z', customConfiguration: null },
  },
  'PUT /api/users/1/current-coach': { body: { id: 2, name: 'Harper', specialty: 'Plans', description: 'Direct.' } },
  'PUT /api/users/1/current-system': { body: { id: 6, name: 'System 6', methodology: 'm', description: 'd' } },
}
const picks = (label: string) => screen.findByRole('group', { name: `Quick picks: ${label}` })
const written = (asked: { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])

test('what is in use is told, with the first four of each to pick from', async () => {
  serverAnswers(inUse)
  show(<InUseSection />)
  const coach = within(await picks('AI Coach'))
  expect(coach.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names.slice(0, 4))
  expect(coach.getByRole('button', { name: 'Journal', pressed: true })).toBeTruthy()
  for (const words of ['Listening', 'Warm.']) expect(screen.getByText(words)).toBeTruthy()
  expect(within(await picks('Habit System')).getAllByRole('button')).toHaveLength(4)
  expect(screen.getByText('None yet')).toBeTruthy()
})

test('a quick pick changes the coach at once; the one in use changes nothing', async () => {
  const { asked } = serverAnswers({ ...inUse, ...changes })
  show(<InUseSection />)
  const coach = within(await picks('AI Coach'))
  await userEvent.click(coach.getByRole('button', { name: 'Journal' }))
  await userEvent.click(coach.getByRole('button', { name: 'Harper' }))
  expect(await screen.findByText('AI Coach Updated')).toBeTruthy()
  expect(written(asked)).toEqual([['PUT', '/api/users/1/current-coach', { coachId: 2 }]])
})

test('the picker shows all with their numbers, and installs what is not installed before it is used', async () => {
  const { asked } = serverAnswers({ ...inUse, ...changes })
  show(<InUseSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change AI Coach' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your AI coach' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(6)
  expect(dialog.getByText('No. 5')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Use this coach' })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('radio', { name: /Willow/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Use this coach' }))
  expect(await screen.findByText('AI Coach Updated')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(written(asked)).toEqual([
    ['POST', '/api/marketplace/install-coach', { coachId: 5 }],
    ['PUT', '/api/users/1/current-coach', { coachId: 5 }],
  ])
})

test('a habit system is chosen the same way', async () => {
  const { asked } = serverAnswers({ ...inUse, ...changes })
  show(<InUseSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Habit System' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your habit system' }))
  await userEvent.click(dialog.getByRole('radio', { name: /System 6/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Use this system' }))
  expect(await screen.findByText('Habit System Updated')).toBeTruthy()
  expect(written(asked).at(-1)).toEqual(['PUT', '/api/users/1/current-system', { systemId: 6 }])
})

test('a change that is refused says why and leaves the picker open', async () => {
  const words = 'Willow costs $12, and no payment is set up here. Nothing was installed.'
  serverAnswers({ ...inUse, 'POST /api/marketplace/install-coach': problem(402, 'payment_required', words) })
  show(<InUseSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change AI Coach' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your AI coach' }))
  await userEvent.click(dialog.getByRole('radio', { name: /Willow/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Use this coach' }))
  expect(await screen.findByText('Update Failed')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(dialog.getByRole('radio', { name: /Willow/, checked: true })).toBeTruthy()
})

test('what could not be loaded is asked for again, each by itself', async () => {
  const { answers } = serverAnswers({
    ...inUse,
    'GET /api/users/1/current-coach': problem(503, 'unavailable', 'The database is away.'),
  })
  show(<InUseSection />)
  expect(await screen.findByText('We couldn’t load your AI coach.')).toBeTruthy()
  expect(await picks('Habit System')).toBeTruthy()
  answers['GET /api/users/1/current-coach'] = inUse['GET /api/users/1/current-coach']
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await picks('AI Coach')).toBeTruthy()
})

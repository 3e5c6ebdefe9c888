import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Bundle, HumanCoach } from '#contract/marketplace.ts'
import { show } from '#web/testing/screen.tsx'
import { aiCoach, habitSystem } from '#web/testing/sent/marketplace.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { MarketplaceScreen } from './marketplace-screen.tsx'

const journal = aiCoach({ id: 1, name: 'Journal', isDefault: true, isInstalled: true })
const bundle: Bundle = {
  id: 1,
  name: 'Rest Well',
  description: 'Easier to bed.',
  price: 19.5,
  author: 'Journal AI',
  rating: 0,
  totalInstalls: 3,
  isInstalled: false,
  coachId: 6,
  systemId: 3,
  isPromoted: true,
}
const mara: HumanCoach = {
  id: 1,
  name: 'Mara Lind',
  description: 'Coach for people between jobs',
  bio: `${'Twelve years in personnel. '.repeat(6)}And more.`,
  specialties: ['Work', 'Change'],
  certifications: [],
  experience: '8 years',
  hourlyRate: 9500,
  sessionDuration: 60,
  availableTimeSlots: null,
  profileImage: null,
  contactEmail: 'mara@example.org',
  phoneNumber: null,
  languagesSpoken: ['English'],
  isVerified: true,
  rating: 4.7,
  totalSessions: 1204,
  habitSystems: [],
  bundles: [
    {
      ...{ id: 2, name: 'New Start', description: 'To begin with', price: 320, duration: null, includes: [] },
      ...{ rating: 0, totalPurchases: 0, originalPrice: null, sessionCount: 4, systemId: null, isPromoted: false },
    },
  ],
}
const market = {
  'GET /api/marketplace/ai-coaches': { body: [journal, aiCoach()] },
  'GET /api/marketplace/habit-systems': { body: [habitSystem()] },
  'GET /api/marketplace/bundles': { body: [bundle] },
  'GET /api/marketplace/human-coaches': { body: [] as HumanCoach[] },
  'GET /api/marketplace/sisters': { body: { emotional: 'https://twin.example', goals: 'https://goals.example' } },
  'GET /api/users/1/current-coach': { body: { id: 1, name: 'Journal', specialty: 'Listening', description: 'Warm' } },
  'GET /api/users/1/current-system': { body: null },
}
const installed = { id: 5, installedAt: '2026-03-03T19:04:00.000Z' }
const open = (tab = '') => show(<MarketplaceScreen />, `/marketplace${tab && `?tab=${tab}`}`)
const card = (name: string) => screen.findByRole('article', { name })

test('the AI coaches are what one sees first, with all there is to know of them', async () => {
  serverAnswers(market)
  open()
  const willow = within(await card('Willow'))
  expect(screen.getByRole('tab', { name: 'AI Coaches', selected: true })).toBeTruthy()
  for (const words of ['Slow and gentle.', 'Grief · Hard days', '0 installs', 'Free', '0.0']) {
    expect(willow.getByText(words)).toBeTruthy()
  }
  expect(willow.getByText('· by Journal AI')).toBeTruthy()
  expect(willow.getByRole('img', { name: 'Not rated yet' })).toBeTruthy()
  expect(willow.queryByText('Default')).toBeNull()
  const first = within(await card('Journal'))
  for (const words of ['Default', 'In use', 'Included']) expect(first.getByText(words)).toBeTruthy()
  expect(first.queryByRole('button', { name: 'Use Journal' })).toBeNull()
})

test('six places are kept while the coaches load, and four for bundles', async () => {
  const never = () => new Promise<never>(() => undefined)
  serverAnswers({ ...market, 'GET /api/marketplace/ai-coaches': never, 'GET /api/marketplace/bundles': never })
  open()
  const waiting = await screen.findByRole('status', { name: 'Loading the AI coaches' })
  expect(waiting.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  await userEvent.click(screen.getByRole('tab', { name: 'Bundles' }))
  const bundles = await screen.findByRole('status', { name: 'Loading the bundles' })
  expect(bundles.querySelectorAll('[data-placeholder]')).toHaveLength(4)
})

test('an installed coach says so, and can be used at once', async () => {
  const { asked, answers } = serverAnswers({
    ...market,
    'POST /api/marketplace/install-coach': { status: 201, body: { ...installed, customSettings: null } },
    'PUT /api/users/1/current-coach': { body: { id: 5, name: 'Willow', specialty: 'Grief', description: 'For grief' } },
  })
  open()
  const willow = within(await card('Willow'))
  answers['GET /api/marketplace/ai-coaches'] = { body: [journal, aiCoach({ isInstalled: true, totalInstalls: 1 })] }
  await userEvent.click(willow.getByRole('button', { name: 'Install: Willow' }))
  expect(await screen.findByText('Coach Installed')).toBeTruthy()
  expect(screen.getByText('AI Coach has been added to your account!')).toBeTruthy()
  const done = await willow.findByRole('button', { name: 'Installed: Willow' })
  expect(done.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(done)
  expect(willow.getByText('1 install')).toBeTruthy()
  answers['GET /api/users/1/current-coach'] = {
    body: { id: 5, name: 'Willow', specialty: 'Grief', description: 'For grief' },
  }
  await userEvent.click(willow.getByRole('button', { name: 'Use Willow' }))
  expect(await screen.findByText('AI Coach Updated')).toBeTruthy()
  expect(await willow.findByText('In use')).toBeTruthy()
  expect(asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
    ['/api/marketplace/install-coach', { coachId: 5 }],
    ['/api/users/1/current-coach', { coachId: 5 }],
  ])
})

test('an installed habit system says so', async () => {
  serverAnswers({
    ...market,
    'POST /api/marketplace/install-system': { status: 201, body: { ...installed, id: 2, customConfiguration: null } },
  })
  open('habit-systems')
  const week = within(await card('Clear Week'))
  expect(week.getByText('Decide before the week decides for you.')).toBeTruthy()
  expect(week.getByText('Choose the one thing · Look over the week')).toBeTruthy()
  await userEvent.click(week.getByRole('button', { name: 'Install: Clear Week' }))
  expect(await screen.findByText('System Installed')).toBeTruthy()
  expect(screen.getByText('Habit tracking system has been added to your account!')).toBeTruthy()
})

test('a bundle is installed whole', async () => {
  serverAnswers({ ...market, 'POST /api/marketplace/install-bundle': { status: 201, body: { ...installed, id: 1 } } })
  open('bundles')
  const rest = within(await card('Rest Well'))
  for (const words of ['Featured', '$19.50', '3 installs']) expect(rest.getByText(words)).toBeTruthy()
  await userEvent.click(rest.getByRole('button', { name: 'Install Bundle: Rest Well' }))
  expect(await screen.findByText('Bundle Installed')).toBeTruthy()
  expect(screen.getByText('Complete bundle has been added to your account!')).toBeTruthy()
})

test('what could not be installed says why, in the server’s words, and can be tried again', async () => {
  const words = 'Rest Well costs $19.50, and no payment is set up here. Nothing was installed.'
  serverAnswers({ ...market, 'POST /api/marketplace/install-bundle': problem(402, 'payment_required', words) })
  open('bundles')
  const rest = within(await card('Rest Well'))
  await userEvent.click(rest.getByRole('button', { name: 'Install Bundle: Rest Well' }))
  expect(await screen.findByText('Installation Failed')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(rest.getByRole('button', { name: 'Install Bundle: Rest Well' }).getAttribute('aria-disabled')).toBe('false')
})

test('a human coach stands there with rate, rating and offers, and booking names them', async () => {
  serverAnswers({ ...market, 'GET /api/marketplace/human-coaches': { body: [mara] } })
  open('human-coaches')
  const listed = within(await card('Mara Lind'))
  for (const words of ['✓ Verified', '$95/hour', '1,204 sessions', '8 years', 'Work · Change', '4.7']) {
    expect(listed.getByText(words)).toBeTruthy()
  }
  const stars = listed.getByRole('img', { name: 'Rated 4.7 out of 5' })
  expect(stars.querySelectorAll('[data-full="true"]')).toHaveLength(4)
  expect(stars.children).toHaveLength(5)
  expect(listed.getByText(/^Twelve years/).textContent).toBe(`${mara.bio.slice(0, 120).trimEnd()}…`)
  expect(listed.getByText('New Start · 4 sessions · $320')).toBeTruthy()
  await userEvent.click(listed.getByRole('button', { name: 'Book Session: Mara Lind' }))
  expect(await screen.findByText('Contact Coach')).toBeTruthy()
  expect(screen.getByText('Opening booking system for Mara Lind')).toBeTruthy()
})

test('where nobody was listed, the tab says who could do so', async () => {
  serverAnswers(market)
  const { router } = open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Human Coaches' }))
  expect(await screen.findByText('No human coaches yet')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'human-coaches' }))
})

test('coaches that could not be loaded are asked for again', async () => {
  const { answers } = serverAnswers({
    ...market,
    'GET /api/marketplace/ai-coaches': problem(503, 'unavailable', 'The database is away.'),
  })
  open()
  expect(await screen.findByText('We couldn’t load the AI coaches.')).toBeTruthy()
  answers['GET /api/marketplace/ai-coaches'] = market['GET /api/marketplace/ai-coaches']
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Willow')).toBeTruthy()
})

test('the sister platforms open in a new tab, which learns nothing of this one', async () => {
  serverAnswers(market)
  open()
  expect(await screen.findByText('Try one of our sister platforms:')).toBeTruthy()
  const twin = await screen.findByRole('link', { name: /Find your emotional twin.*new tab/ })
  const groups = screen.getByRole('link', { name: /Goal-oriented groups/ })
  for (const [link, address] of [
    [twin, 'https://twin.example'],
    [groups, 'https://goals.example'],
  ] as const) {
    expect(link.getAttribute('href')).toBe(address)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  }
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

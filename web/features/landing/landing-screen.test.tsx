import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { rememberUser } from '#web/lib/session.ts'
import { leaveFarewell } from '../account/farewell.ts'
import { LandingScreen } from './landing-screen.tsx'
import { SampleCallDialog } from './sample-call-dialog.tsx'

const lastWords = /I’ll write this down for you/

test('a visitor is offered to sign up and to log in', () => {
  render(<LandingScreen />)
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})

test('the page names what it offers, and leads to the small print and to help', () => {
  render(<LandingScreen />)
  const titles = ['Your AI-Powered Journaling Companion', 'Daily AI Calls', 'Smart Analysis', 'Growth Insights']
  for (const name of titles) expect(screen.getByRole('heading', { name })).toBeTruthy()
  const reasons = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(reasons).toEqual([
    'Consistent habit building',
    'Private and secure',
    'AI-powered insights',
    'Effortless experience',
  ])
  expect(screen.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe('/register')
  for (const [name, href] of Object.entries({
    'Privacy Policy': '/privacy-policy',
    'Terms of Service': '/terms-of-service',
    Support: '/support',
  })) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  }
})

test('someone signed in goes to their dashboard', () => {
  rememberUser(1)
  render(<LandingScreen />)
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
})

test('whoever has just logged out is told so, once', async () => {
  leaveFarewell('logged-out')
  render(<LandingScreen />)
  expect(await screen.findByText('Logged Out')).toBeTruthy()
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('whoever has just deleted their account is told that it is gone', async () => {
  leaveFarewell('deleted')
  render(<LandingScreen />)
  expect(await screen.findByText('Account Deleted')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('the footer leads to the legal texts and to support', () => {
  render(<LandingScreen />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/support',
  ])
})

test('the demo opens and closes', async () => {
  render(<LandingScreen />)
  await userEvent.click(screen.getByRole('button', { name: 'Watch Demo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the sample call unfolds turn by turn', () => {
  vi.useFakeTimers()
  render(<SampleCallDialog onClose={() => undefined} />)
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(1)
  for (let turn = 0; turn < 12; turn++) act(() => vi.advanceTimersByTime(8000))
  expect(screen.getByText(lastWords)).toBeTruthy()
})

test('the sample call can be skipped', async () => {
  render(<SampleCallDialog onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Skip to the end' }))
  expect(screen.getByText(lastWords)).toBeTruthy()
})

test('someone who wants less motion sees it whole', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<SampleCallDialog onClose={() => undefined} />)
  expect(screen.getByText(lastWords)).toBeTruthy()
})

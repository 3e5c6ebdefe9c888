import { act, render, screen } from '@testing-library/react'
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

test('someone signed in goes to their dashboard', () => {
  rememberUser(1)
  render(<LandingScreen />)
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
})

test('whoever has just logged out is told so, once', async () => {
  leaveFarewell()
  render(<LandingScreen />)
  expect(await screen.findByText('Logged Out')).toBeTruthy()
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
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

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentUserId } from '#web/lib/session.ts'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { LoginScreen } from './login-screen.tsx'

async function fillIn(password: string) {
  await userEvent.type(await screen.findByLabelText('Phone number'), '2125550123')
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

test('logging in remembers who it is and leads to the dashboard', async () => {
  serverAnswers({ 'POST /api/login': { body: { user: user() } } })
  const { router } = show(<LoginScreen />, '/login')
  await fillIn('a good password')
  expect(await screen.findByText('Login Successful!')).toBeTruthy()
  expect(screen.getByText('Welcome back, Ana')).toBeTruthy()
  expect(currentUserId()).toBe(1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('logging in leads back to where a link had sent the person, but never to another site', async () => {
  serverAnswers({ 'POST /api/login': { body: { user: user() } } })
  const { router } = show(<LoginScreen />, '/login?next=/accept-friend/abc')
  const signUp = await screen.findByRole('link', { name: 'Sign up' })
  expect(signUp.getAttribute('href')).toBe('/register?next=%2Faccept-friend%2Fabc')
  await fillIn('a good password')
  await waitFor(() => expect(router.state.location.pathname).toBe('/accept-friend/abc'))
  cleanup()
  const elsewhere = show(<LoginScreen />, '/login?next=//evil.example')
  await fillIn('a good password')
  await waitFor(() => expect(elsewhere.router.state.location.pathname).toBe('/dashboard'))
})

test('with a field empty nothing is asked of the server', async () => {
  const { asked } = serverAnswers({})
  show(<LoginScreen />)
  await fillIn('')
  expect(await screen.findByText('Required Fields Missing')).toBeTruthy()
  expect(screen.getByText('Please enter both phone number and password to login.')).toBeTruthy()
  expect(asked).toEqual([])
})

test('a refused login says why and keeps what was typed', async () => {
  serverAnswers({ 'POST /api/login': problem(401, 'wrong_credentials', 'That does not match.') })
  show(<LoginScreen />)
  await fillIn('wrong password')
  expect(await screen.findByText('Login Failed')).toBeTruthy()
  expect(screen.getByText('That does not match.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('2125550123')
})

test('while it is under way the button says so and cannot be pressed again', async () => {
  serverAnswers({ 'POST /api/login': () => new Promise(() => undefined) })
  show(<LoginScreen />)
  await fillIn('a good password')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing In...' })).disabled).toBe(true)
})

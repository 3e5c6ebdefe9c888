import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { consent } from '#contract/consent.ts'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { RegisterScreen } from './register-screen.tsx'

async function fillIn({ name = 'Ana', password = 'a good password' } = {}) {
  if (name) await userEvent.type(await screen.findByLabelText('Name'), name)
  await userEvent.type(await screen.findByLabelText('Phone number'), '2125550123')
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Chicago')
  await userEvent.selectOptions(screen.getByLabelText('Preferred call time'), '8:30 PM')
}

async function accept() {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

test('the account is made as it was filled in, and welcomed with the time of its calls', async () => {
  const { asked } = serverAnswers({
    'POST /api/register': { status: 201, body: { user: user({ callTime: '20:30' }) } },
  })
  const { router } = show(<RegisterScreen />, '/register')
  await fillIn()
  await accept()
  expect(await screen.findByText('Registration Successful!')).toBeTruthy()
  expect(screen.getByText('Welcome Ana! Your daily calls are scheduled for 8:30 PM.')).toBeTruthy()
  expect(asked[0]?.body).toEqual({
    name: 'Ana',
    phoneNumber: '2125550123',
    password: 'a good password',
    timeZone: 'America/Chicago',
    callTime: '20:30',
    consentVersion: consent.version,
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 2500 })
})

test('where a phone rings, the way on leads over proving the number', async () => {
  serverAnswers({ 'POST /api/register': { status: 201, body: { user: user({ phone: 'unproved' }) } } })
  const { router } = show(<RegisterScreen />, '/register?next=/accept-friend/abc')
  await fillIn()
  await accept()
  const welcome = 'Welcome Ana! Prove your number next, and your daily calls come at 7:00 PM.'
  expect(await screen.findByText(welcome)).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/prove-number'), { timeout: 2500 })
  expect(router.state.location.search).toEqual({ next: '/accept-friend/abc' })
})

test('whom calls do not reach is told so at once', async () => {
  serverAnswers({ 'POST /api/register': { status: 201, body: { user: user({ phone: 'out-of-reach' }) } } })
  show(<RegisterScreen />)
  await fillIn()
  await accept()
  expect(await screen.findByText(/Calls from this server don’t go to your number/)).toBeTruthy()
})

test('what is agreed to is said where it is agreed to: who calls, that it is an AI, and how to end it', async () => {
  show(<RegisterScreen />)
  const box = await screen.findByRole('checkbox')
  const label = document.querySelector(`label[for=${box.id}]`)?.textContent ?? ''
  expect(label).toContain(consent.terms)
  expect(label).toContain(consent.calls)
  for (const said of ['automated voice', 'an AI', 'stop calling me', 'pressing 9']) expect(label).toContain(said)
})

test('a person whom a link led here is led back to it', async () => {
  serverAnswers({ 'POST /api/register': { status: 201, body: { user: user() } } })
  const { router } = show(<RegisterScreen />, '/register?next=/accept-friend/abc')
  const signIn = await screen.findByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/login?next=%2Faccept-friend%2Fabc')
  await fillIn()
  await accept()
  await waitFor(() => expect(router.state.location.pathname).toBe('/accept-friend/abc'), { timeout: 2500 })
})

test('before the terms are accepted the account cannot be made', async () => {
  show(<RegisterScreen />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create Account' })
  expect(button.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(button.disabled).toBe(false)
})

test('what is missing is said at once and beside its field', async () => {
  const { asked } = serverAnswers({})
  show(<RegisterScreen />)
  await fillIn({ name: '' })
  await accept()
  expect(await screen.findByText('Missing Information')).toBeTruthy()
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

test('a short password is told beside its field', async () => {
  show(<RegisterScreen />)
  await fillIn({ password: 'short' })
  await accept()
  expect(await screen.findByText('Please use a password of at least 8 characters.')).toBeTruthy()
})

test('a refused registration says why and keeps what was typed', async () => {
  serverAnswers({ 'POST /api/register': problem(429, 'too_many_attempts', 'Please try again in a minute.') })
  show(<RegisterScreen />)
  await fillIn()
  await accept()
  expect(await screen.findByText('Registration Failed')).toBeTruthy()
  expect(screen.getByText('Please try again in a minute.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana')
})

test('a number that is taken or cannot be called is told beside it, until another is sent', async () => {
  serverAnswers({ 'POST /api/register': problem(409, 'phone_number_taken', 'That number already has a journal.') })
  show(<RegisterScreen />)
  await fillIn()
  await accept()
  const number = await screen.findByLabelText('Phone number')
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(number)
  const described = number.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'That number already has a journal.',
  )
  serverAnswers({ 'POST /api/register': { status: 201, body: { user: user() } } })
  await userEvent.type(number, '4')
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText('Registration Successful!')).toBeTruthy()
})

test('the password can be looked at', async () => {
  show(<RegisterScreen />)
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
})

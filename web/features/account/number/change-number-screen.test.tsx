import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { consent } from '#contract/consent.ts'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { ChangeNumberScreen } from './change-number-screen.tsx'

const url = 'PUT /api/users/1/phone-number'
const changed = (phone: 'browser' | 'unproved' | 'out-of-reach' = 'browser') => ({
  [url]: { body: user({ phoneNumber: '+14155550142', phone }) },
})

function showing(answers: object = changed()) {
  const server = serverAnswers({ 'GET /api/users/1': { body: user() }, ...answers })
  return { ...server, ...show(<ChangeNumberScreen />, '/change-number') }
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })

async function fillIn({ number = '415 555 0142', agrees = true } = {}) {
  if (number) await userEvent.type(await field('New phone number'), number)
  await userEvent.type(await field('Your password'), 'a quiet lake at dawn')
  if (agrees) await userEvent.click(screen.getByRole('checkbox'))
}

test('the number is changed with the password, and with consent to be called there', async () => {
  const { asked } = showing()
  expect(await screen.findByText('+12125550123')).toBeTruthy()
  await fillIn()
  await userEvent.click(await button('Change number'))
  expect(await screen.findByText('Your number is changed')).toBeTruthy()
  expect(screen.getByText('+14155550142')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to settings' }).getAttribute('href')).toBe('/settings#calls')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    phoneNumber: '415 555 0142',
    password: 'a quiet lake at dawn',
    consentVersion: consent.version,
  })
})

test('over a telephone the way on is to prove the new number', async () => {
  showing(changed('unproved'))
  await fillIn()
  await userEvent.click(await button('Change number'))
  const prove = await screen.findByRole('link', { name: 'Prove your number' })
  expect(prove.getAttribute('href')).toBe('/prove-number?next=%2Fsettings%23calls')
})

test('a number that calls don’t go to is said to be one', async () => {
  showing(changed('out-of-reach'))
  await fillIn()
  await userEvent.click(await button('Change number'))
  expect(await screen.findByText(/Calls from this server don’t go to it/)).toBeTruthy()
})

test('without consent to be called there it cannot be sent', async () => {
  showing()
  await fillIn({ agrees: false })
  expect(screen.getByText(consent.calls)).toBeTruthy()
  expect((await button('Change number')).disabled).toBe(true)
})

test('an empty field asks nothing of the server', async () => {
  const { asked } = showing()
  await fillIn({ number: '' })
  await userEvent.click(await button('Change number'))
  expect(await screen.findByText('Please enter your new phone number.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
})

test.each([
  ['Your password', 403, 'wrong_credentials', 'That isn’t your password. Your number is as it was.'],
  ['New phone number', 409, 'phone_number_taken', 'This phone number belongs to another account.'],
] as const)('what is wrong stands at its field, and what was typed stays: %s', async (label, status, code, words) => {
  showing({ [url]: problem(status, code, words) })
  await fillIn()
  await userEvent.click(await button('Change number'))
  expect(await screen.findByText(words)).toBeTruthy()
  const wrong = await field(label)
  expect([wrong.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', wrong])
  expect((await field('New phone number')).value).toBe('415 555 0142')
})

test('what no field can put right is said above the button, and can be tried again', async () => {
  const words = 'Too many tries. Please wait about 15 minutes and try again.'
  const { answers } = showing({ [url]: problem(429, 'too_many_attempts', words) })
  await fillIn()
  await userEvent.click(await button('Change number'))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  Object.assign(answers, changed())
  await userEvent.click(await button('Change number'))
  expect(await screen.findByText('Your number is changed')).toBeTruthy()
})

test('while it is under way it cannot be sent twice', async () => {
  showing({ [url]: () => new Promise(() => undefined) })
  await fillIn()
  await userEvent.click(await button('Change number'))
  expect((await button('Changing…')).disabled).toBe(true)
})

test('until the number is there, it waits', async () => {
  showing({ 'GET /api/users/1': () => new Promise(() => undefined) })
  expect(await screen.findByRole('status', { name: 'Loading your number' })).toBeTruthy()
})

test('a number that could not be loaded can be asked for again', async () => {
  const { answers } = showing({ 'GET /api/users/1': problem(503, 'unavailable', 'Away') })
  expect(await screen.findByText('We couldn’t load your number.')).toBeTruthy()
  answers['GET /api/users/1'] = { body: user() }
  await userEvent.click(await button('Try again'))
  expect(await field('New phone number')).toBeTruthy()
})

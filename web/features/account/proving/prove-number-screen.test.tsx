import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PhoneProof } from '#contract/phone.ts'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { ProveNumberScreen } from './prove-number-screen.tsx'

afterEach(() => void vi.useRealTimers())

const url = '/api/users/1/phone-verification'
const unproved: PhoneProof = { phone: 'unproved', told: null }
const told = (againInSeconds = 0, channel: 'sms' | 'call' = 'sms'): PhoneProof => ({
  phone: 'unproved',
  told: { channel, againInSeconds },
})

function showing(answers: object = {}, proof: PhoneProof = unproved, address = '/prove-number') {
  const server = serverAnswers({
    'GET /api/users/1': { body: user({ phone: 'unproved' }) },
    [`GET ${url}`]: { body: proof },
    [`POST ${url}`]: { status: 201, body: told(60) },
    [`POST ${url}/confirm`]: { body: { phone: 'proved', told: null } },
    ...answers,
  })
  return { ...server, ...show(<ProveNumberScreen />, address) }
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const field = () => screen.findByLabelText<HTMLInputElement>('Six-digit code')

test('a text brings a code, typing it proves the number, and the way leads on to where it was going', async () => {
  const { asked, router } = showing({}, unproved, '/prove-number?next=/journal-entries?entry=7')
  expect(await screen.findByText('+12125550123')).toBeTruthy()
  await userEvent.click(await button('Text me a code'))
  await userEvent.type(await field(), '042 917')
  await userEvent.click(await button('Prove my number'))
  expect(await screen.findByText('Your number is proved')).toBeTruthy()
  expect(screen.getByText('Your call comes every day at 7:00 PM.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { channel: 'sms' },
    { code: '042917' },
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.href).toBe('/journal-entries?entry=7'))
})

test('a code can be called out instead', async () => {
  const { asked } = showing({ [`POST ${url}`]: { status: 201, body: told(60, 'call') } })
  await userEvent.click(await button('Call me with a code'))
  expect(await screen.findByText(/You hear it twice/)).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ channel: 'call' })
})

test('the field takes the code from a text by itself, and brings up digits', async () => {
  showing({}, told())
  const { autocomplete, inputMode } = await field()
  expect([autocomplete, inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(document.activeElement).toBe(await field())
})

test('a wrong code says so at the field, and keeps what was typed', async () => {
  const words = 'That isn’t the code we told you. Look again: you have 4 more tries.'
  showing({ [`POST ${url}/confirm`]: problem(400, 'wrong_code', words) }, told())
  await userEvent.type(await field(), '111111')
  await userEvent.click(await button('Prove my number'))
  expect(await screen.findByText(words)).toBeTruthy()
  const code = await field()
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['111111', 'true'])
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
})

test('what is no code asks nothing of the server', async () => {
  const { asked } = showing({}, told())
  await userEvent.type(await field(), '1234')
  await userEvent.click(await button('Prove my number'))
  expect(await screen.findByText('Please enter the six digits of the code.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('after a code that is over, a new one begins with an empty field', async () => {
  const over = problem(400, 'code_over', 'This code is no longer good. Ask for a new one.')
  showing({ [`POST ${url}/confirm`]: over }, told())
  await userEvent.type(await field(), '111111')
  await userEvent.click(await button('Prove my number'))
  expect(await screen.findByText('This code is no longer good. Ask for a new one.')).toBeTruthy()
  await userEvent.click(await button('Text a new code'))
  await waitFor(async () => expect((await field()).value).toBe(''))
  expect(screen.queryByText('This code is no longer good. Ask for a new one.')).toBeNull()
})

test('a new code can be asked for when the time has counted down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  showing({}, told(42))
  const again = await button('Text a new code')
  expect(again.disabled).toBe(true)
  expect(screen.getByText('Nothing came? You can ask again in 0:42.')).toBeTruthy()
  fireEvent.change(await field(), { target: { value: '0429' } })
  await act(() => vi.advanceTimersByTimeAsync(41_500))
  expect(again.disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(again.disabled).toBe(false)
  expect(screen.getByText('Nothing came?')).toBeTruthy()
  expect((await field()).value).toBe('0429')
})

test('a code that cannot be sent says why, and both ways stay open', async () => {
  const words = 'Your number could not be reached this way. Try a call instead.'
  showing({ [`POST ${url}`]: problem(409, 'number_refused', words) })
  await userEvent.click(await button('Text me a code'))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect((await button('Call me with a code')).disabled).toBe(false)
})

test('while a code is on its way, no second one is asked for', async () => {
  showing({ [`POST ${url}`]: () => new Promise(() => undefined) })
  await userEvent.click(await button('Text me a code'))
  expect((await button('Sending…')).disabled).toBe(true)
  expect((await button('Call me with a code')).disabled).toBe(true)
})

test('it waits, it fails, and it can be tried again', async () => {
  const { answers } = showing({ [`GET ${url}`]: problem(503, 'unavailable', 'Away') })
  expect(await screen.findByText('We couldn’t load your number.')).toBeTruthy()
  answers[`GET ${url}`] = { body: unproved }
  await userEvent.click(await button('Try again'))
  expect(await button('Text me a code')).toBeTruthy()
})

test('it can be put off', async () => {
  const { router } = showing()
  await userEvent.click(await screen.findByRole('link', { name: 'Not now' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test.each([
  ['browser', 'There is nothing to prove'],
  ['out-of-reach', 'Calls don’t go to your number'],
  ['proved', 'Your number is proved'],
] as const)('where the phone is %s, no code is offered', async (phone, title) => {
  showing({}, { phone, told: null })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { schedule } from '#web/testing/sent/calls.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { PauseCalls } from './pause-calls.tsx'

const path = '/api/users/1/call-schedule'
const choose = async (day: string) =>
  fireEvent.change(await screen.findByLabelText('Pause calls until'), { target: { value: day } })
const pause = () => userEvent.click(screen.getByRole('button', { name: 'Pause calls' }))

test('calls are paused until the day that was chosen, and resumed', async () => {
  const { asked } = serverAnswers({
    [`GET ${path}`]: { body: schedule() },
    [`POST ${path}/pause`]: { body: schedule({ pausedUntil: '2099-12-03' }) },
    [`POST ${path}/resume`]: { body: schedule() },
  })
  show(<PauseCalls />)
  await choose('2099-12-03')
  await pause()
  expect(await screen.findByText('Paused until December 3')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ until: '2099-12-03' })
  await userEvent.click(screen.getByRole('button', { name: 'Resume calls' }))
  expect(await screen.findByLabelText('Pause calls until')).toBeTruthy()
})

test('a day that cannot be is refused beside it, and stays to be changed', async () => {
  const words = 'Please choose a day from tomorrow on, within a year.'
  serverAnswers({ [`GET ${path}`]: { body: schedule() }, [`POST ${path}/pause`]: problem(400, 'invalid_input', words) })
  show(<PauseCalls />)
  await choose('2199-12-03')
  await pause()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Pause calls until').value).toBe('2199-12-03')
})

test('a pause that did not arrive is said to be none', async () => {
  serverAnswers({ [`GET ${path}`]: { body: schedule() }, [`POST ${path}/pause`]: problem(503, 'unavailable', 'Away.') })
  show(<PauseCalls />)
  await choose('2099-12-03')
  await pause()
  expect(await screen.findByText('Not Paused')).toBeTruthy()
  expect(screen.getByText('Away.')).toBeTruthy()
})

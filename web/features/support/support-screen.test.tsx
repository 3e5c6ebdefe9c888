import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rememberUser } from '#web/lib/session.ts'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { dismissToast } from '#web/ui/toast.ts'
import { SupportScreen } from './support-screen.tsx'

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }))

async function fillIn({ email = 'ana@example.com' } = {}) {
  await userEvent.type(await screen.findByLabelText('Name'), 'Ana')
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Technical')
  await userEvent.type(screen.getByLabelText('Subject'), 'No call today')
  await userEvent.type(screen.getByLabelText('Message'), 'It did not ring.')
}

test('a request is sent, confirmed and numbered', async () => {
  const { asked } = serverAnswers({ 'POST /api/support': { status: 201, body: { id: 12 } } })
  show(<SupportScreen />, '/support')
  await fillIn()
  await send()
  expect(await screen.findByText('Support Request Submitted')).toBeTruthy()
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy()
  expect(screen.getByText(/It is number 12/)).toBeTruthy()
  expect(asked[0]?.body).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'No call today',
    category: 'technical',
    message: 'It did not ring.',
    priority: 'medium',
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
})

test('what is missing is said, in all and at each field', async () => {
  const { asked } = serverAnswers({})
  show(<SupportScreen />, '/support')
  await screen.findByLabelText('Name')
  await send()
  expect(await screen.findByText('Missing Information')).toBeTruthy()
  for (const label of ['Name', 'Email', 'Subject', 'Category', 'Message']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  }
  expect(screen.getAllByText('Please fill in all required fields.')).toHaveLength(6)
  expect(asked).toEqual([])
})

test('an address that cannot be answered is said at its field', async () => {
  dismissToast()
  serverAnswers({})
  show(<SupportScreen />, '/support')
  await fillIn({ email: 'ana at home' })
  await send()
  expect(await screen.findByText('Please enter an email address that can be answered.')).toBeTruthy()
  expect(screen.queryByText('Missing Information')).toBeNull()
})

test('a request that did not arrive stays where it was typed', async () => {
  serverAnswers({
    'POST /api/support': problem(429, 'too_many_attempts', 'Too many tries. Please wait a few minutes.'),
  })
  show(<SupportScreen />, '/support')
  await fillIn()
  await send()
  expect(await screen.findByText('Submission Failed')).toBeTruthy()
  expect(screen.getByText('Please try again or contact us directly via email')).toBeTruthy()
  expect(screen.getByText('Too many tries. Please wait a few minutes.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('It did not ring.')
})

test('whoever is signed in finds their name filled in', async () => {
  rememberUser(1)
  serverAnswers({ 'GET /api/users/1': { body: user({ name: 'Ana Reyes' }) } })
  show(<SupportScreen />, '/support')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana Reyes'))
})

test('the questions tell when an answer comes and how long a deletion takes', async () => {
  serverAnswers({})
  show(<SupportScreen />, '/support')
  expect(await screen.findByText(/Support answers within 24 hours/)).toBeTruthy()
  expect(screen.getByText(/Account deletion completes within 30 days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

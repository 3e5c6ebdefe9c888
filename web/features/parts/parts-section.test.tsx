import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { partColors } from '#contract/parts.ts'
import { show } from '#web/testing/screen.tsx'
import { part } from '#web/testing/sent/parts.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { colors } from './choices.ts'
import { PartsSection } from './parts-section.tsx'

const list = 'GET /api/users/1/parts'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'New Part' }))
  await userEvent.type(screen.getByLabelText('Name'), 'The critic')
  await userEvent.type(screen.getByLabelText('Description'), 'Finds the fault')
}

test('waiting, failed and empty are told apart, and that it is no therapy is said once', async () => {
  const { answers } = serverAnswers({ [list]: problem(503, 'unavailable', 'Away.') })
  show(<PartsSection />)
  expect(await screen.findByRole('status', { name: 'Loading your parts' })).toBeTruthy()
  await screen.findByText('We couldn’t load your parts.')
  answers[list] = { body: [] }
  await press('Try again')
  expect(await screen.findByText('No parts yet')).toBeTruthy()
  expect(screen.getAllByText(/not therapy/).length).toBe(1)
})

test('each role is explained in one plain sentence, on the part and while choosing', async () => {
  serverAnswers({ [list]: { body: [part({ role: 'exile' })] } })
  show(<PartsSection />)
  expect(await screen.findByText(/Carries an old hurt/)).toBeTruthy()
  await press('New Part')
  expect(screen.getByText('Works ahead of time to keep you from being hurt.', { selector: 'dialog p' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Firefighter')
  expect(screen.getByText(/Jumps in when it hurts/)).toBeTruthy()
})

test('eight colors are offered, each by a name of its own', async () => {
  expect(new Set(colors.map(({ name }) => name)).size).toBe(8)
  expect(colors.map(({ value }) => value)).toEqual(partColors)
  serverAnswers({ [list]: { body: [] } })
  show(<PartsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Part' }))
  const choices = within(screen.getByRole('group', { name: 'Color' })).getAllByRole<HTMLInputElement>('radio')
  expect(choices.length).toBe(8)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Grey' }).checked).toBe(true)
})

test('a new part is sent whole, and told', async () => {
  const { asked } = serverAnswers({ [list]: { body: [] }, 'POST /api/parts': { status: 201, body: part() } })
  show(<PartsSection />)
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: 'Teal' }))
  await userEvent.type(screen.getByLabelText('Triggers'), 'Mistakes{Enter}')
  await press('Create Part')
  expect(await screen.findByText('Part Created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'The critic',
    description: 'Finds the fault',
    role: 'protector',
    color: '#2F7F7A',
    characteristics: [],
    triggers: ['Mistakes'],
    strengths: [],
    challenges: [],
  })
})

test('a part needs a name and a description', async () => {
  serverAnswers({ [list]: { body: [] } })
  show(<PartsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Part' }))
  await press('Create Part')
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Description is required')).toBeTruthy()
})

test('a part that could not be created stays in the form', async () => {
  serverAnswers({ [list]: { body: [] }, 'POST /api/parts': problem(500, 'unexpected', 'No.') })
  show(<PartsSection />)
  await fillIn()
  await press('Create Part')
  expect(await screen.findByText('Failed to create part. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('The critic')
})

test('a part may rest, and is deleted only after asking', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [part()] } })
  answers['PATCH /api/users/1/parts/6'] = () => {
    answers[list] = { body: [part({ isActive: false })] }
    return { body: part({ isActive: false }) }
  }
  answers['DELETE /api/users/1/parts/6'] = () => {
    answers[list] = { body: [] }
    return { status: 204 }
  }
  show(<PartsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Let it rest' }))
  await userEvent.click(await screen.findByText('Resting (1)'))
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ isActive: false })
  await press('Delete The critic')
  await press('Delete Part')
  expect(await screen.findByText('Part Deleted')).toBeTruthy()
})

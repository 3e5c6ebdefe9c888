import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { today } from '#web/lib/dates.ts'
import { show } from '#web/testing/screen.tsx'
import { experiment } from '#web/testing/sent/experiments.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { ExperimentsSection } from './experiments-section.tsx'

const list = 'GET /api/users/1/experiments'
const one = '/api/users/1/experiments/8'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'New Experiment' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Walk')
  await userEvent.type(screen.getByLabelText('Description'), 'After lunch')
}

test('waiting, failed and empty are told apart', async () => {
  const { answers } = serverAnswers({ [list]: problem(503, 'unavailable', 'Away.') })
  show(<ExperimentsSection />)
  expect(await screen.findByRole('status', { name: 'Loading your experiments' })).toBeTruthy()
  await screen.findByText('We couldn’t load your experiments.')
  answers[list] = { body: [] }
  await press('Try again')
  expect(await screen.findByText('No experiments yet')).toBeTruthy()
})

test('an experiment begins today unless told, and is sent whole', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [] } })
  answers['POST /api/experiments'] = { status: 201, body: experiment() }
  show(<ExperimentsSection />)
  await fillIn()
  await userEvent.type(screen.getByLabelText('Every day'), 'Shoes on at one{Enter}')
  await press('Create Experiment')
  expect(await screen.findByText('Experiment Created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Walk',
    description: 'After lunch',
    startDate: today(),
    endDate: null,
    dailyActions: ['Shoes on at one'],
    hypothesis: null,
  })
})

test('the last day cannot be before the first', async () => {
  serverAnswers({ [list]: { body: [] } })
  show(<ExperimentsSection />)
  await fillIn()
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2020-01-01' } })
  await press('Create Experiment')
  expect(await screen.findByText('The last day can’t be before the first')).toBeTruthy()
})

test('an experiment that could not be created stays in the form', async () => {
  serverAnswers({ [list]: { body: [] }, 'POST /api/experiments': problem(500, 'unexpected', 'No.') })
  show(<ExperimentsSection />)
  await fillIn()
  await press('Create Experiment')
  expect(await screen.findByText('Failed to create experiment. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Walk')
})

test('finishing recalls what was expected, and asks for results and lessons', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [experiment({ hypothesis: 'I will be calmer' })] } })
  const end = { status: 'completed', results: 'Calmer on most days', lessonsLearned: null } as const
  answers[`PATCH ${one}`] = () => {
    answers[list] = { body: [experiment(end)] }
    return { body: experiment(end) }
  }
  show(<ExperimentsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }))
  expect(screen.getByText('I will be calmer', { selector: 'dialog p' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Results'), 'Calmer on most days')
  await press('Finish Experiment')
  expect(await screen.findByText('Experiment Completed')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual(end)
  await userEvent.click(screen.getByText('Finished and stopped (1)'))
  expect(screen.getByText('Calmer on most days')).toBeTruthy()
})

test('an experiment may be stopped early, and what was learned is kept', async () => {
  const { asked } = serverAnswers({ [list]: { body: [experiment()] }, [`PATCH ${one}`]: { body: experiment() } })
  show(<ExperimentsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop early' }))
  await userEvent.type(screen.getByLabelText('Lessons learned'), 'Not in winter')
  await press('Stop Experiment')
  await screen.findByRole('button', { name: 'New Experiment' })
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    status: 'abandoned',
    results: null,
    lessonsLearned: 'Not in winter',
  })
})

test('editing does not change whether an experiment goes on', async () => {
  const paused = experiment({ status: 'paused' })
  const { asked } = serverAnswers({ [list]: { body: [paused] }, [`PATCH ${one}`]: { body: paused } })
  show(<ExperimentsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Walk after lunch' }))
  await press('Save Experiment')
  expect(await screen.findByText('Experiment Updated')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).not.toHaveProperty('status')
})

test('an experiment is deleted only after asking', async () => {
  const { answers } = serverAnswers({ [list]: { body: [experiment()] } })
  answers[`DELETE ${one}`] = () => {
    answers[list] = { body: [] }
    return { status: 204 }
  }
  show(<ExperimentsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Walk after lunch' }))
  await press('Delete Experiment')
  expect(await screen.findByText('Experiment Deleted')).toBeTruthy()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { today } from '#web/lib/dates.ts'
import { show } from '#web/testing/screen.tsx'
import { experiment } from '#web/testing/sent/experiments.ts'
import { routine } from '#web/testing/sent/routines.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { RoutinesSection } from './routines-section.tsx'

const list = 'GET /api/users/1/routines'
const one = '/api/users/1/routines/9'
const experiments = { 'GET /api/users/1/experiments': { body: [experiment()] } }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('waiting, failed and empty are told apart', async () => {
  const { answers } = serverAnswers({ ...experiments, [list]: problem(503, 'unavailable', 'Away.') })
  show(<RoutinesSection />)
  expect(await screen.findByRole('status', { name: 'Loading your routines' })).toBeTruthy()
  await screen.findByText('We couldn’t load your routines.')
  answers[list] = { body: [] }
  await press('Try again')
  expect(await screen.findByText('No routines yet')).toBeTruthy()
})

test('a new routine is sent whole, with the experiment it came of', async () => {
  const { asked, answers } = serverAnswers({ ...experiments, [list]: { body: [] } })
  answers['POST /api/routines'] = { status: 201, body: routine() }
  show(<RoutinesSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Routine' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Evening pages')
  await userEvent.selectOptions(screen.getByLabelText('Time of day'), 'Evening')
  await userEvent.type(screen.getByLabelText('Minutes'), '20')
  await userEvent.type(screen.getByLabelText('Steps'), 'Tea{Enter}Three pages{Enter}')
  await screen.findByRole('option', { name: 'Walk after lunch' })
  await userEvent.selectOptions(screen.getByLabelText('Came of the experiment'), 'Walk after lunch')
  await press('Create Routine')
  expect(await screen.findByText('Routine Created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Evening pages',
    description: null,
    type: 'current',
    frequency: 'daily',
    timeOfDay: 'evening',
    duration: 20,
    actions: ['Tea', 'Three pages'],
    benefits: null,
    challenges: null,
    startDate: null,
    implementationDate: null,
    priority: 1,
    relatedExperimentId: 8,
  })
})

test('a length of no minutes is refused, and no length is not', async () => {
  const { asked, answers } = serverAnswers({ ...experiments, [list]: { body: [] } })
  answers['POST /api/routines'] = problem(500, 'unexpected', 'No.')
  show(<RoutinesSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Routine' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Evening pages')
  await userEvent.type(screen.getByLabelText('Minutes'), '0')
  await press('Create Routine')
  expect(await screen.findByText('Please choose a length of 1 to 1440 minutes')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Minutes'))
  await press('Create Routine')
  expect(await screen.findByText('Failed to create routine. Please try again.')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ duration: null })
})

test('routines stand by the time of day, with how often, how long and where they came from', async () => {
  const morning = routine({ id: 2, title: 'Light', timeOfDay: 'morning', duration: null, frequency: 'weekdays' })
  const evening = routine({ relatedExperimentId: 8, startDate: '2026-03-01' })
  serverAnswers({ ...experiments, [list]: { body: [evening, morning] } })
  show(<RoutinesSection />)
  expect(await screen.findByText('Since Mar 1, 2026 · Every day · 20 min · From “Walk after lunch”')).toBeTruthy()
  expect(screen.getByText('On weekdays')).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Morning', 'Evening'])
})

test('a planned routine is begun today', async () => {
  const planned = routine({ type: 'planned', implementationDate: '2030-04-01' })
  const { asked } = serverAnswers({ ...experiments, [list]: { body: [planned] }, [`PATCH ${one}`]: { body: planned } })
  show(<RoutinesSection />)
  expect(await screen.findByText('Planned for Apr 1, 2030 · Every day · 20 min')).toBeTruthy()
  await press('Begin today')
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ type: 'current', startDate: today() })
})

test('editing keeps the experiment a routine came of, even when experiments load late', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
  const kept = routine({ relatedExperimentId: 8 })
  const { asked } = serverAnswers({
    'GET /api/users/1/experiments': () => promise,
    [list]: { body: [kept] },
    [`PATCH ${one}`]: { body: kept },
  })
  show(<RoutinesSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Evening pages' }))
  resolve({ body: [experiment()] })
  await screen.findByRole('option', { name: 'Walk after lunch' })
  expect(screen.getByLabelText<HTMLSelectElement>('Came of the experiment').value).toBe('8')
  await press('Save Routine')
  expect(await screen.findByText('Routine Updated')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ relatedExperimentId: 8 })
})

test('a routine is deleted only after asking', async () => {
  const { answers } = serverAnswers({ ...experiments, [list]: { body: [routine()] } })
  answers[`DELETE ${one}`] = () => {
    answers[list] = { body: [] }
    return { status: 204 }
  }
  show(<RoutinesSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Evening pages' }))
  await press('Delete Routine')
  expect(await screen.findByText('Routine Deleted')).toBeTruthy()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { today } from '#web/lib/dates.ts'
import { show } from '#web/testing/screen.tsx'
import { goal } from '#web/testing/sent/goals.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { GoalsSection } from './goals-section.tsx'

const list = 'GET /api/users/1/goals'
const one = '/api/users/1/goals/3'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillIn(title: string, description: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'New Goal' }))
  if (title) await userEvent.type(screen.getByLabelText('Title'), title)
  if (description) await userEvent.type(screen.getByLabelText('Description'), description)
}

test('while goals are on their way their place is held, and nothing is claimed', async () => {
  serverAnswers({ [list]: () => new Promise(() => undefined) })
  show(<GoalsSection />)
  expect(await screen.findByRole('status', { name: 'Loading your goals' })).toBeTruthy()
  expect(screen.queryByText('No goals yet')).toBeNull()
})

test('goals that could not be loaded can be asked for again', async () => {
  const { answers } = serverAnswers({ [list]: problem(503, 'unavailable', 'Away.') })
  show(<GoalsSection />)
  await screen.findByText('We couldn’t load your goals.')
  answers[list] = { body: [goal()] }
  await press('Try again')
  expect(await screen.findByText('Run ten kilometres')).toBeTruthy()
})

test('a new goal is sent whole, told, and stands in the list', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [] } })
  answers['POST /api/goals'] = () => {
    answers[list] = { body: [goal({ title: 'Read more' })] }
    return { status: 201, body: goal() }
  }
  show(<GoalsSection />)
  await fillIn('Read more', 'One novel a month')
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Creative')
  await userEvent.selectOptions(screen.getByLabelText('Priority'), '1 – Highest')
  await userEvent.type(screen.getByLabelText('Milestones'), '  The first one {Enter}   {Enter}')
  fireEvent.change(screen.getByLabelText('Target date'), { target: { value: '2026-12-31' } })
  await press('Create Goal')
  expect(await screen.findByText('Goal Created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Read more',
    description: 'One novel a month',
    type: 'long_term',
    category: 'creative',
    priority: 1,
    targetDate: '2026-12-31',
    milestones: ['The first one'],
    successCriteria: [],
    obstacles: [],
    resources: [],
    notes: null,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Read more')).toBeTruthy()
})

test('a goal without a title or a description says what is missing, and is not sent', async () => {
  const { asked } = serverAnswers({ [list]: { body: [] } })
  show(<GoalsSection />)
  await fillIn('', '')
  await press('Create Goal')
  expect(await screen.findByText('Title is required')).toBeTruthy()
  expect(screen.getByText('Description is required')).toBeTruthy()
  expect(asked.every(({ method }) => method === 'GET')).toBe(true)
})

test('a goal that could not be saved stays in the form', async () => {
  serverAnswers({ [list]: { body: [] }, 'POST /api/goals': problem(500, 'unexpected', 'Number 7.') })
  show(<GoalsSection />)
  await fillIn('Read more', 'One novel a month')
  await press('Create Goal')
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(screen.getByText('Failed to create goal. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Read more')
})

test('progress is sent when the hand lets go, not on the way, and is taken back when it fails', async () => {
  const { asked } = serverAnswers({ [list]: { body: [goal()] }, [`PATCH ${one}`]: problem(500, 'unexpected', 'No.') })
  show(<GoalsSection />)
  const slider = await screen.findByLabelText<HTMLInputElement>('Progress of Run ten kilometres')
  for (const value of ['45', '50', '55']) fireEvent.change(slider, { target: { value } })
  expect(slider.value).toBe('55')
  fireEvent.pointerUp(slider)
  expect(await screen.findByText('Failed to update goal. Please try again.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ progressPercentage: 55 }])
  await waitFor(() => expect(slider.value).toBe('40'))
})

test('a goal that is marked done is told, and moves to those that are over', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [goal()] } })
  const done = goal({ status: 'completed', progressPercentage: 100, completedAt: '2026-03-10T15:00:00.000Z' })
  answers[`PATCH ${one}`] = () => {
    answers[list] = { body: [done] }
    return { body: done }
  }
  show(<GoalsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark done' }))
  expect(await screen.findByText('Goal Completed')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'completed' })
  await userEvent.click(screen.getByText('Done and let go (1)'))
  expect(screen.getByText('Done on Mar 10, 2026')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeTruthy()
})

test('a goal tells its kind, its urgency and its day in plain words', async () => {
  serverAnswers({ [list]: { body: [goal({ priority: 1, targetDate: today() })] } })
  show(<GoalsSection />)
  expect(await screen.findByText('Health · Long term · Highest priority · Due today')).toBeTruthy()
})

test('the day of a goal that rests is not held against it', async () => {
  serverAnswers({ [list]: { body: [goal({ status: 'paused', targetDate: '2020-01-01' })] } })
  show(<GoalsSection />)
  expect(await screen.findByText('Paused at 40 %')).toBeTruthy()
  expect(screen.queryByText(/due/i)).toBeNull()
})

test('editing keeps how far a goal is', async () => {
  const { asked } = serverAnswers({ [list]: { body: [goal()] }, [`PATCH ${one}`]: { body: goal() } })
  show(<GoalsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Run ten kilometres' }))
  await userEvent.clear(screen.getByLabelText('Title'))
  await userEvent.type(screen.getByLabelText('Title'), 'Run')
  await press('Save Goal')
  expect(await screen.findByText('Goal Updated')).toBeTruthy()
  const sent = asked.find(({ method }) => method === 'PATCH')?.body
  expect(sent).toMatchObject({ title: 'Run', description: 'Along the river', priority: 2 })
  expect(sent).not.toHaveProperty('status')
  expect(sent).not.toHaveProperty('progressPercentage')
})

test('a goal is deleted only after asking, and the deletion is told although its row is gone', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [goal()] } })
  answers[`DELETE ${one}`] = () => {
    answers[list] = { body: [] }
    return { status: 204 }
  }
  show(<GoalsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Run ten kilometres' }))
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Goal' }))
  expect(await screen.findByText('Goal Deleted')).toBeTruthy()
  expect(screen.getByText('No goals yet')).toBeTruthy()
})

test('quick steps with the keys all count, and the last one stays', async () => {
  const { asked, answers } = serverAnswers({ [list]: { body: [goal()] } })
  answers[`PATCH ${one}`] = ({ body }) => {
    const saved = goal(body as object)
    answers[list] = { body: [saved] }
    return { body: saved }
  }
  show(<GoalsSection />)
  const slider = await screen.findByLabelText<HTMLInputElement>('Progress of Run ten kilometres')
  for (let step = 1; step <= 3; step += 1) {
    fireEvent.change(slider, { target: { value: String(Number(slider.value) + 5) } })
    fireEvent.keyUp(slider)
  }
  expect(slider.value).toBe('55')
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH').length).toBe(3))
  await waitFor(() => expect(answers[list]).toEqual({ body: [goal({ progressPercentage: 55 })] }))
  expect(slider.value).toBe('55')
})

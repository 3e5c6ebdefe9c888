import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showTimesIn, today } from '#web/lib/dates.ts'
import { show } from '#web/testing/screen.tsx'
import { habit, habitEntry, habitProgress } from '#web/testing/sent/habits.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { HabitsScreen } from './habits-screen.tsx'

const summary = { activeHabits: 1, todaysEntries: 2, currentStreak: { length: 4, unit: 'day' }, weeklyScore: 80 }
const one = {
  'GET /api/habits': { body: [habit()] },
  'GET /api/users/1/habits/summary': { body: summary },
  'GET /api/habit-entries/recent': { body: [habitEntry()] },
}
const none = {
  ...one,
  'GET /api/habits': { body: [] },
  'GET /api/users/1/habits/summary': {
    body: { activeHabits: 0, todaysEntries: 0, currentStreak: { length: 0, unit: 'day' }, weeklyScore: null },
  },
}
const failed = problem(500, 'unexpected', '')
const sent = (asked: ReturnType<typeof serverAnswers>['asked'], method: string) =>
  asked.find((request) => request.method === method)
const opens = async (button: string | RegExp) => userEvent.click(await screen.findByRole('button', { name: button }))
const dialog = () => screen.getByRole('dialog')
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('a card shows the habit, its streak and its days', async () => {
  serverAnswers(one)
  show(<HabitsScreen />, '/habits')
  const card = within(await screen.findByRole('article', { name: 'Evening walk' }))
  for (const words of ['Round the lake', 'Health & Fitness', 'Daily', 'Target: 3 km', '4 days', '46%']) {
    expect(card.getByText(words)).toBeTruthy()
  }
  expect(card.getByText('best 9 days · 12 of last 14 days')).toBeTruthy()
  const days = within(card.getByRole('list', { name: 'Last 14 days' })).getAllByRole('listitem')
  expect(days.map((day) => day.textContent)).toEqual(['Mar 3, 2026: done', 'Mar 4, 2026: still open'])
})

test('the four cards', async () => {
  serverAnswers(one)
  show(<HabitsScreen />, '/habits')
  await screen.findByText('Active Habits')
  expect(figure('Active Habits')).toBe('1')
  expect(figure("Today's Progress")).toBe('2 entries')
  expect(figure('Current Streak')).toBe('4 days')
  expect(figure('Weekly Score')).toBe('80% of what was due')
})

test('while it loads six places are kept, and an empty screen offers to create', async () => {
  serverAnswers(none)
  show(<HabitsScreen />, '/habits')
  expect((await screen.findByRole('status', { name: 'Loading your habits' })).firstElementChild?.children).toHaveLength(
    6,
  )
  expect(await screen.findByText('No habits yet')).toBeTruthy()
  await waitFor(() => expect(figure('Weekly Score')).toBe('- nothing due yet'))
  expect(figure('Current Streak')).toBe('0')
  await opens('Create Habit')
  expect(dialog()).toBeTruthy()
})

test('what cannot be loaded can be asked for again', async () => {
  const server = serverAnswers({ ...one, 'GET /api/habits': failed })
  show(<HabitsScreen />, '/habits')
  expect(await screen.findByText('We couldn’t load your habits.')).toBeTruthy()
  server.answers['GET /api/habits'] = one['GET /api/habits']
  await opens('Try again')
  expect(await screen.findByRole('article', { name: 'Evening walk' })).toBeTruthy()
})

test('a habit that lacks something says what', async () => {
  const { asked } = serverAnswers(none)
  show(<HabitsScreen />, '/habits')
  await opens('Create Habit')
  const form = within(dialog())
  await userEvent.clear(form.getByLabelText('Unit'))
  await userEvent.clear(form.getByLabelText('Target Value'))
  await userEvent.type(form.getByLabelText('Target Value'), '0')
  await userEvent.click(form.getByRole('button', { name: 'Create Habit' }))
  for (const words of [
    'Name is required',
    'Description is required',
    'Category is required',
    'Frequency is required',
    'Target value must be at least 1',
    'Unit is required',
  ]) {
    expect(await form.findByText(words)).toBeTruthy()
  }
  expect(sent(asked, 'POST')).toBeUndefined()
})

async function fillsHabit() {
  await opens('Create Habit')
  const form = within(dialog())
  await userEvent.type(form.getByPlaceholderText('e.g. Morning Exercise'), 'Evening walk')
  await userEvent.type(form.getByLabelText('Description'), 'Round the lake')
  await userEvent.selectOptions(form.getByLabelText('Category'), 'health')
  await userEvent.selectOptions(form.getByLabelText('Frequency'), 'Custom')
  await userEvent.click(form.getByRole('checkbox', { name: 'Thursday' }))
  await userEvent.click(form.getByRole('checkbox', { name: 'Monday' }))
  await userEvent.clear(form.getByLabelText('Target Value'))
  await userEvent.click(form.getByRole('button', { name: 'Create Habit' }))
}

test('a new habit is sent, an empty target being 1, confirmed, and the dialog closes', async () => {
  const { asked } = serverAnswers({ ...none, 'POST /api/habits': { status: 201, body: habit() } })
  show(<HabitsScreen />, '/habits')
  await fillsHabit()
  expect(await screen.findByText('Habit Created')).toBeTruthy()
  expect(screen.getByText('Your new habit has been added successfully!')).toBeTruthy()
  expect(sent(asked, 'POST')?.body).toEqual({
    name: 'Evening walk',
    description: 'Round the lake',
    category: 'health',
    frequency: 'custom',
    customDays: [1, 4],
    targetValue: 1,
    unit: 'times',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a habit that could not be created stays in the form', async () => {
  serverAnswers({ ...none, 'POST /api/habits': failed })
  show(<HabitsScreen />, '/habits')
  await fillsHabit()
  expect(await screen.findByText('Failed to create habit. Please try again.')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Habit Name').value).toBe('Evening walk')
})

test('progress is logged for today unless another day is chosen', async () => {
  showTimesIn('America/New_York')
  const { asked } = serverAnswers({ ...one, 'POST /api/habit-entries': { status: 201, body: habitEntry() } })
  show(<HabitsScreen />, '/habits')
  await opens('Log Progress')
  const form = within(dialog())
  expect(form.getByText('Log Progress for Evening walk')).toBeTruthy()
  const value = form.getByLabelText<HTMLInputElement>('Progress Value (Target: 3 km)')
  expect([value.value, value.min, value.step]).toEqual(['3', '0', '0.1'])
  await userEvent.clear(value)
  await userEvent.type(value, '2.5')
  await userEvent.type(form.getByLabelText('Notes (Optional)'), 'The reeds were loud')
  await userEvent.selectOptions(form.getByLabelText('Mood After (Optional)'), '8 Great')
  await userEvent.click(form.getByRole('button', { name: 'Log Progress' }))
  expect(await screen.findByText('Progress Logged')).toBeTruthy()
  expect(screen.getByText('Successfully recorded progress for Evening walk')).toBeTruthy()
  expect(sent(asked, 'POST')?.body).toEqual({
    habitId: 3,
    date: today(),
    value: 2.5,
    notes: 'The reeds were loud',
    moodAfter: 8,
  })
  expect(asked.filter(({ path }) => path === '/api/habits')).toHaveLength(2)
  expect(asked.filter(({ path }) => path === '/api/habit-entries/recent')).toHaveLength(2)
})

test('while a habit or its progress is on its way, the button says so and cannot be pressed again', async () => {
  const never = () => new Promise<never>(() => undefined)
  serverAnswers({ ...one, 'POST /api/habits': never, 'POST /api/habit-entries': never })
  show(<HabitsScreen />, '/habits')
  await fillsHabit()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating...' })).disabled).toBe(true)
  await opens('Close')
  await opens('Log Progress')
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Log Progress' }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Logging...' })).disabled).toBe(true)
})

test('the ten moods are named', async () => {
  serverAnswers(one)
  show(<HabitsScreen />, '/habits')
  await opens('Log Progress')
  const options = within(within(dialog()).getByLabelText('Mood After (Optional)')).getAllByRole('option')
  expect(options.slice(1).map((option) => option.textContent)).toEqual([
    '1 Very Low',
    '2 Low',
    '3 Below Average',
    '4 Fair',
    '5 Average',
    '6 Good',
    '7 Very Good',
    '8 Great',
    '9 Excellent',
    '10 Outstanding',
  ])
})

test('progress below zero is refused, an empty one is 0, and a failure keeps what was typed', async () => {
  const { asked } = serverAnswers({ ...one, 'POST /api/habit-entries': failed })
  show(<HabitsScreen />, '/habits')
  await opens('Log Progress')
  const form = within(dialog())
  const value = form.getByLabelText<HTMLInputElement>('Progress Value (Target: 3 km)')
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Log Progress' }))
  await userEvent.clear(value)
  await userEvent.type(value, '-1')
  await submit()
  expect(await form.findByText('Value must be positive')).toBeTruthy()
  await userEvent.clear(value)
  await submit()
  expect(await screen.findByText('Failed to log progress. Please try again.')).toBeTruthy()
  expect(sent(asked, 'POST')?.body).toMatchObject({ value: 0, moodAfter: null })
  expect(dialog()).toBeTruthy()
})

test('what is missing today is proposed', async () => {
  serverAnswers({ ...one, 'GET /api/habits': { body: [habit({ progress: habitProgress({ today: 0.9 }) })] } })
  show(<HabitsScreen />, '/habits')
  await opens('Log Progress')
  expect(screen.getByLabelText<HTMLInputElement>('Progress Value (Target: 3 km)').value).toBe('2.1')
})

test('a habit is changed in the same form', async () => {
  const path = '/api/users/1/habits/3'
  const { asked } = serverAnswers({ ...one, [`PATCH ${path}`]: { body: habit({ name: 'Morning walk' }) } })
  show(<HabitsScreen />, '/habits')
  await opens('Edit Evening walk')
  const form = within(dialog())
  await userEvent.clear(form.getByLabelText('Habit Name'))
  await userEvent.type(form.getByLabelText('Habit Name'), 'Morning walk')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Habit Updated')).toBeTruthy()
  expect(sent(asked, 'PATCH')?.body).toMatchObject({ name: 'Morning walk', frequency: 'daily', targetValue: 3 })
})

test('a habit is paused and taken up again', async () => {
  const path = 'PATCH /api/users/1/habits/3'
  const paused = habit({ isActive: false })
  const server = serverAnswers({ ...one, [path]: { body: paused } })
  show(<HabitsScreen />, '/habits')
  await screen.findByRole('article', { name: 'Evening walk' })
  server.answers['GET /api/habits'] = { body: [paused] }
  await opens('Pause Evening walk')
  expect(await screen.findByText('Habit Paused')).toBeTruthy()
  expect(await screen.findByText('Paused')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Log Progress' })).toBeNull()
  await opens('Resume Evening walk')
  expect(await screen.findByText('Habit Resumed')).toBeTruthy()
  expect(server.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { isActive: false },
    { isActive: true },
  ])
})

test('a habit is deleted only after one has said so again', async () => {
  const { asked } = serverAnswers({ ...one, 'DELETE /api/users/1/habits/3': { status: 204 } })
  show(<HabitsScreen />, '/habits')
  await opens('Delete Evening walk')
  await opens('Cancel')
  expect(sent(asked, 'DELETE')).toBeUndefined()
  await opens('Delete Evening walk')
  await opens('Delete Habit')
  expect(await screen.findByText('Habit Deleted')).toBeTruthy()
  expect(sent(asked, 'DELETE')?.path).toBe('/api/users/1/habits/3')
})

test('the last five that were logged are told, and can be taken back', async () => {
  const { asked } = serverAnswers({
    ...one,
    'GET /api/habit-entries/recent': { body: [habitEntry({ value: 1.5, notes: 'Windy', moodAfter: 8 })] },
    'DELETE /api/users/1/habits/3/entries/11': { status: 204 },
  })
  show(<HabitsScreen />, '/habits')
  expect(await screen.findByText('Completed 1.5 km')).toBeTruthy()
  expect(screen.getByText('Mar 3, 2026')).toBeTruthy()
  expect(screen.getByText('Windy')).toBeTruthy()
  expect(asked.find(({ path }) => path === '/api/habit-entries/recent')?.query).toBe('?limit=5')
  await opens(/^Remove Completed/)
  await opens('Remove')
  expect(await screen.findByText('Progress Removed')).toBeTruthy()
})

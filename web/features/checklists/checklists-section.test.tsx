import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { checklist } from '#web/testing/sent/checklists.ts'
import { goal } from '#web/testing/sent/goals.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { ChecklistsSection } from './checklists-section.tsx'

const list = 'GET /api/users/1/checklists'
const noGoals = { 'GET /api/users/1/goals': { body: [] } }
const [water, stretch] = checklist().items
const stretchPath = `PATCH /api/users/1/checklists/4/items/${stretch?.id}`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const ticked = (...texts: string[]) =>
  checklist({ items: checklist().items.map((item) => ({ ...item, completed: texts.includes(item.text) })) })

/** An answer that waits until the test lets it go. */
function held<Answer>(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  return { promise, letGo: () => resolve(answer) }
}

test('waiting, failed and empty are told apart', async () => {
  const { answers } = serverAnswers({ ...noGoals, [list]: problem(503, 'unavailable', 'Away.') })
  show(<ChecklistsSection />)
  expect(await screen.findByRole('status', { name: 'Loading your checklists' })).toBeTruthy()
  await screen.findByText('We couldn’t load your checklists.')
  answers[list] = { body: [] }
  await press('Try again')
  expect(await screen.findByText('No checklists yet')).toBeTruthy()
})

test('a tick shows before the server has answered, and stays', async () => {
  const { asked, answers } = serverAnswers({ ...noGoals, [list]: { body: [checklist()] } })
  const saved = held({ body: ticked('Water', 'Stretch') })
  answers[stretchPath] = () => saved.promise
  show(<ChecklistsSection />)
  await screen.findByText('1 of 2 done')
  await userEvent.click(box('Stretch'))
  expect(box('Stretch').checked).toBe(true)
  expect(screen.getByText('2 of 2 done')).toBeTruthy()
  expect(asked.at(-1)?.body).toEqual({ completed: true })
  answers[list] = { body: [ticked('Water', 'Stretch')] }
  saved.letGo()
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/checklists')).length).toBe(2))
  expect(box('Stretch').checked).toBe(true)
})

test('a tick that failed is taken back and told, and leaves another alone', async () => {
  const { answers } = serverAnswers({ ...noGoals, [list]: { body: [checklist()] } })
  const refused = held(problem(500, 'unexpected', 'No.'))
  answers[stretchPath] = () => refused.promise
  answers[`PATCH /api/users/1/checklists/4/items/${water?.id}`] = () => {
    answers[list] = { body: [ticked()] }
    return { body: ticked() }
  }
  show(<ChecklistsSection />)
  await screen.findByText('1 of 2 done')
  await userEvent.click(box('Stretch'))
  await userEvent.click(box('Water'))
  await waitFor(() => expect(screen.getByText('1 of 2 done')).toBeTruthy())
  expect([box('Water').checked, box('Stretch').checked]).toEqual([false, true])
  refused.letGo()
  expect(await screen.findByText('Failed to update checklist. Please try again.')).toBeTruthy()
  await waitFor(() => expect([box('Water').checked, box('Stretch').checked]).toEqual([false, false]))
})

test('a list says when it starts anew, and which goal it serves', async () => {
  const lists = [
    checklist({ isRecurring: true, recurrencePattern: 'weekly', relatedGoalId: 3 }),
    checklist({ id: 5, title: 'Rent', isRecurring: true, recurrencePattern: 'monthly' }),
  ]
  serverAnswers({ [list]: { body: lists }, 'GET /api/users/1/goals': { body: [goal()] } })
  show(<ChecklistsSection />)
  expect(await screen.findByText('1 of 2 done · Starts anew every Monday · For “Run ten kilometres”')).toBeTruthy()
  expect(screen.getByText('1 of 2 done · Starts anew on the 1st of every month')).toBeTruthy()
})

test('a new checklist needs an item, and is sent with its rhythm', async () => {
  const { asked, answers } = serverAnswers({ ...noGoals, [list]: { body: [] } })
  answers['POST /api/checklists'] = { status: 201, body: checklist() }
  show(<ChecklistsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Checklist' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Morning')
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Checklist' })
  expect(create.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('New item'), ' Water {Enter}  {Enter}Stretch')
  await press('Add item')
  await press('Move Stretch up')
  await userEvent.click(screen.getByRole('switch', { name: 'Starts anew' }))
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'Every Monday')
  expect(screen.queryByLabelText('Due date')).toBeNull()
  await userEvent.click(create)
  expect(await screen.findByText('Checklist Created')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Morning',
    items: [{ text: 'Stretch' }, { text: 'Water' }],
    isRecurring: true,
    recurrencePattern: 'weekly',
    dueDate: null,
  })
})

test('a checklist that could not be created stays in the form', async () => {
  serverAnswers({ ...noGoals, [list]: { body: [] }, 'POST /api/checklists': problem(500, 'unexpected', 'No.') })
  show(<ChecklistsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Checklist' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Morning')
  await userEvent.type(screen.getByLabelText('New item'), 'Water{Enter}')
  await press('Create Checklist')
  expect(await screen.findByText('Failed to create checklist. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Item 1').value).toBe('Water')
})

test('what is wrong and can be put right is told in the server’s words', async () => {
  const words = 'Please choose one of your goals'
  serverAnswers({ ...noGoals, [list]: { body: [] }, 'POST /api/checklists': problem(400, 'invalid_input', words) })
  show(<ChecklistsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'New Checklist' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Morning')
  await userEvent.type(screen.getByLabelText('New item'), 'Water{Enter}')
  await press('Create Checklist')
  expect(await screen.findByText(words)).toBeTruthy()
})

test('editing renames an item without a word on what is ticked', async () => {
  const { asked, answers } = serverAnswers({ ...noGoals, [list]: { body: [checklist()] } })
  answers['PATCH /api/users/1/checklists/4'] = { body: checklist() }
  show(<ChecklistsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Morning' }))
  await userEvent.type(screen.getByLabelText('Item 1'), ', a glass')
  await press('Remove Stretch')
  await press('Save Checklist')
  expect(await screen.findByText('Checklist Updated')).toBeTruthy()
  const sent = asked.find(({ method }) => method === 'PATCH')?.body
  expect(sent).toHaveProperty('items', [{ id: water?.id, text: 'Water, a glass' }])
})

test('a checklist is deleted only after asking', async () => {
  const { answers } = serverAnswers({ ...noGoals, [list]: { body: [checklist()] } })
  answers['DELETE /api/users/1/checklists/4'] = () => {
    answers[list] = { body: [] }
    return { status: 204 }
  }
  show(<ChecklistsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Morning' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Checklist' }))
  expect(await screen.findByText('Checklist Deleted')).toBeTruthy()
  expect(screen.getByText('No checklists yet')).toBeTruthy()
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { WritingPrompts } from './writing-prompts.tsx'

const personal = 'GET /api/users/1/prompts'
const mood = (category: string) => `GET /api/prompts/mood/${category}`
const note = 'These prompts are personalized based on your past journal entries and writing patterns.'

test('personal prompts come first, and each can be handed on', async () => {
  serverAnswers({ [personal]: { body: ['What became of the fence?', 'How is Lisbon?'] } })
  const onUse = vi.fn()
  show(<WritingPrompts onUse={onUse} />)
  expect(await screen.findByText('Personalized for you')).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Use This: How is Lisbon?' }))
  expect(onUse).toHaveBeenCalledExactlyOnceWith('How is Lisbon?')
})

test.each([
  ['Reflective', 'reflective'],
  ['Gratitude', 'gratitude'],
  ['Goals', 'goal-setting'],
  ['Creative', 'creativity'],
  ['Problem Solving', 'problem-solving'],
])('%s asks for its own prompts, and Personal leads back', async (label, category) => {
  const { asked } = serverAnswers({ [personal]: { body: ['Mine?'] }, [mood(category)]: { body: ['Of the mood?'] } })
  show(<WritingPrompts onUse={() => undefined} />)
  await screen.findByText('Mine?')
  await userEvent.click(screen.getByRole('radio', { name: label }))
  expect(await screen.findByText('Of the mood?')).toBeTruthy()
  expect(screen.getByText(`${label} prompts`)).toBeTruthy()
  expect(screen.queryByText(note)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Personal' }))
  expect(await screen.findByText('Mine?')).toBeTruthy()
  expect(asked.map(({ path }) => path)).toEqual(['/api/users/1/prompts', `/api/prompts/mood/${category}`])
})

test('refreshing asks anew for those that are shown', async () => {
  let round = 0
  const { asked } = serverAnswers({
    [personal]: () => {
      round += 1
      return { body: [`Question ${round}?`] }
    },
  })
  show(<WritingPrompts onUse={() => undefined} />)
  await screen.findByText('Question 1?')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh prompts' }))
  expect(await screen.findByText('Question 2?')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('without any, or when they cannot be had, one can try again', async () => {
  const { answers } = serverAnswers({
    [personal]: { body: [] },
    [mood('gratitude')]: problem(503, 'unavailable', 'Away.'),
  })
  show(<WritingPrompts onUse={() => undefined} />)
  expect(await screen.findByText('No prompts available right now')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Gratitude' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  answers[mood('gratitude')] = { body: ['What went well?'] }
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('What went well?')).toBeTruthy()
})

test('while they are on their way three places are kept', async () => {
  let arrive: (answer: { body: string[] }) => void = () => undefined
  serverAnswers({ [personal]: () => new Promise((resolve) => (arrive = resolve)) })
  show(<WritingPrompts onUse={() => undefined} />)
  expect((await screen.findByRole('status', { name: 'Loading prompts' })).children).toHaveLength(3)
  await waitFor(() => arrive({ body: ['Here?'] }))
  expect(await screen.findByText('Here?')).toBeTruthy()
})

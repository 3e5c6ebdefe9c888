import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { CoachScreen } from './coach-screen.tsx'

const path = '/api/users/1/ai-coach'
const at = '2026-03-03T19:04:00.000Z'
const bare = { coach: null, recommendations: [], insights: [], citations: [], createdAt: at }
const said = { id: 1, role: 'user', content: 'When did I last see Dana?', ...bare }
const answered = {
  ...{ id: 2, role: 'assistant', coach: 'Journal', content: 'On Tuesday.', createdAt: at },
  recommendations: ['Call her'],
  insights: ['You laughed with her twice'],
  citations: [{ entryId: 7, day: '2026-03-03', title: 'Harbor', quote: 'I saw Dana at the harbor.' }],
}
const answer = { message: 'On Tuesday.', ...answered, journalEntryId: null, conversationId: 3, said, answered }
const empty = { [`GET ${path}/conversations`]: { body: [] } }

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your message')

test('a question is answered, with what the answer rests on', async () => {
  const { asked } = serverAnswers({ ...empty, [`POST ${path}/chat`]: { body: answer } })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'When did I last see Dana?{Enter}')
  expect(await screen.findByText('On Tuesday.')).toBeTruthy()
  expect(screen.getByText('I saw Dana at the harbor.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Harbor/ }).getAttribute('href')).toBe('/journal-entries?entry=7')
  expect(screen.getByText('Call her')).toBeTruthy()
  expect(screen.getByText('You laughed with her twice')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    message: 'When did I last see Dana?',
    saveAsJournalEntry: false,
    conversationId: null,
  })
})

test('a suggestion fills the input and is not sent by itself', async () => {
  const { asked } = serverAnswers(empty)
  show(<CoachScreen />, '/ai-coach')
  await userEvent.click(await screen.findByRole('button', { name: 'What patterns do you see in my journal?' }))
  expect((await box()).value).toBe('What patterns do you see in my journal?')
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
})

test('a blank message cannot be sent, and Shift with Enter begins a line', async () => {
  const { asked } = serverAnswers(empty)
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), '  {Enter}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await userEvent.type(await box(), 'one{Shift>}{Enter}{/Shift}two')
  expect((await box()).value).toContain('one\ntwo')
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
})

test('while an answer is on its way the input waits and the dots show', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  serverAnswers({ ...empty, [`POST ${path}/chat`]: () => held.then(() => ({ body: answer })) })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'Hello{Enter}')
  expect(await screen.findByLabelText('The coach is answering')).toBeTruthy()
  expect((await box()).disabled).toBe(true)
  release()
  await waitFor(() => expect(screen.queryByLabelText('The coach is answering')).toBeNull())
})

test('a message that could not be sent is in the input again', async () => {
  serverAnswers({ ...empty, [`POST ${path}/chat`]: problem(500, 'unexpected', 'Something went wrong on our side.') })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'Do you hear me?{Enter}')
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy()
  expect((await box()).value).toBe('Do you hear me?')
})

test('a saved talk says so, and the box is empty again', async () => {
  serverAnswers({ ...empty, [`POST ${path}/chat`]: { body: { ...answer, journalEntryId: 9 } } })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Save this conversation to journal' }))
  await userEvent.type(await box(), 'Keep this{Enter}')
  expect(await screen.findByText('Conversation Saved')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('an earlier talk opens again, and is deleted only after a second word', async () => {
  const talk = { id: 3, title: 'When did I last see Dana?', journalEntryId: null, createdAt: at, lastMessageAt: at }
  const { asked, answers } = serverAnswers({
    [`GET ${path}/conversations`]: { body: [talk] },
    [`GET ${path}/conversations/3`]: { body: { ...talk, messages: [said, answered] } },
    [`DELETE ${path}/conversations/3`]: { status: 204 },
  })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.click(await screen.findByRole('button', { name: /^When did I last see Dana/ }))
  expect(await screen.findByText('On Tuesday.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete When did I last see Dana?' }))
  answers[`GET ${path}/conversations`] = { body: [] }
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
  await waitFor(() => expect(screen.queryByText('On Tuesday.')).toBeNull())
})

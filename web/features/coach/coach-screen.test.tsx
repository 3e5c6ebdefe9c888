import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { CoachScreen } from './coach-screen.tsx'

const path = '/api/users/1/ai-coach'
const at = '2026-03-03T19:04:00.000Z'
const own = { wordedBy: null, ending: 'whole', isCare: false }
const bare = { coach: null, recommendations: [], insights: [], citations: [], createdAt: at, ...own }
const said = { id: 1, role: 'user', content: 'When did I last see Dana?', ...bare }
const answered = {
  ...{ id: 2, role: 'assistant', coach: 'Journal', content: 'On Tuesday.', createdAt: at, ...own },
  recommendations: ['Call her'],
  insights: ['You laughed with her twice'],
  citations: [{ entryId: 7, day: '2026-03-03', title: 'Harbor', quote: 'I saw Dana at the harbor.' }],
}
const answer = { message: 'On Tuesday.', ...answered, journalEntryId: null, conversationId: 3, said, answered }
const answers = (own: object = {}) => ({ events: [{ type: 'answered', answer: { ...answer, ...own } }] })
const empty = { [`GET ${path}/conversations`]: { body: [] } }

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your message')

test('a question is answered, with what the answer rests on', async () => {
  const { asked } = serverAnswers({ ...empty, [`POST ${path}/chat`]: answers() })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'When did I last see Dana?{Enter}')
  expect(await screen.findByText('On Tuesday.')).toBeTruthy()
  expect(screen.getByText('I saw Dana at the harbor.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Harbor/ }).getAttribute('href')).toBe(
    '/journal-entries?entry=7#quote=I%20saw%20Dana%20at%20the%20harbor.',
  )
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
  serverAnswers({ ...empty, [`POST ${path}/chat`]: () => held.then(() => answers()) })
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
  serverAnswers({ ...empty, [`POST ${path}/chat`]: answers({ journalEntryId: 9 }) })
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

/** Events that come when they are told to. */
function line() {
  const waiting: unknown[] = []
  let wake = Promise.withResolvers<void>()
  let isOver = false
  const tell = (...events: unknown[]) => {
    waiting.push(...events)
    wake.resolve()
  }
  async function* events() {
    while (!isOver || waiting.length > 0) {
      if (waiting.length === 0) await wake.promise
      wake = Promise.withResolvers()
      yield* waiting.splice(0)
    }
  }
  const ends = () => {
    isOver = true
    wake.resolve()
  }
  return { events: events(), tell, ends }
}

const begun = { type: 'begun', conversationId: 3 }
const sentence = (said: string) => ({ type: 'said', sentence: said })
const worded = { ...answered, content: 'You saw Dana. It was Tuesday.', wordedBy: 'llama3.2' }

test('an answer shows sentence by sentence, and none of its elements is put there twice', async () => {
  const { events, tell, ends } = line()
  serverAnswers({ ...empty, [`POST ${path}/chat`]: { events } })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'When did I last see Dana?{Enter}')
  tell(begun, sentence('You saw Dana.'))
  const first = await screen.findByText('You saw Dana.')
  expect(screen.getByLabelText('The coach is answering')).toBeTruthy()
  tell(sentence('It was Tuesday.'))
  const second = await screen.findByText('It was Tuesday.')
  tell({ type: 'answered', answer: { ...answer, answered: worded } })
  ends()
  expect(await screen.findByText(/Worded by llama3.2, a language model/)).toBeTruthy()
  expect(screen.getByText('You saw Dana.')).toBe(first)
  expect(screen.getByText('It was Tuesday.')).toBe(second)
  expect(screen.getAllByText('When did I last see Dana?')).toHaveLength(1)
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite')
})

test('an answer can be stopped: what was said stays, and it can be asked for again', async () => {
  const { events, tell } = line()
  const { asked, answers: answered } = serverAnswers({ ...empty, [`POST ${path}/chat`]: { events } })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'When did I last see Dana?{Enter}')
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  tell(begun, sentence('You saw Dana.'))
  await screen.findByText('You saw Dana.')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('You stopped the answer here.')).toBeTruthy()
  answered[`POST ${path}/chat`] = answers()
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('On Tuesday.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { message: 'When did I last see Dana?', conversationId: null },
    { message: 'When did I last see Dana?', conversationId: 3 },
  ])
})

test('an answer stopped before its first word gives the question back', async () => {
  const { events, tell } = line()
  serverAnswers({ ...empty, [`POST ${path}/chat`]: { events } })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'When did I last see Dana?{Enter}')
  tell(begun)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(async () => expect((await box()).value).toBe('When did I last see Dana?'))
  expect((await box()).disabled).toBe(false)
})

test('where the line breaks in the middle, what was said stays and says so', async () => {
  const { events, tell, ends } = line()
  serverAnswers({ ...empty, [`POST ${path}/chat`]: { events } })
  show(<CoachScreen />, '/ai-coach')
  await userEvent.type(await box(), 'When did I last see Dana?{Enter}')
  tell(begun, sentence('You saw Dana.'))
  ends()
  expect(await screen.findByText('The answer broke off here.')).toBeTruthy()
  expect(screen.getByText('You saw Dana.')).toBeTruthy()
})

test('under an answer that is care one tap says that it was not meant, with help beside it', async () => {
  let isCare = true
  const talk = () => ({
    body: {
      ...{ id: 3, title: 'Tired', journalEntryId: null, createdAt: at, lastMessageAt: at },
      messages: [said, { ...answered, content: 'That sounds heavy. You can call or text 988.', isCare }],
    },
  })
  serverAnswers({
    ...empty,
    [`GET ${path}/conversations/3`]: talk,
    [`DELETE ${path}/conversations/3/alarm`]: () => {
      isCare = false
      return { status: 204 }
    },
  })
  show(<CoachScreen />, '/ai-coach?talk=3')
  const tap = await screen.findByRole('button', { name: 'I’m fine, that was not meant' })
  expect(screen.getByRole('link', { name: 'Help now' })).toBeTruthy()
  await userEvent.click(tap)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I’m fine, that was not meant' })).toBeNull())
  expect(screen.getByText('That sounds heavy.', { exact: false })).toBeTruthy()
})

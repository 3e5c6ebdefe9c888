import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { modelConsent } from '#contract/consent.ts'
import type { SentText } from '#contract/language-model.ts'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { SentSection } from './sent-section.tsx'

const path = '/api/users/1/language-model'
const current = { host: 'models.example', model: 'llama3.2', isOwn: false }
const since = '2026-03-03T19:04:00.000Z'
const asked = { allowedSince: { journal: null, danger: null }, askedAgain: null }
const allowed = { allowedSince: { journal: since, danger: null }, askedAgain: null }
const sent = (own: Partial<z.input<typeof SentText>> = {}): z.input<typeof SentText> => ({
  ...{
    host: current.host,
    model: current.model,
    id: 4,
    purpose: 'coach',
    entryIds: [7],
    outcome: 'answered',
    tokensIn: 120,
    tokensOut: 30,
  },
  ...{ isKept: true, sentAt: '2026-03-03T19:04:00.000Z', ...own },
})

test('where there is no language model and never was, it says that nothing is sent', async () => {
  const coming = Promise.withResolvers<{ body: object }>()
  serverAnswers({ [`GET ${path}`]: () => coming.promise })
  show(<SentSection />)
  expect(await screen.findByRole('status', { name: 'Loading what was sent to a language model' })).toBeTruthy()
  coming.resolve({ body: { current: null, ...asked, sent: [] } })
  expect(await screen.findByText(/Your host has set none up/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a text is read word for word when it is opened, and not before', async () => {
  const { asked } = serverAnswers({
    [`GET ${path}`]: {
      body: {
        current,
        ...allowed,
        sent: [sent(), sent({ id: 3, isKept: false, entryIds: [7, 8], outcome: null })],
      },
    },
    [`GET ${path}/sent/4`]: {
      body: {
        instructions: 'Be kind.',
        messages: [{ role: 'user', content: '{"message":"When did I last see Dana?"}' }],
      },
    },
  })
  show(<SentSection />)
  const [first, second] = await screen.findAllByText(/An answer of your coach/)
  expect(asked).toHaveLength(1)
  if (first) await userEvent.click(first)
  expect(await screen.findByText(/"message": "When did I last see Dana\?"/)).toBeTruthy()
  expect(screen.getByText('Be kind.')).toBeTruthy()
  if (second) await userEvent.click(second)
  expect(screen.getByText(/The text is gone/)).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('a turn of a call is told apart, and counts no entries where it held none', async () => {
  serverAnswers({
    [`GET ${path}`]: {
      body: {
        current,
        ...allowed,
        sent: [sent({ purpose: 'call', entryIds: [] }), sent({ id: 3, entryIds: [] })],
      },
    },
  })
  show(<SentSection />)
  const row = await screen.findByText(/A turn of a call/)
  expect(row.textContent).not.toContain('entries')
  expect(screen.getByText(/An answer of your coach/).textContent).toContain('0 entries')
})

test('what was sent stays listed after the model is gone, the first five at once', async () => {
  const all = Array.from({ length: 7 }, (_, at) => sent({ id: 20 - at }))
  serverAnswers({ [`GET ${path}`]: { body: { current: null, ...allowed, sent: all } } })
  show(<SentSection />)
  expect(await screen.findByText(/No language model is set up now/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

test('a list that did not come can be asked for again', async () => {
  const { answers } = serverAnswers({ [`GET ${path}`]: problem(503, 'unavailable', 'Away.') })
  show(<SentSection />)
  await screen.findByText('We couldn’t load what was sent to a language model.')
  answers[`GET ${path}`] = { body: { current, ...allowed, sent: [] } }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing of yours has been sent yet.')).toBeTruthy()
})

test('a person reads where their words would go and what is sent, and allows that host', async () => {
  const { answers, asked: sentThere } = serverAnswers({
    [`GET ${path}`]: { body: { current, ...asked, sent: [] } },
    [`PUT ${path}/consents/journal`]: { body: { current, ...allowed, sent: [] } },
  })
  show(<SentSection />)
  expect(await screen.findByText(/I let the language model at models.example have words of mine/)).toBeTruthy()
  expect(screen.getByText(/For an answer of your coach: your message/)).toBeTruthy()
  expect(screen.getByText(/a machine of somebody else, who receives what is sent/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  answers[`GET ${path}`] = { body: { current, ...allowed, sent: [] } }
  await userEvent.click(screen.getByRole('button', { name: 'Allow models.example' }))
  expect(await screen.findByText(/You allowed llama3.2 at/)).toBeTruthy()
  const body = { version: modelConsent.version, host: 'models.example' }
  expect(sentThere).toContainEqual(expect.objectContaining({ body }))
  expect(screen.getByText('Nothing of yours has been sent yet.')).toBeTruthy()
})

test('whoever allowed another machine is told why they are asked again', async () => {
  serverAnswers({ [`GET ${path}`]: { body: { current, ...asked, askedAgain: 'host', sent: [] } } })
  show(<SentSection />)
  expect(await screen.findByText(/It is somewhere else now, so you are asked again/)).toBeTruthy()
})

test('whoever agreed to other words is told why they are asked again', async () => {
  serverAnswers({ [`GET ${path}`]: { body: { current, ...asked, askedAgain: 'words', sent: [] } } })
  show(<SentSection />)
  expect(await screen.findByText(/What is sent has changed since you allowed it/)).toBeTruthy()
})

test('one click withdraws it, and a second opinion on danger is allowed by itself', async () => {
  const { answers, asked: sentThere } = serverAnswers({
    [`GET ${path}`]: { body: { current, ...allowed, sent: [] } },
    [`PUT ${path}/consents/danger`]: { body: { current, ...allowed, sent: [] } },
    [`DELETE ${path}/consents/journal`]: { body: { current, ...asked, sent: [] } },
  })
  show(<SentSection />)
  await userEvent.click(await screen.findByRole('switch', { name: 'A second opinion on danger' }))
  await waitFor(() => expect(sentThere.map((one) => one.path)).toContain(`${path}/consents/danger`))
  answers[`GET ${path}`] = { body: { current, ...asked, sent: [] } }
  await userEvent.click(screen.getByRole('button', { name: 'Send nothing any more' }))
  expect(await screen.findByRole('button', { name: 'Allow models.example' })).toBeTruthy()
})

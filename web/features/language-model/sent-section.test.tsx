import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { SentText } from '#contract/language-model.ts'
import { show } from '#web/testing/screen.tsx'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { SentSection } from './sent-section.tsx'

const path = '/api/users/1/language-model'
const current = { host: 'models.example', model: 'llama3.2' }
const sent = (own: Partial<z.input<typeof SentText>> = {}): z.input<typeof SentText> => ({
  ...{ ...current, id: 4, purpose: 'coach', entryIds: [7], outcome: 'answered', tokensIn: 120, tokensOut: 30 },
  ...{ isKept: true, sentAt: '2026-03-03T19:04:00.000Z', ...own },
})

test('where there is no language model and never was, nothing is said of one', async () => {
  const { asked } = serverAnswers({ [`GET ${path}`]: { body: { current: null, isAllowed: true, sent: [] } } })
  show(<SentSection />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('before anything was sent it says where it would go', async () => {
  serverAnswers({ [`GET ${path}`]: { body: { current, isAllowed: true, sent: [] } } })
  show(<SentSection />)
  expect(await screen.findByText(/llama3.2 at models.example/)).toBeTruthy()
  expect(screen.getByText('Nothing of yours has been sent yet.')).toBeTruthy()
})

test('a text is read word for word when it is opened, and not before', async () => {
  const { asked } = serverAnswers({
    [`GET ${path}`]: {
      body: {
        current,
        isAllowed: true,
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
        isAllowed: true,
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
  serverAnswers({ [`GET ${path}`]: { body: { current: null, isAllowed: true, sent: all } } })
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
  answers[`GET ${path}`] = { body: { current, isAllowed: true, sent: [] } }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing of yours has been sent yet.')).toBeTruthy()
})

test('with the switch off nothing more is to be sent', async () => {
  const { asked } = serverAnswers({
    [`GET ${path}`]: { body: { current, isAllowed: true, sent: [] } },
    [`PUT ${path}`]: { body: { current, isAllowed: false, sent: [] } },
  })
  show(<SentSection />)
  await userEvent.click(await screen.findByRole('switch', { name: /find words for you/ }))
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ body: { isAllowed: false } })))
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { helpLine } from '#web/testing/sent/help.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { HelpScreen } from './help-screen.tsx'

const british = helpLine({
  country: 'GB',
  name: 'Samaritans',
  call: '116 123',
  text: { number: '85258', message: 'SHOUT' },
})
const link = (name: RegExp) => screen.findByRole('link', { name })

test('the line of where the person is can be called and texted with one tap, and says when it was checked', async () => {
  const { asked } = serverAnswers({ 'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [british] } } })
  show(<HelpScreen />, '/help')
  expect((await link(/Call 988/)).getAttribute('href')).toBe('tel:988')
  expect((await link(/Text 988/)).getAttribute('href')).toBe('sms:988')
  expect((await link(/call 911/)).getAttribute('href')).toBe('tel:911')
  expect(screen.getByText('November 21, 2026')).toBeTruthy()
  expect(asked[0]?.query).toContain('timeZone=')
})

test('the lines of another country are a choice away', async () => {
  serverAnswers({ 'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [british] } } })
  show(<HelpScreen />, '/help')
  await userEvent.selectOptions(await screen.findByLabelText('Somewhere else?'), 'United Kingdom')
  const card = within(screen.getByRole('region', { name: 'Samaritans' }))
  expect(card.getByRole('link', { name: /Call 116 123/ }).getAttribute('href')).toBe('tel:116123')
  expect(card.getByRole('link', { name: /Text SHOUT to 85258/ }).getAttribute('href')).toBe('sms:85258?body=SHOUT')
})

test('where no number is known, the directory of all countries is one tap away', async () => {
  const anywhere = { country: '', name: 'Find a Helpline', call: null, text: null, emergency: null }
  const here = helpLine({ ...anywhere, website: 'https://findahelpline.com' })
  serverAnswers({ 'GET /api/help-lines': { body: { here, elsewhere: [] } } })
  show(<HelpScreen />, '/help')
  expect((await link(/findahelpline.com/)).getAttribute('href')).toBe('https://findahelpline.com')
  expect(screen.getByText('In immediate danger, call your local emergency number.')).toBeTruthy()
})

test('without an answer from us there is still help, and another try', async () => {
  serverAnswers({ 'GET /api/help-lines': problem(500, 'failed', 'Something went wrong') })
  show(<HelpScreen />, '/help')
  expect((await link(/call 988/)).getAttribute('href')).toBe('tel:988')
  expect(screen.getByText(/112 in most of Europe/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('while it is loading, what to do meanwhile is there', async () => {
  serverAnswers({ 'GET /api/help-lines': () => new Promise(() => {}) })
  show(<HelpScreen />, '/help')
  expect(await screen.findByRole('status', { name: 'Loading the lines of your country' })).toBeTruthy()
  expect(screen.getByText(/Tell one person you trust/)).toBeTruthy()
})

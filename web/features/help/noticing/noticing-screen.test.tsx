import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dangerMissed } from '#contract/danger-measures.ts'
import { show } from '#web/testing/screen.tsx'
import { helpLine } from '#web/testing/sent/help.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { Care } from '../care.tsx'
import { NoticingScreen } from './noticing-screen.tsx'

test('it says that it misses, how much, and what, and people are one tap away', async () => {
  serverAnswers({ 'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [] } } })
  show(<NoticingScreen />, '/how-danger-is-noticed')
  expect(await screen.findByText(/it often misses them/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Call 988/ })).getAttribute('href')).toBe('tel:988')
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help')
  const figures = within(screen.getByLabelText('How often danger is noticed'))
  expect(figures.getByText('65 of 100')).toBeTruthy()
  expect(figures.getByText('[58–71]')).toBeTruthy()
  const harmless = within(screen.getByLabelText('How often the harmless is left alone'))
  expect(harmless.getByText('1.5 of 1,000')).toBeTruthy()
  expect(harmless.getByText('0 of 100')).toBeTruthy()
  for (const words of dangerMissed) {
    expect(screen.getByText((text) => text.replaceAll('’', "'").includes(words))).toBeTruthy()
  }
})

test('without an answer from us the way to help is still there', async () => {
  serverAnswers({ 'GET /api/help-lines': problem(500, 'failed', 'Something went wrong') })
  show(<NoticingScreen />, '/how-danger-is-noticed')
  expect((await screen.findByRole('link', { name: 'Help now' })).getAttribute('href')).toBe('/help')
})

test('whoever is asked whether they are in danger can read how that was noticed', async () => {
  serverAnswers({ 'GET /api/help-lines': { body: { here: helpLine(), elsewhere: [] } } })
  show(<Care words="That sounds very heavy." withCall notMeant={null} onClose={() => null} />)
  const link = await screen.findByRole('link', { name: 'How danger is noticed, and missed' })
  expect(link.getAttribute('href')).toBe('/how-danger-is-noticed')
})

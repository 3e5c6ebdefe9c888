import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { user } from '#web/testing/sent/account.ts'
import { serverAnswers } from '#web/testing/server.ts'
import { Navigation } from './navigation.tsx'

test('the screens with a line are listed in their order, and below them stands the button', async () => {
  serverAnswers({ 'GET /api/users/1': { body: user() } })
  show(<Navigation />)
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  const lines = [
    'Dashboard',
    'Journal Entries',
    'Habit Tracking',
    'Friends',
    'Weekly Analysis',
    'Monthly Reports',
    'Settings',
  ]
  expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines)
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...lines, 'Marketplace'])
  expect(nav.getByRole('link', { name: 'Marketplace' }).getAttribute('href')).toBe('/marketplace')
})

test('the footer names the person and their number, and lets them go', async () => {
  serverAnswers({ 'GET /api/users/1': { body: user() } })
  show(<Navigation />)
  expect(await screen.findByText('Ana')).toBeTruthy()
  expect(screen.getByText('+12125550123')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

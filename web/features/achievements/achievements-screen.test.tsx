import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { announce } from '#web/lib/announcements.ts'
import { show } from '#web/testing/screen.tsx'
import { achievement } from '#web/testing/sent/achievements.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { dismissToast } from '#web/ui/toast.ts'
import { AchievementsScreen } from './achievements-screen.tsx'
import { useUnlockedNews } from './news.ts'

const path = 'GET /api/users/1/achievements'
const unlocked = { unlocked: true, unlockedAt: '2026-03-03T19:04:00.000Z' }
const streak = achievement({ id: 1, name: 'Getting Started', type: 'streak', current: 3, requirement: 3, ...unlocked })
const milestone = achievement()
const special = achievement({ id: 11, name: 'First Call', type: 'special', icon: 'phone' })
const weekly = achievement({ id: 20, name: 'Five-Day Week', type: 'weekly', icon: 'calendar-days', rarity: 'rare' })
const everything = { [path]: { body: [streak, milestone, special, weekly] } }

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))
const choose = (filter: string) => userEvent.click(screen.getByRole('radio', { name: filter }))

test('a locked one shows how far it is', async () => {
  serverAnswers(everything)
  show(<AchievementsScreen />, '/achievements')
  const card = within(await screen.findByRole('article', { name: 'Journaling Enthusiast' }))
  for (const words of ['Milestone', 'Common', 'Have ten entries in your journal.', '4 / 10', '40%']) {
    expect(card.getByText(words)).toBeTruthy()
  }
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  expect(card.queryByText('Unlocked!')).toBeNull()
})

test('an unlocked one says so, and the badge counts', async () => {
  serverAnswers(everything)
  show(<AchievementsScreen />, '/achievements')
  const card = await screen.findByRole('article', { name: 'Getting Started' })
  expect(within(card).getByText('Unlocked!')).toBeTruthy()
  expect(card.className).toContain('ring-1')
  expect(screen.getByText('1 / 4 Unlocked')).toBeTruthy()
})

test('a bar never shows more than all of it', async () => {
  serverAnswers({ [path]: { body: [achievement({ current: 14, ...unlocked })] } })
  show(<AchievementsScreen />, '/achievements')
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('100')
  expect(screen.getByText('100%')).toBeTruthy()
})

test('the filters show what they name; weekly ones stand with the special', async () => {
  serverAnswers(everything)
  show(<AchievementsScreen />, '/achievements')
  await screen.findByText('1 / 4 Unlocked')
  expect(names()).toHaveLength(4)
  await choose('Unlocked')
  expect(names()).toEqual(['Getting Started'])
  await choose('Streaks')
  expect(names()).toEqual(['Getting Started'])
  await choose('Milestones')
  expect(names()).toEqual(['Journaling Enthusiast'])
  await choose('Special')
  expect(names()).toEqual(['First Call', 'Five-Day Week'])
})

test('a category without any says so', async () => {
  serverAnswers({ [path]: { body: [milestone] } })
  show(<AchievementsScreen />, '/achievements')
  await screen.findByText('0 / 1 Unlocked')
  await choose('Unlocked')
  expect(screen.getByText('No achievements in this category yet.')).toBeTruthy()
})

test('while they load it says so', async () => {
  serverAnswers({ [path]: () => new Promise(() => undefined) })
  show(<AchievementsScreen />, '/achievements')
  expect(await screen.findByText('Loading your achievements...')).toBeTruthy()
})

test('what cannot be loaded is told, and can be asked for again', async () => {
  const server = serverAnswers({ [path]: problem(500, 'unexpected', '') })
  show(<AchievementsScreen />, '/achievements')
  expect(await screen.findByRole('heading', { name: 'Error Loading Achievements' })).toBeTruthy()
  expect(screen.getByText('Please try refreshing the page')).toBeTruthy()
  server.answers[path] = { body: [milestone] }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('0 / 1 Unlocked')).toBeTruthy()
})

function Anywhere() {
  useUnlockedNews()
  return <p>some screen</p>
}
const hears = () => act(async () => announce({ type: 'changed', feature: 'achievements' }))
const now = () => new Date().toISOString()

test('what was just unlocked is told once, on whichever screen', async () => {
  const justNow = { unlocked: true, unlockedAt: now() }
  serverAnswers({ [path]: { body: [streak, achievement(justNow)] } })
  show(<Anywhere />)
  await screen.findByText('some screen')
  await hears()
  expect(await screen.findByText('Achievement unlocked')).toBeTruthy()
  expect(screen.getByText('Journaling Enthusiast')).toBeTruthy()
  act(() => dismissToast())
  await hears()
  expect(screen.queryByText('Achievement unlocked')).toBeNull()
})

test('many at once are told in one sentence', async () => {
  const many = ['One', 'Two', 'Three', 'Four'].map((name, id) =>
    achievement({ id: id + 1, name, unlocked: true, unlockedAt: now() }),
  )
  serverAnswers({ [path]: { body: many } })
  show(<Anywhere />)
  await screen.findByText('some screen')
  await hears()
  expect(await screen.findByText('Achievements unlocked')).toBeTruthy()
  expect(screen.getByText('One, Two and 2 more')).toBeTruthy()
  act(() => dismissToast())
})

test('what was unlocked long ago is no news', async () => {
  const { asked } = serverAnswers({ [path]: { body: [streak] } })
  show(<Anywhere />)
  await screen.findByText('some screen')
  await hears()
  expect(asked).toHaveLength(1)
  expect(screen.queryByText('Achievement unlocked')).toBeNull()
})

import { expect, test } from './fixtures.ts'

test('a habit is made, kept, and its streak follows, also for a day logged late', async ({ page, signedIn }) => {
  await page.getByRole('link', { name: 'Habit Tracking' }).click()
  await expect(page.getByText('No habits yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create Habit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Habit Name').fill('Evening walk')
  await dialog.getByLabel('Category').selectOption({ label: 'Health & Fitness' })
  await dialog.getByLabel('Description').fill('Round the lake')
  await dialog.getByLabel('Frequency').selectOption({ label: 'Daily' })
  await dialog.getByLabel('Target Value').fill('3')
  await dialog.getByLabel('Unit').fill('km')
  await dialog.getByRole('button', { name: 'Create Habit' }).click()
  await expect(page.getByText('Habit Created', { exact: true })).toBeVisible()

  const card = page.getByRole('article', { name: 'Evening walk' })
  await expect(card.getByText('Target: 3 km')).toBeVisible()
  await card.getByRole('button', { name: 'Log Progress' }).click()
  await dialog.getByLabel('Progress Value (Target: 3 km)').fill('1.5')
  await dialog.getByRole('button', { name: 'Log Progress' }).click()
  await expect(page.getByText('Progress Logged', { exact: true })).toBeVisible()
  await expect(card.getByText('Today: 1.5 of 3 km')).toBeVisible()
  await card.getByRole('button', { name: 'Log Progress' }).click()
  await dialog.getByLabel('Mood After (Optional)').selectOption('8 Great')
  await dialog.getByRole('button', { name: 'Log Progress' }).click()
  await expect(card.getByText('1 day', { exact: true })).toBeVisible()
  await expect(card.getByText('Done for today')).toBeVisible()

  await card.getByRole('button', { name: 'Log Progress' }).click()
  const today = await dialog.getByLabel('Date').inputValue()
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  await dialog.getByLabel('Date').fill(yesterday)
  await dialog.getByRole('button', { name: 'Log Progress' }).click()
  await expect(card.getByText('2 days', { exact: true })).toBeVisible()
  await expect(page.getByText('Completed 3 km')).toBeVisible()
  await expect(page.getByText('Completed 1.5 km')).toHaveCount(2)
  expect(await signedIn.get('~/habits/summary')).toMatchObject({
    activeHabits: 1,
    todaysEntries: 2,
    currentStreak: { length: 2, unit: 'day' },
  })
})

test('a habit is paused, and deleted after one has said so again', async ({ page, signedIn }) => {
  const habit = { name: 'Read', description: 'A book made of paper', category: 'learning', frequency: 'weekdays' }
  await signedIn.send({ method: 'POST', url: '/api/habits', body: habit })
  await page.goto('/habits')
  await page.getByRole('button', { name: 'Pause Read' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Read' }).click()
  await page.getByRole('button', { name: 'Delete Habit' }).click()
  await expect(page.getByText('No habits yet')).toBeVisible()
  expect(await signedIn.get('/api/habits')).toEqual([])
})

import { expect, test } from './fixtures.ts'

test('what is unlocked is told on the open page, and stands among the achievements', async ({ page, signedIn }) => {
  const habit = { name: 'Evening walk', description: 'Round the lake', category: 'health', frequency: 'daily' }
  await signedIn.send({ method: 'POST', url: '/api/habits', body: habit })
  await page.goto('/achievements')
  await expect(page.getByText('0 / 21 Unlocked')).toBeVisible()
  await page.goto('/habits')
  await page.getByRole('button', { name: 'Log Progress' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log Progress' }).click()
  await expect(page.getByText('Progress Logged', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Achievement unlocked', { exact: true })).toBeVisible()
  await page.goto('/achievements')
  await expect(page.getByText('1 / 21 Unlocked')).toBeVisible()
  await page.getByText('Unlocked', { exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'First Step' }).getByText('Unlocked!')).toBeVisible()
})

test('entries that were there before unlock as soon as one looks', async ({ page, signedIn }) => {
  for (let n = 1; n <= 10; n += 1) await signedIn.writes(`This is what happened, part ${n} of ten.`)
  await page.goto('/achievements')
  const card = page.getByRole('article', { name: 'Journaling Enthusiast' })
  await expect(card.getByText('10 / 10')).toBeVisible()
  await expect(card.getByText('Unlocked!')).toBeVisible()
})

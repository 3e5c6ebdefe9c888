import { expect, test } from './fixtures.ts'

test('what you say on a call is in your journal when you hang up', async ({ page, signedIn, phone }) => {
  await page.getByRole('button', { name: 'Start Call Now' }).click()
  await expect(page.getByText('Your daily check-in call is being placed now.', { exact: true })).toBeVisible()
  await phone.answer()
  await phone.say('I finally finished the garden fence with my brother.')
  await phone.say('We started at seven in the morning and it rained twice.')
  await phone.say('He told me that he is moving to Lisbon in the spring.')
  await phone.say('I am proud of him, and I will miss him a lot.')
  await phone.say('Tonight I want to call our mother and tell her about the fence.')
  await phone.hangUp()
  await expect(page.getByText('Call Completed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Read it in your journal' }).click()
  await expect(page.getByText('garden fence').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('garden fence').first()).toBeVisible()
  expect(signedIn.id).toBeGreaterThan(0)
})

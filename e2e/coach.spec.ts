import { expect, test } from './fixtures.ts'

test('the coach answers from the journal, leads to the entry, and the talk is kept', async ({ page, signedIn }) => {
  await signedIn.writes('Dana and I walked around the lake and talked about Lisbon.', 'Around the lake')
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('What did I write about Lisbon?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You wrote about this once')).toBeVisible()
  await expect(page).toHaveURL(/talk=/)
  await page.reload()
  await expect(page.getByText('You wrote about this once')).toBeVisible()
  await page.getByRole('link', { name: /Around the lake/ }).click()
  await expect(page.getByRole('heading', { name: 'Journal Entry' })).toBeVisible()
  await expect(page.getByText('talked about Lisbon')).toBeVisible()
})

test('a talk that is saved becomes an entry of the person’s own words', async ({ page, signedIn }) => {
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('The choir sang in the old church and I cried a little.')
  await page.getByRole('checkbox', { name: 'Save this conversation to journal' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Conversation Saved', { exact: true })).toBeVisible()
  await page.goto('/journal-entries')
  await expect(page.getByText('From your coach')).toBeVisible()
  expect(await signedIn.get('~/stats')).toMatchObject({ totalEntries: 1 })
})

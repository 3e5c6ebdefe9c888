import { expect, test } from './fixtures.ts'

const dinner = 'My sister came to dinner. We laughed for hours and I feel so grateful and happy.'
const work = 'Work was long and I feel exhausted and angry. I need to call Marta about the garden fence.'

test('a week is written on demand, every line leads to its entry, and one left out does not come back', async ({
  page,
  signedIn,
}) => {
  await page.getByRole('link', { name: 'Weekly Analysis' }).click()
  await expect(page.getByText('generated automatically every Monday')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Analysis' }).click()
  await expect(page.getByText('Write at least one entry this week first', { exact: true })).toBeVisible()

  await signedIn.writes(dinner, 'Dinner')
  await signedIn.writes(work, 'A long day')
  await page.getByRole('button', { name: 'Generate Analysis' }).click()
  await expect(page.getByText('Analysis Generated', { exact: true })).toBeVisible()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByText(/^(\d+) of \1 statements verified\.$/)).toBeVisible()

  const thread = page.getByRole('listitem').filter({ hasText: 'I need to call Marta about the garden fence.' })
  await thread.last().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'A long day' })).toBeVisible()
  const quoted = () => [...(CSS.highlights.get('quoted-words') ?? [])].map(String)
  await expect.poll(() => page.evaluate(quoted)).toEqual(['I need to call Marta about the garden fence.'])

  await page.goBack()
  const leftOpen = page.getByRole('region', { name: 'Left open' })
  await leftOpen.getByRole('button', { name: /^Leave out/ }).click()
  await expect(leftOpen.getByText('Left out; it won’t come back.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Analysis' }).click()
  await expect(page.getByText('Analysis Generated', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(leftOpen).toBeHidden()
})

test('a month is written on demand, and a line of it is put into one’s own words', async ({ page, signedIn }) => {
  await signedIn.writes(dinner, 'Dinner')
  await signedIn.writes(work, 'A long day')
  await page.getByRole('link', { name: 'Monthly Reports' }).click()
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect(page.getByText('Report Generated', { exact: true })).toBeVisible()
  await expect(page.getByText('Available')).toBeVisible()
  await page
    .getByRole('button', { name: /^Put in your own words/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'In your own words' }).fill('A month with a long day and a good dinner.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('A month with a long day and a good dinner.')).toBeVisible()
})

test('an open page shows a week written elsewhere at once', async ({ page, signedIn }) => {
  await page.goto('/weekly-analysis')
  await expect(page.getByText('No weekly analyses yet')).toBeVisible()
  await signedIn.writes(dinner, 'Dinner')
  await signedIn.send({ method: 'POST', url: '~/weekly-analysis' })
  await expect(page.getByText('Completed')).toBeVisible()
})

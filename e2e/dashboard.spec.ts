import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Answers in place of the server, once it is known what the person has. */
async function answers(page: Page, path: RegExp, body: unknown, status = 200) {
  await page.route(path, (route) => route.fulfill({ status, json: body }))
}

const affirmationOfSleep =
  /^(?:Lying still in the dark|One bad night|You can go to bed|Nothing that worries you at three|An early night|You may let sleep)/

test('today’s reminders are there at once, and follow what was just written without a reload', async ({
  page,
  signedIn,
}) => {
  await expect(page.getByRole('heading', { name: 'Affirmations for You' })).toBeVisible()
  await expect(page.getByText(/^Generated /)).toBeVisible()
  await signedIn.writes('I slept badly. I lay awake until four and could not sleep at all.', 'Awake')
  await expect(page.getByText(affirmationOfSleep)).toBeVisible()
})

test('someone who wrote that they cannot go on is met quietly, and told where help is', async ({ page, signedIn }) => {
  await signedIn.writes('I don’t want to live anymore. I want to kill myself.', 'Night')
  await page.reload()
  await expect(page.getByText(/Suicide and Crisis Lifeline at 988/)).toBeVisible()
  await expect(page.getByText(/You have written|in a row are in your journal|row of days/)).toHaveCount(0)
})

test('one card that fails leaves the others standing, and comes back when it is asked again', async ({
  page,
  signedIn,
}) => {
  await answers(page, /\/stats$/, { code: 'unavailable', message: 'Away' }, 503)
  await signedIn.writes('We walked up to the old mill before lunch.', 'The mill')
  await page.goto('/dashboard')
  await expect(page.getByText('We couldn’t load your numbers.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The mill' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Affirmations for You' })).toBeVisible()
  await page.unroute(/\/stats$/)
  const numbers = page.getByRole('alert').filter({ hasText: 'your numbers' })
  await numbers.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Total Words')).toBeVisible()
})

test('with the daily call switched off nothing is scheduled', async ({ page, signedIn }) => {
  await signedIn.send({ method: 'PUT', url: '~/settings', body: { dailyCallEnabled: false } })
  await expect(page.getByText('Not scheduled')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Start Call Now' })).toBeEnabled()
})

test('nothing that is being read moves while the page loads', async ({ page, signedIn }) => {
  for (let n = 1; n <= 3; n += 1)
    await signedIn.writes(`We walked up to the old mill, ${'again and '.repeat(n * 4)}back.`)
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'A note' })).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  // Under 0.1 is what browsers' makers call good.
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.1)
})

import { hangsAfter, says, startModel } from '#server/testing/model/model.ts'
import { startProduct } from '#server/testing/product.ts'
import { test as base, expect } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

type Model = Awaited<ReturnType<typeof startModel>>

/** The same product, with a language model set up. */
const test = base.extend<object, { model: Model }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const model = await startModel()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await startProduct({ env: model.env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

test('an answer comes while it is made, can be stopped and asked for again, and what was sent can be read', async ({
  page,
  signedIn,
  model,
}) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Allow 127.0.0.1' }).click()
  await expect(page.getByRole('switch', { name: 'A second opinion on danger' })).not.toBeChecked()
  await isSound(page)
  const entry = await signedIn.writes('Dana and I walked around the lake and talked about Lisbon.', 'Around the lake')
  model.answers(hangsAfter('You talked about Lisbon. And'))
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('What did I write about Lisbon?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You talked about Lisbon.')).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped the answer here.')).toBeVisible()
  await expect(page).toHaveURL(/talk=/)
  await expect(page.getByLabel('Your message')).toBeFocused()
  await page.reload()
  await expect(page.getByText('You stopped the answer here.')).toBeVisible()

  model.answers(says(`You wrote “Dana and I walked around the lake” [${entry.id}]. You met Anna in Rome.`))
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByText('Worded by scripted-1, a language model')).toBeVisible()
  await expect(page.getByText('Anna')).toHaveCount(0)
  await page.getByRole('link', { name: 'What was sent' }).last().click()
  await page
    .getByText(/^An answer of your coach/)
    .first()
    .click()
  await expect(page.getByText('"message": "What did I write about Lisbon?"')).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await isSound(page)
  }
})

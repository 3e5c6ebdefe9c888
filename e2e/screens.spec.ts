import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const open = ['/', '/login', '/register', '/privacy-policy', '/terms-of-service', '/terms-of-use', '/no-such-page']
const own = ['/dashboard', '/journal-entries', '/journal-entries?write=true', '/call-history']
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

/** Resolves when nothing on the page is on its way any more; what breathes for ever is left out. */
async function stillness() {
  const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  )
}

/** No finding of axe, and nothing wider than the window, in both themes. */
async function isSound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(stillness)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const size of sizes) {
  test(`every open screen is sound at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of open) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await isSound(page)
    }
  })

  test(`every own screen is sound at ${size.width} pixels, empty and full`, async ({ page, signedIn }) => {
    await page.setViewportSize(size)
    for (const fill of [false, true]) {
      if (fill) await signedIn.writes('word '.repeat(900).trim(), 'An unusually long title '.repeat(8).trim())
      for (const path of own) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await isSound(page)
      }
    }
  })

  test(`a call is sound at ${size.width} pixels, from ringing to its entry`, async ({ page, signedIn, phone }) => {
    await page.setViewportSize(size)
    await signedIn.send({ method: 'POST', url: '~/call' })
    await page.getByRole('button', { name: 'Answer' }).waitFor()
    await isSound(page)
    await phone.answer()
    await phone.say('We walked up to the old mill before lunch, and my brother told me about Lisbon.')
    await isSound(page)
    await phone.hangUp()
    await page.getByRole('link', { name: 'Read it in your journal' }).waitFor()
    await isSound(page)
  })
}

test('the keyboard alone is enough for a whole call', async ({ page, signedIn }) => {
  await page.getByRole('button', { name: 'Start Call Now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /type/i })).toBeFocused()
  await page.keyboard.type('The heron stood in the reeds again this morning.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('heron')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Hang Up' })).toBeVisible()
  await page.getByRole('button', { name: 'Hang Up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Read it in your journal' })).toBeVisible()
  expect(await signedIn.get('~/stats')).toMatchObject({ totalEntries: 1 })
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const sizes = [
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
export async function isSound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // News that comes in by itself covers, half seen through, what is looked at.
    const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
    if (await dismiss.isVisible()) await dismiss.click()
    await page.evaluate(stillness)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => ({ id, html, because: any.map(({ message }) => message) })),
    )
    expect(found).toEqual([])
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

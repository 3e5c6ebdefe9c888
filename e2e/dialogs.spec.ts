import type { Person } from '#server/testing/person.ts'
import { test } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

for (const size of sizes) {
  test(`the dialogs of an entry are sound at ${size.width} pixels`, async ({ page, signedIn }) => {
    await page.setViewportSize(size)
    const tags = ['an unusually long tag that somebody thought of one evening', 'work', 'family', 'lisbon']
    for (const themes of [tags, tags.slice(0, 2)]) {
      const { id } = await signedIn.writes('The heron stood in the reeds again.', 'Heron')
      await signedIn.send({ method: 'PATCH', url: `~/journal-entries/${id}/tags`, body: { themes } })
    }
    await page.goto('/journal-entries')
    for (const name of ['Edit Tags', 'Who can read it: Only you', 'Delete Heron']) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
      await isSound(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  test(`the marketplace is sound at ${size.width} pixels, in each of its tabs`, async ({ page, signedIn }) => {
    await page.setViewportSize(size)
    await signedIn.send({ method: 'POST', url: '/api/marketplace/install-bundle', body: { bundleId: 1 } })
    for (const tab of ['AI Coaches', 'Habit Systems', 'Bundles', 'Human Coaches']) {
      await page.goto('/marketplace')
      await page.getByRole('tab', { name: tab }).click()
      await page.waitForLoadState('networkidle')
      await isSound(page)
    }
  })

  test(`habits with long words and their dialogs are sound at ${size.width} pixels`, async ({ page, signedIn }) => {
    await page.setViewportSize(size)
    await keepsHabits(signedIn)
    await page.goto('/habits')
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()
    await page.waitForLoadState('networkidle')
    await isSound(page)
    for (const name of ['Edit', 'Log Progress', 'Delete', 'Remove']) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
      await isSound(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  test(`settings are sound at ${size.width} pixels with everything switched on, and where one says goodbye`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size)
    await signedIn.send({ method: 'PUT', url: '~/settings', body: { goals: ['A goal that is long '.repeat(9)] } })
    await page.goto('/settings')
    for (const name of ['Experiments', 'Routine builder', 'Coherence mode', 'Goals', 'Checklists']) {
      await page.getByRole('switch', { name }).click()
    }
    await page.waitForLoadState('networkidle')
    await isSound(page)
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByText('Please enter your password.').waitFor()
    await isSound(page)
  })
}

/** One that is kept and one that rests, with long words. */
async function keepsHabits({ send }: Person) {
  const own = { name: 'A habit with quite a long name '.repeat(3).trim(), description: 'word '.repeat(150).trim() }
  const habit = { ...own, category: 'mindfulness', frequency: 'custom', unit: 'unusually long measurements' }
  const made = await send<{ id: number }>({ method: 'POST', url: '/api/habits', body: habit })
  const rests = await send<{ id: number }>({ method: 'POST', url: '/api/habits', body: habit })
  await send({ method: 'PATCH', url: `~/habits/${rests.body.id}`, body: { isActive: false } })
  const entry = { habitId: made.body.id, date: '2026-03-03', value: 1.5, notes: 'word '.repeat(90), moodAfter: 8 }
  await send({ method: 'POST', url: '/api/habit-entries', body: entry })
}

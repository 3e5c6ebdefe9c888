import type { Person } from '#server/testing/person.ts'
import { expect, test } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

const open = [
  '/',
  '/login',
  '/register',
  '/privacy-policy',
  '/terms-of-service',
  '/terms-of-use',
  '/support',
  '/help',
  '/how-danger-is-noticed',
  '/no-such-page',
]
const own = [
  '/dashboard',
  '/journal-entries',
  '/journal-entries?write=true',
  '/journal-entries?q=word&sort=longest&mood=medium',
  '/journal-entries?view=calendar',
  '/journal-entries?entry=:entry',
  '/journal-entries?entry=:entry&edit=true',
  '/artifacts',
  '/habits',
  '/achievements',
  '/weekly-analysis',
  '/monthly-reports',
  '/how-mood-is-estimated',
  '/friends',
  '/ai-coach',
  '/call-history',
  '/settings',
  '/memory',
  '/change-number',
  '/prove-number',
]

for (const size of sizes) {
  test(`every open screen is sound at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of open) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await isSound(page)
    }
  })

  for (const path of own) {
    test(`${path} is sound at ${size.width} pixels, empty and full`, async ({ page, signedIn }) => {
      await page.setViewportSize(size)
      const comesToRest = async (address: string) => {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await isSound(page)
      }
      await comesToRest(path.replace(':entry', '999999'))
      const id = await fills(signedIn)
      await comesToRest(path.replace(':entry', String(id)))
    })
  }

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

/** Something of everything, with words as long as they may be. Returns the id of an entry. */
async function fills({ send, writes }: Person): Promise<number> {
  const { id } = await writes('word '.repeat(900).trim(), 'An unusually long title '.repeat(8).trim())
  await send({ method: 'PATCH', url: `/api/journal-entries/${id}/artifact`, body: { isArtifact: true } })
  await writes('Work was long and I feel exhausted. I need to call Marta about the fence.')
  for (const url of ['~/weekly-analysis', '~/monthly-report', '~/friends/create-invite']) {
    await send({ method: 'POST', url })
  }
  return id
}

import type { Browser } from '@playwright/test'
import { circle, founds, invitesInto, posts, responds } from '#server/testing/communities.ts'
import { befriend } from '#server/testing/friends.ts'
import { joins, type Person } from '#server/testing/person.ts'
import { expect, test } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

async function pageOf(browser: Browser, person: Person) {
  const context = await browser.newContext({ baseURL: person.address })
  const [name = '', value = ''] = (person.headers.cookie ?? '').split('=')
  await context.addCookies([{ name, value, url: person.address }])
  await context.addInitScript((id) => localStorage.setItem('currentUserId', id), String(person.id))
  return context.newPage()
}

test('a circle is begun, joined by its code, written to without a name, answered and left', async ({
  page,
  signedIn,
  browser,
  product,
  newcomer,
}) => {
  expect(signedIn.id).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Friends' }).click()
  await page.getByRole('link', { name: 'Communities' }).click()
  await expect(page.getByText('No communities yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create Community' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Early risers')
  await form.getByLabel('What it is about').fill('For those who begin before the sun does')
  await form.getByRole('switch', { name: 'Private' }).check()
  await form.getByRole('button', { name: 'Create Community' }).click()
  await expect(page.getByRole('heading', { name: 'Early risers' })).toBeVisible()
  await expect(page.getByText('No letters yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Members' }).click()
  await page.getByRole('button', { name: 'Make a Code' }).click()
  const code = await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent()

  const bo = await joins(product.address, { ...newcomer(), name: 'Bo Lind' })
  const theirs = await pageOf(browser, bo)
  await theirs.goto(`/communities?code=${code}`)
  await theirs.getByRole('dialog').getByRole('button', { name: 'Join' }).click()
  await expect(theirs.getByRole('heading', { name: 'Early risers' })).toBeVisible()
  await expect(page.getByText('Bo Lind')).toBeVisible()
  await page.getByRole('tab', { name: 'Letters' }).click()

  await theirs.getByRole('button', { name: 'Write a Letter' }).click()
  await theirs.getByLabel('Title').fill('A slow start')
  await theirs.getByLabel('Your words').fill('The kettle took its time.')
  await theirs.getByRole('switch', { name: 'Without my name' }).check()
  await theirs.getByRole('button', { name: 'Send Letter' }).click()
  await expect(theirs.getByText('You, without your name')).toBeVisible()

  // The other page hears of it, and learns no name.
  await expect(page.getByText('The kettle took its time.')).toBeVisible()
  await expect(page.getByText('Somebody,')).toBeVisible()
  await expect(page.getByText('Bo Lind')).toHaveCount(0)
  await page.getByRole('button', { name: 'Support: A slow start (0)' }).click()
  await expect(page.getByRole('button', { name: 'Support: A slow start (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Respond', exact: true }).click()
  await page.getByLabel('Your response').fill('I know that kettle.')
  await page.getByRole('button', { name: 'Send Response' }).click()
  await expect(page.getByRole('button', { name: '1 response' })).toBeVisible()

  await theirs.getByRole('button', { name: '1 response' }).click()
  await expect(theirs.getByText('I know that kettle.')).toBeVisible()
  await expect(theirs.getByText('1 supports this')).toBeVisible()
  await theirs.getByRole('tab', { name: 'About' }).click()
  await theirs.getByRole('button', { name: 'Leave' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(theirs.getByText('No communities yet')).toBeVisible()
  await theirs.context().close()

  await page.getByRole('button', { name: 'Remove' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No letters yet')).toBeVisible()
})

for (const size of sizes) {
  test(`communities are sound at ${size.width} pixels`, async ({ page, signedIn, product, newcomer }) => {
    await page.setViewportSize(size)
    const friend = await joins(product.address, { ...newcomer(), name: 'Bo Lind' })
    await befriend(signedIn, friend)
    const room = await circle([signedIn, friend], { tags: ['dawn', 'tea'], guidelines: 'Be kind to each other.' })
    await invitesInto(friend, await founds(friend), { friendId: signedIn.id, message: 'Come along' })
    const title = 'An unusually long title '.repeat(8)
    await responds(signedIn, await posts(friend, room, { title, isAnonymous: true, moodScore: 6 }))
    await page.goto('/communities')
    await page.getByText('Come along').waitFor()
    await isSound(page)
    await page.goto(`/communities/${room.id}`)
    await page.getByRole('button', { name: '1 response' }).click()
    await page.getByRole('button', { name: 'Write a Letter' }).click()
    await page.getByText('I know that kettle.').waitFor()
    await isSound(page)
    for (const part of ['Members', 'About']) {
      await page.getByRole('tab', { name: part }).click()
      await page.waitForLoadState('networkidle')
      await isSound(page)
    }
  })
}

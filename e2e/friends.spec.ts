import { befriend, invites, opens } from '#server/testing/friends.ts'
import { joins } from '#server/testing/person.ts'
import { expect, test } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

test('a link brings two people together, what is shared can be read, and unfriending ends it at once', async ({
  page,
  signedIn,
  browser,
  baseURL,
  newcomer,
}) => {
  const body = { title: 'Heron at dawn', content: 'The heron stood in the reeds again.', visibility: 'friends' }
  await signedIn.send({ method: 'POST', url: '~/journal-entries', body })
  await signedIn.writes('Nobody else is to read this one.', 'For me alone')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Friends' }).click()
  await expect(page.getByText('No friends yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create Invite Link' }).click()
  await expect(page.getByText('Invite Link Created', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/accept-friend\/[\w-]{43}$/)

  const guest = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await guest.newPage()
  const { phoneNumber, password } = newcomer()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Ana Reyes invites you' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Sign up' }).click()
  await theirs.getByLabel('Name').fill('Bo Lind')
  await theirs.getByLabel('Phone number').fill(phoneNumber)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('checkbox').check()
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await theirs.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(theirs.getByRole('heading', { name: 'Waiting for Ana Reyes' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Go to Friends' }).click()
  await expect(theirs.getByText('No friends yet')).toBeVisible()

  // Each page hears of what the other person does.
  await expect(page.getByText('Wants to connect with you')).toBeVisible()
  await expect(page.getByText('Used', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeDisabled()
  await page.getByRole('button', { name: 'Accept Bo Lind' }).click()
  await expect(page.getByText('Friend Request Accepted', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Friends (1)' })).toBeVisible()

  await theirs.getByRole('link', { name: /Ana Reyes/ }).click()
  await expect(theirs.getByText('The heron stood in the reeds again.')).toBeVisible()
  await expect(theirs.getByText('For me alone')).toHaveCount(0)

  await page.getByRole('link', { name: /Bo Lind/ }).click()
  await expect(page.getByText('Nothing shared yet')).toBeVisible()
  await page.getByRole('button', { name: 'Unfriend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unfriend' }).click()
  await expect(page.getByText('No friends yet')).toBeVisible()
  await expect(theirs.getByText('You two are not connected')).toBeVisible()
  await expect(theirs.getByText('The heron stood in the reeds again.')).toHaveCount(0)
  await guest.close()
})

test('a link that somebody else has used, or that never was, is told in plain words', async ({ page, signedIn }) => {
  const { body } = await signedIn.send<{ token: string }>({ method: 'POST', url: '~/friends/create-invite' })
  await page.goto(`/accept-friend/${body.token}`)
  await expect(page.getByRole('heading', { name: 'This is your own link' })).toBeVisible()
  await page.goto('/accept-friend/nobody-made-this')
  await expect(page.getByRole('heading', { name: 'This link is not known' })).toBeVisible()
})

test('someone whose session is over signs in and accepts', async ({ page, signedIn, product, newcomer }) => {
  const { body } = await signedIn.send<{ token: string }>({ method: 'POST', url: '~/friends/create-invite' })
  const account = newcomer()
  const guest = await joins(product.address, account)
  await page.context().clearCookies()
  await page.addInitScript(
    (id) => sessionStorage.getItem('once') ?? localStorage.setItem('currentUserId', id),
    String(guest.id),
  )
  await page.goto(`/accept-friend/${body.token}`)
  await page.evaluate(() => sessionStorage.setItem('once', 'yes'))
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  await page.getByLabel('Phone number').fill(account.phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for Ana Reyes' })).toBeVisible()
})

for (const size of sizes) {
  test(`friends are sound at ${size.width} pixels, empty and full`, async ({ page, signedIn, product, newcomer }) => {
    await page.setViewportSize(size)
    await page.goto('/friends')
    await page.getByText('No friends yet').waitFor()
    await isSound(page)
    const name = 'Wilhelmina Featherstonehaugh-Cholmondeley of the Upper Dale'
    const friend = await joins(product.address, { ...newcomer(), name })
    await befriend(signedIn, friend)
    await opens(await joins(product.address, newcomer()), await invites(signedIn))
    const entry = { title: 'Heron at dawn', content: 'word '.repeat(300).trim(), visibility: 'friends' }
    await friend.send({ method: 'POST', url: '~/journal-entries', body: entry })
    const { token } = await invites(await joins(product.address, newcomer()))
    const paths = ['/friends', `/friends?friend=${friend.id}`, `/accept-friend/${token}`, '/accept-friend/unknown']
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await isSound(page)
    }
  })
}

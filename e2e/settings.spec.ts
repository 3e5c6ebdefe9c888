import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'

test('calls switched off are not scheduled, and a choice not saved is not lost by accident', async ({
  page,
  signedIn,
}) => {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Daily call' }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Not scheduled').first()).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: 'Daily call' })).not.toBeChecked()
  expect(await signedIn.get('~')).toMatchObject({ callTime: null })
})

test('a journal is taken along in one file', async ({ page, signedIn }) => {
  await signedIn.writes('I finally finished the garden fence.', 'The fence')
  await page.goto('/settings#data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^journal-ai-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const entry = Object.keys(files).find((name) => name.endsWith('-the-fence.md')) ?? ''
  expect(strFromU8(files[entry] ?? new Uint8Array())).toContain('I finally finished the garden fence.')
  expect(strFromU8(files['journal.json'] ?? new Uint8Array())).toContain(signedIn.user.phoneNumber)
})

test('a deleted account is gone everywhere, and nobody signs in to it again', async ({ page, newcomer, signedIn }) => {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/journal-entries')
  await elsewhere.getByRole('heading', { name: 'Journal Entries' }).waitFor()
  await page.goto('/settings#data')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('That isn’t your password. Nothing was deleted.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(newcomer().password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.getByLabel('Phone number').fill(signedIn.user.phoneNumber)
  await elsewhere.getByLabel('Password', { exact: true }).fill(newcomer().password)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere.getByText('Login Failed', { exact: true })).toBeVisible()
})

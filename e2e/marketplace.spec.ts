import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './fixtures.ts'

const run = promisify(execFile)

test('a coach that was installed and chosen rings, says hello and stands in the transcript', async ({
  page,
  signedIn,
  phone,
}) => {
  await page.getByRole('link', { name: 'Marketplace' }).click()
  const willow = page.getByRole('article', { name: 'Willow' })
  await willow.getByRole('button', { name: 'Install' }).click()
  await expect(page.getByText('AI Coach has been added to your account!', { exact: true })).toBeVisible()
  await expect(willow.getByRole('button', { name: 'Installed' })).toBeVisible()
  await willow.getByRole('button', { name: 'Use Willow' }).click()
  await expect(page.getByText('AI Coach Updated', { exact: true })).toBeVisible()
  await expect(willow.getByText('In use')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('button', { name: 'Start Call Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Incoming call from Willow' })).toBeVisible()
  await phone.answer()
  await expect(page.getByRole('heading', { name: 'Willow' })).toBeVisible()
  await expect(page.getByRole('log').getByText(/Willow.*\bAI\b/)).toBeVisible()
  await phone.say('I walked along the river and thought of my grandfather.')
  await phone.hangUp()
  await page.getByRole('link', { name: 'Read it in your journal' }).waitFor()
  const [entry] = await signedIn.get<{ transcription: string }[]>('~/journal-entries')
  expect(entry?.transcription).toMatch(/^Willow: /)
})

test('a bundle brings its habits along', async ({ page, signedIn }) => {
  await page.goto('/marketplace')
  await page.getByRole('tab', { name: 'Bundles' }).click()
  const rest = page.getByRole('article', { name: 'Rest Well' })
  await rest.getByRole('button', { name: 'Install Bundle' }).click()
  await expect(page.getByText('Complete bundle has been added to your account!', { exact: true })).toBeVisible()
  await expect(rest.getByRole('button', { name: 'Installed' })).toBeVisible()
  expect((await signedIn.get<{ name: string }[]>('/api/habits')).map(({ name }) => name)).toContain('Screens away')
})

test('whom the host lists can be found', async ({ page, product, signedIn }) => {
  const file = join(await mkdtemp(join(tmpdir(), 'journal-coaches-')), 'coaches.json')
  const mara = {
    name: 'Mara Lind',
    description: 'For people between jobs',
    bio: 'Eight years a coach.',
    hourlyRate: 9500,
  }
  await writeFile(file, JSON.stringify([mara]))
  const command = 'server/features/marketplace/human-coaches/import-command.ts'
  const { stdout } = await run(process.execPath, [command, file], { env: { DATA_DIR: product.dataDir } })
  expect(stdout).toBe('1 added, 0 brought up to date\n')
  await page.goto('/marketplace?tab=human-coaches')
  await page.getByRole('article', { name: 'Mara Lind' }).getByRole('button', { name: 'Book Session' }).click()
  await expect(page.getByText('Opening booking system for Mara Lind', { exact: true })).toBeVisible()
  expect(await signedIn.get('/api/marketplace/human-coaches')).toHaveLength(1)
})

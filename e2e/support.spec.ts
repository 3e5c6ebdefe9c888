import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from './fixtures.ts'

test('a visitor asks for help, and the host reads it and marks it done', async ({ page, product }) => {
  const support = async (...args: string[]) => {
    const command = ['server/features/support/support-command.ts', ...args]
    const env = { ...process.env, DATA_DIR: product.dataDir }
    return (await promisify(execFile)(process.execPath, command, { env })).stdout
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { name: 'Support Center' })).toBeVisible()
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
  await page.getByLabel('Name').fill('Wilhelmina Quark')
  await page.getByLabel('Email').fill('mina@example.com')
  await page.getByLabel('Category').selectOption('Technical')
  await page.getByLabel('Priority').selectOption('High')
  await page.getByLabel('Subject').fill('No call today')
  await page.getByLabel('Message').fill('It did not ring at seven.')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText('Support Request Submitted', { exact: true })).toBeVisible()
  const listed = await support()
  expect(listed).toContain('high · technical')
  expect(listed).toContain('Wilhelmina Quark <mina@example.com>\nNo call today\n\nIt did not ring at seven.')
  const number = /#(\d+)/.exec(listed)?.[1] ?? ''
  expect(await support('done', number)).toBe(`${number} is done\n`)
  expect(await support()).toBe('no open requests\n')
  expect(await support('remove', number)).toBe(`${number} is removed\n`)
})

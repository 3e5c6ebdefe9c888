import type { Page } from '@playwright/test'
import { startCarrier } from '#server/testing/carriers/carrier.ts'
import { startProduct } from '#server/testing/product.ts'
import { type Account, test as base, expect } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

type OverALine = { address: string; textsTo: (number: string) => string }

/** A product of its own whose calls go over a carrier. */
const test = base.extend<{ overALine: OverALine }>({
  overALine: async ({ page }, use) => {
    const carrier = await startCarrier('twilio')
    const product = await startProduct({ carrier })
    await use({ address: product.address, textsTo: (number) => carrier.toldTo(number).join('\n') })
    await page.goto('about:blank')
    await product.stop()
    await carrier.close()
    expect(carrier.violations).toEqual([])
  },
})

/** Led to where the number is proved. */
async function registers(page: Page, address: string, account: Account) {
  await page.goto(`${address}/register`)
  await page.getByLabel('Name').fill(account.name)
  await page.getByLabel('Phone number').fill(account.phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/prove-number$/)
  return account
}

for (const size of sizes) {
  test(`a new person proves their number at ${size.width} pixels, and only then is a call promised`, async ({
    page,
    newcomer,
    overALine,
  }) => {
    await page.setViewportSize(size)
    const { phoneNumber } = await registers(page, overALine.address, newcomer())
    await page.getByRole('button', { name: 'Text me a code' }).waitFor()
    await isSound(page)

    await page.getByRole('link', { name: 'Not now' }).click()
    await expect(page.getByText('No daily call comes before your number is proved.')).toBeVisible()
    await page.getByRole('link', { name: 'Prove your number' }).click()

    await page.getByRole('button', { name: 'Text me a code' }).click()
    const field = page.getByLabel('Six-digit code')
    await expect(field).toBeFocused()
    const [code = ''] = /\d{6}/.exec(overALine.textsTo(phoneNumber)) ?? []
    await field.fill(code === '111111' ? '222222' : '111111')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/That isn’t the code we told you/)).toBeVisible()
    await isSound(page)

    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your number is proved' })).toBeVisible()
    await isSound(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByText('Next Call:')).toBeVisible()
  })

  test(`whoever changes their number at ${size.width} pixels proves the new one, and signs in with it`, async ({
    page,
    newcomer,
    overALine,
  }) => {
    await page.setViewportSize(size)
    const { password } = await registers(page, overALine.address, newcomer())
    const other = newcomer().phoneNumber

    await page.goto(`${overALine.address}/settings#calls`)
    await page.getByRole('link', { name: 'Change number' }).click()
    await page.getByLabel('New phone number').fill(other)
    await page.getByLabel('Your password', { exact: true }).fill('not this one')
    await page.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(page.getByText('That isn’t your password. Your number is as it was.')).toBeVisible()
    await isSound(page)
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your number is changed' })).toBeVisible()
    await isSound(page)

    await page.getByRole('link', { name: 'Prove your number' }).click()
    await page.getByRole('button', { name: 'Text me a code' }).click()
    const field = page.getByLabel('Six-digit code')
    await expect(field).toBeFocused()
    const [code = ''] = /\d{6}/.exec(overALine.textsTo(other)) ?? []
    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your number is proved' })).toBeVisible()

    await page.context().clearCookies()
    await page.goto(`${overALine.address}/login`)
    await page.getByLabel('Phone number').fill(other)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Next Call:')).toBeVisible()
  })
}

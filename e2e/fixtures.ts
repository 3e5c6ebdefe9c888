import { test as base, expect, type Page } from '@playwright/test'
import { joins, type Person } from '#server/testing/person.ts'
import { type Product, startProduct } from '#server/testing/product.ts'

export { expect }

/** The person's hand on the phone in the page. */
export type Phone = ReturnType<typeof phoneIn>

type Fixtures = { newcomer: () => Account; signedIn: Person; phone: Phone }
export type Account = { name: string; phoneNumber: string; password: string; timeZone: string; callTime: string }

let numbers = 0

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ product }, use) => use(product.address),

  /** What the page says in its console is a failure of the test, but for answers we asked to be refused. */
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      const isRefusal = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  newcomer: async ({}, use, { workerIndex }) => {
    await use(() => {
      numbers += 1
      return {
        name: 'Ana Reyes',
        phoneNumber: `+1415${String(5_550_000 + workerIndex * 1_000 + numbers)}`,
        password: 'a quiet lake at dawn',
        timeZone: 'America/New_York',
        callTime: '19:00',
      }
    })
  },

  signedIn: async ({ page, product, newcomer }, use) => {
    const person = await joins(product.address, newcomer())
    const [name = '', value = ''] = (person.headers.cookie ?? '').split('=')
    await page.context().addCookies([{ name, value, url: product.address }])
    await page.addInitScript((id) => localStorage.setItem('currentUserId', id), String(person.id))
    await page.goto('/dashboard')
    await use(person)
  },

  phone: async ({ page }, use) => use(phoneIn(page)),
})

function phoneIn(page: Page) {
  return {
    answer: () => page.getByRole('button', { name: 'Answer' }).click(),
    decline: () => page.getByRole('button', { name: 'Decline' }).click(),
    /** Types, as where a browser cannot hear. */
    async say(words: string) {
      await page.getByRole('textbox', { name: /type/i }).fill(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log').getByText(words)).toBeVisible()
    },
    hangUp: () => page.getByRole('button', { name: 'Hang Up' }).click(),
  }
}

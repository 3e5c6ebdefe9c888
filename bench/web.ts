import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { joins } from '#server/testing/person.ts'
import { startProduct } from '#server/testing/product.ts'
import { row } from './figures.ts'

const account = {
  name: 'Bench',
  phoneNumber: '+14155550199',
  password: 'measured in a browser',
  timeZone: 'America/New_York',
  callTime: '19:00',
}

/** The JavaScript that Chromium fetches until a screen can be used, as gzip would carry it. */
export async function benchWeb() {
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const person = await joins(product.address, account)
    const [name = '', value = ''] = (person.headers.cookie ?? '').split('=')
    row('screen', 'JavaScript, gzip', 'budget')
    row('---', '---', '---')
    for (const { path, isUsable, budget } of screens) {
      const context = await browser.newContext()
      await context.addCookies([{ name, value, url: product.address }])
      const page = await context.newPage()
      if (path !== '/') await page.addInitScript((id) => localStorage.setItem('currentUserId', id), String(person.id))
      const scripts: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
      })
      await page.goto(product.address + path)
      await page.getByRole('heading', { name: isUsable }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
      row(path, `${(bytes / 1024).toFixed(1)} KB`, `${budget} KB`)
      await context.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

const screens = [
  { path: '/', isUsable: 'Your AI-Powered Journaling Companion', budget: 90 },
  { path: '/dashboard', isUsable: 'Dashboard', budget: 180 },
]

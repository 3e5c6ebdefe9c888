import type { WebSocketRoute } from '@playwright/test'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { expect, test } from './fixtures.ts'

test('what you say on a call is in your journal when you hang up', async ({ page, signedIn, phone }) => {
  await page.getByRole('button', { name: 'Start Call Now' }).click()
  await expect(page.getByText('Your daily check-in call is being placed now.', { exact: true })).toBeVisible()
  await phone.answer()
  await phone.say('I finally finished the garden fence with my brother.')
  await phone.say('We started at seven in the morning and it rained twice.')
  await phone.say('He told me that he is moving to Lisbon in the spring.')
  await phone.say('I am proud of him, and I will miss him a lot.')
  await phone.say('Tonight I want to call our mother and tell her about the fence.')
  await phone.hangUp()
  await expect(page.getByText('Call Completed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Read it in your journal' }).click()
  await expect(page.getByText('garden fence').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('garden fence').first()).toBeVisible()
  expect(signedIn.id).toBeGreaterThan(0)
})

test('what you say while the line is dead is in your journal, once', async ({ page, signedIn, phone }) => {
  const sentences = [
    'The heron stood in the reeds again this morning.',
    'My brother phoned while I was watching it.',
    'He is moving to Lisbon in the spring.',
    'I will miss our walks along the river.',
    'Tonight I want to write to him.',
  ]
  const [before = '', first = '', second = '', after = '', last = ''] = sentences
  await page.getByRole('button', { name: 'Start Call Now' }).click()
  await phone.answer()
  await phone.say(before)
  await page.context().setOffline(true)
  await expect(page.getByText('Reconnecting…')).toBeVisible()
  await phone.say(first)
  await phone.say(second)
  await page.context().setOffline(false)
  await expect(page.getByText('On the line', { exact: true })).toBeVisible()
  await phone.say(after)
  await phone.say(last)
  await phone.hangUp()
  await page.getByRole('link', { name: 'Read it in your journal' }).waitFor()
  expect(await whatWasSaid(signedIn)).toEqual(sentences)
})

test('words that went into a socket nobody knew was dead are said again', async ({ page, signedIn, phone }) => {
  let isDead = false
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/relay$/, (line) => {
    const server = line.connectToServer()
    lines.push(line)
    const carries = () => !isDead || line !== lines[0]
    line.onMessage((frame) => carries() && server.send(frame))
    server.onMessage((frame) => carries() && line.send(frame))
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Start Call Now' }).click()
  await phone.answer()
  await phone.say('The heron stood in the reeds again this morning.')
  await expect(page.getByRole('log').getByText('Journal')).toHaveCount(2)
  isDead = true
  await phone.say('My brother phoned while I was watching it.')
  await phone.say('He is moving to Lisbon in the spring.')
  await lines[0]?.close({ code: 3000 })
  await expect(page.getByText('Reconnecting…')).toBeVisible()
  await phone.say('I will miss our walks along the river.')
  await expect(page.getByText('On the line', { exact: true })).toBeVisible()
  await phone.hangUp()
  await page.getByRole('link', { name: 'Read it in your journal' }).waitFor()
  expect(await whatWasSaid(signedIn)).toEqual([
    'The heron stood in the reeds again this morning.',
    'My brother phoned while I was watching it.',
    'He is moving to Lisbon in the spring.',
    'I will miss our walks along the river.',
  ])
})

test('a tab duplicated during a call leaves the call where it is', async ({ page, phone, signedIn }) => {
  await page.getByRole('button', { name: 'Start Call Now' }).click()
  await phone.answer()
  await phone.say('The heron stood in the reeds again this morning.')
  // A window opened by the page gets a copy of its session storage, as a duplicated tab does.
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/dashboard'))
  const duplicate = await opening
  await duplicate.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(await duplicate.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await duplicate.waitForTimeout(1000)
  await expect(duplicate.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('On the line', { exact: true })).toBeVisible()
  await phone.hangUp()
  await page.getByRole('link', { name: 'Read it in your journal' }).waitFor()
  expect(await whatWasSaid(signedIn)).toEqual(['The heron stood in the reeds again this morning.'])
})

async function whatWasSaid(person: Person) {
  const [entry] = await person.get<SentEntry[]>('~/journal-entries')
  const lines = entry?.transcription?.split('\n') ?? []
  return lines.filter((line) => line.startsWith('Ana: ')).map((line) => line.replace('Ana: ', ''))
}

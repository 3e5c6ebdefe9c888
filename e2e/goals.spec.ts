import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { isSound, sizes } from './sound.ts'

const told = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

/** Switches it on as everybody would: in the settings, where its section then shows. */
async function switchOn(page: Page, name: string) {
  await page.goto('/settings')
  await page.getByRole('switch', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await told(page, 'Settings Updated')
}

test('a goal is set, comes closer, and is reached', async ({ page, signedIn }) => {
  await switchOn(page, 'Goals')
  await page.getByRole('button', { name: 'New Goal' }).click()
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await told(page, 'Title is required')
  await page.getByRole('textbox', { name: 'Title' }).fill('Run ten kilometres')
  await page.getByRole('textbox', { name: 'Description' }).fill('Along the river')
  await page.getByRole('textbox', { name: 'Milestones' }).fill('Five kilometres')
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await told(page, 'Goal Created')

  await page.getByRole('slider', { name: 'Progress of Run ten kilometres' }).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => signedIn.get('~/goals')).toMatchObject([{ progressPercentage: 15 }])

  await page.getByRole('button', { name: 'Mark done' }).click()
  await told(page, 'Goal Completed')
  await page.reload()
  await page.getByText('Done and let go (1)').click()
  await expect(page.getByRole('heading', { name: 'Run ten kilometres' })).toBeVisible()
  expect(await signedIn.get('~/goals')).toMatchObject([
    { status: 'completed', progressPercentage: 100, milestones: ['Five kilometres'] },
  ])
})

test('what is ticked in one page shows in another, and neither undoes the other', async ({ page, signedIn }) => {
  await switchOn(page, 'Checklists')
  await page.getByRole('button', { name: 'New Checklist' }).click()
  await expect(page.getByRole('button', { name: 'Create Checklist' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Title' }).fill('Morning')
  for (const text of ['Water', 'Stretch']) {
    await page.getByRole('textbox', { name: 'New item' }).fill(text)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('switch', { name: 'Starts anew' }).click()
  await page.getByRole('button', { name: 'Create Checklist' }).click()
  await told(page, 'Checklist Created')
  await told(page, '0 of 2 done · Starts anew every day')

  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('checkbox', { name: 'Water' }).click()
  await page.getByRole('checkbox', { name: 'Stretch' }).click()
  for (const each of [page, other]) await told(each, '2 of 2 done · Starts anew every day')
  expect(await signedIn.get('~/checklists')).toMatchObject([{ completionPercentage: 100, isRecurring: true }])
})

test('what could not be saved is said within the form, where nothing is lost', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await switchOn(page, 'Coherence mode')
  await page.getByRole('button', { name: 'New Part' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Part' })
  await dialog.getByLabel('Name').fill('The critic')
  await dialog.getByLabel('Description').fill('Finds the fault before others do')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Create Part' }).click()
  await expect(dialog.getByText('Failed to create part. Please try again.', { exact: true })).toBeInViewport()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Create Part' }).click()
  await told(page, 'Part Created')
  expect(await signedIn.get('~/parts')).toMatchObject([{ name: 'The critic', role: 'protector' }])
})

test('an experiment is finished with what it taught, and becomes a routine', async ({ page, signedIn }) => {
  await switchOn(page, 'Experiments')
  await page.getByRole('button', { name: 'New Experiment' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Walk after lunch')
  await page.getByRole('textbox', { name: 'Description' }).fill('Twenty minutes outside')
  await page.getByRole('button', { name: 'Create Experiment' }).click()
  await told(page, 'Experiment Created')
  await told(page, 'Day 1')
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('textbox', { name: 'Lessons learned' }).fill('Rain does not matter')
  await page.getByRole('button', { name: 'Finish Experiment' }).click()
  await told(page, 'Experiment Completed')

  await switchOn(page, 'Routine builder')
  await page.getByRole('button', { name: 'New Routine' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Routine' })
  await dialog.getByLabel('Title').fill('A walk at one')
  await dialog.getByText('More').click()
  await dialog.getByLabel('Came of the experiment').selectOption('Walk after lunch')
  await dialog.getByRole('button', { name: 'Create Routine' }).click()
  await told(page, 'Routine Created')
  await told(page, 'Every day · From “Walk after lunch”')
  const [experiment] = await signedIn.get<{ id: number; lessonsLearned: string }[]>('~/experiments')
  expect(experiment).toMatchObject({ status: 'completed', lessonsLearned: 'Rain does not matter' })
  expect(await signedIn.get('~/routines')).toMatchObject([{ relatedExperimentId: experiment?.id }])
})

const title = 'A title that nobody would want to break '.repeat(5).trim()
const description = 'word '.repeat(300).trim()
const sections = [
  { what: 'Goal', setting: 'goalsEnabled', url: '/api/goals', body: { title, description, targetDate: '2020-01-01' } },
  {
    what: 'Checklist',
    setting: 'checklistsEnabled',
    url: '/api/checklists',
    body: { title, items: [{ text: 'w'.repeat(300), completed: true }, { text: 'Stretch' }] },
  },
  {
    what: 'Part',
    setting: 'coherenceModeEnabled',
    url: '/api/parts',
    body: { name: 'w'.repeat(100), description, triggers: ['Mistakes'] },
  },
  {
    what: 'Experiment',
    setting: 'experimentsEnabled',
    url: '/api/experiments',
    body: { title, description, endDate: '2100-01-01', dailyActions: [title] },
  },
  {
    what: 'Routine',
    setting: 'routineBuilderEnabled',
    url: '/api/routines',
    body: { title, actions: ['Tea'], duration: 90 },
  },
]

for (const size of sizes) {
  for (const { what, setting, url, body } of sections) {
    test(`the ${what.toLowerCase()}s are sound at ${size.width} pixels, empty, full and in their form`, async ({
      page,
      signedIn,
    }) => {
      await page.setViewportSize(size)
      await signedIn.send({ method: 'PUT', url: '~/settings', body: { [setting]: true } })
      await page.goto('/settings')
      await page.getByText(`No ${what.toLowerCase()}s yet`).waitFor()
      await isSound(page)
      await signedIn.send({ method: 'POST', url, body })
      await page.getByRole('button', { name: /^Edit (A title|www)/ }).waitFor()
      await isSound(page)
      await page.getByRole('button', { name: `New ${what}` }).click()
      await page.getByRole('dialog').getByText('More', { exact: true }).click()
      await isSound(page)
    })
  }
}

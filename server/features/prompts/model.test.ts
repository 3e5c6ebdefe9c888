import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { SentText } from '#contract/language-model.ts'
import { insertEntry } from '#server/features/journal/service.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import { breaksOffAfter, fails, refuses, type Script, says } from '#server/testing/model/model.ts'
import { linesOf, rewords, type SentLine } from '#server/testing/model/rewording.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import type { Person } from '#server/testing/person.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedPrompts } from './queries.ts'
import { wordPrompts } from './wording.ts'

const url = '~/prompts'
const early = Temporal.Instant.from('2026-03-05T10:00:00Z')
const aboutLeo = 'You want to call Leo about the boat. What would you say first?'
const aboutDana = 'What would you say to Dana now, after the story about the goat?'

async function aMorning(...scripts: Script[]) {
  const model = await scriptedModel(...scripts)
  const clock = { now: early }
  const world = await worldOfItsOwn({ env: model.env, now: () => clock.now, onClock: [] })
  const ana = await world.person()
  await ana.allowsModel()
  const call = await wrote(world, ana, 1, 'Rain. I want to call Leo about the boat.')
  const dinner = await wrote(world, ana, 3, 'Dinner with Dana. We laughed about the story of the goat.')
  return { model, world, ana, call, dinner, clock }
}

async function wrote({ services }: World, { id }: Person, daysAgo: number, content: string) {
  const createdAt = early.subtract({ hours: daysAgo * 24 })
  const { entry } = await insertEntry(services, id as UserId, { title: 'Day', content, source: 'manual', createdAt })
  return entry
}

const comes = ({ services }: World, { id }: Person) => wordPrompts(services, id as UserId)
const sentBy = async (person: Person) =>
  (await person.get<{ sent: z.input<typeof SentText>[] }>('~/language-model')).sent
const anew = ({ words }: SentLine) => (words.includes('Leo') ? aboutLeo : words.includes('Dana') ? aboutDana : null)

test('the first questions of a day are about what is theirs, in the words of the model', async () => {
  const { world, ana, call, dinner, model } = await aMorning(rewords(anew))
  await world.services.db.transaction((tx) =>
    world.services.jobs.emit(tx, 'reminders.morning-came', { userId: ana.id as UserId }),
  )
  await eventually('the words', async () => (await sentBy(ana)).some(({ outcome }) => outcome === 'answered'))
  await eventually('the end of it', async () =>
    (await (await fetch(`${world.address}/metrics`)).text()).includes('job="prompts.word",outcome="done"'),
  )
  expect(await ana.get<string[]>(url)).toEqual(expect.arrayContaining([aboutLeo, aboutDana]))
  const sent = (await sentBy(ana)).find(({ purpose }) => purpose === 'prompts')
  expect(sent).toMatchObject({ outcome: 'answered', tokensOut: 30 })
  expect(sent?.entryIds.toSorted()).toEqual([call.id, dinner.id].toSorted())
  expect(model.asked.every(({ text }) => !text.includes(ana.user.name))).toBe(true)
})

test('what the model worded once is not shown again, and the export has it as it was read', async () => {
  const { world, ana } = await aMorning(rewords(anew))
  await comes(world, ana)
  const seen: string[] = []
  for (let time = 0; time < 4; time += 1) seen.push(...(await ana.get<string[]>(url)))
  expect(new Set(seen).size).toBe(12)
  const exported = JSON.stringify(await exportedPrompts.read(world.services, ana.id as UserId))
  expect(exported).toContain(aboutLeo)
})

test('a question that makes something up, is none, or asks the same as before is not shown', async () => {
  const wrong = [
    'Why did you never call Leo about the boat?',
    'Did Leo like it when you called about the boat?',
    'What did Anna say about Leo and the boat?',
    'You want to call Leo about the boat.',
    'What about Leo? What about the boat? Will you call?',
    'Would you call Leo about the boat, please, you amazing sailor?',
    'What would you like for dinner?',
  ]
  const { world, model } = await aMorning()
  for (const text of wrong) {
    model.answers(rewords(({ words }) => (words.includes('Leo') ? text : null)))
    const person = await world.person()
    await person.allowsModel()
    await wrote(world, person, 1, 'Rain. I want to call Leo about the boat.')
    await comes(world, person)
    expect((await sentBy(person))[0]?.outcome).toBe('answered')
    expect(await person.get<string[]>(url)).not.toContain(text)
  }
})

test('a question of the day before is not asked in the same words the day after', async () => {
  const { world, ana, clock } = await aMorning(rewords(({ words }) => (words.includes('Dana') ? aboutDana : null)))
  const seen: string[] = []
  for (let day = 0; day < 6; day += 1) {
    await comes(world, ana)
    seen.push(...(await ana.get<string[]>(url)))
    clock.now = clock.now.add({ hours: 24 })
  }
  expect(seen.filter((text) => text === aboutDana)).toHaveLength(1)
})

test('where the model fails, the questions are the built-in ones', async () => {
  const { world, ana, model } = await aMorning()
  for (const script of [fails(400), refuses, says('Ask them how they are.'), breaksOffAfter('{"lines"')]) {
    model.answers(script)
    await comes(world, ana)
    expect(await ana.get<string[]>(url)).toHaveLength(3)
  }
})

test('whoever has prompts switched off, or needed care these days, is no matter of a model’s', async () => {
  const { world, ana, model } = await aMorning(rewords(anew))
  await ana.send({ method: 'PUT', url: '~/settings', body: { writingPromptsEnabled: false } })
  await comes(world, ana)
  const bo = await world.person()
  await bo.allowsModel()
  await wrote(world, bo, 2, 'I want to call Leo about the boat.')
  await wrote(world, bo, 1, 'I want to kill myself.')
  await comes(world, bo)
  expect(model.asked).toEqual([])
})

test('nothing is sent of an entry in danger, nor of what a person does not want brought up', async () => {
  const { world, ana, model } = await aMorning(rewords(anew))
  await wrote(world, ana, 9, 'I want to kill myself. Dinner with Rosa.')
  await ana.send({ method: 'POST', url: '~/memory/notes', body: { does: 'never', about: 'Dana' } })
  await comes(world, ana)
  expect(model.asked[0]?.text).not.toMatch(/kill|Rosa|Dana/)
})

test('words that are ready go when their entry goes or changes, or when they name what was forbidden', async () => {
  const { world, ana, call, dinner } = await aMorning(rewords(anew))
  await comes(world, ana)
  await ana.send({ method: 'POST', url: '~/memory/notes', body: { does: 'never', about: 'goat' } })
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${call.id}` })
  await ana.send({ method: 'PATCH', url: `~/journal-entries/${dinner.id}`, body: { title: 'Dinner', version: 1 } })
  const ready = async () => {
    const { rows } = await world.services.db.execute<{ done: number }>(
      "select count(*)::int as done from pgboss.job where name like 'prompts.forget%' and state = 'completed'",
    )
    return rows[0]?.done === 2
  }
  await eventually('both to be forgotten', ready)
  const seen = [...(await ana.get<string[]>(url)), ...(await ana.get<string[]>(url))].join()
  expect(seen).not.toMatch(/boat|goat/)
})

test('an entry that was deleted while the model wrote leaves nothing ready', async () => {
  const { world, ana, call, model } = await aMorning()
  const held = Promise.withResolvers<void>()
  model.answers(async (answer, sent) => {
    await held.promise
    await rewords(anew)(answer, sent)
  })
  const coming = comes(world, ana)
  await eventually('the model to be asked', async () => model.asked.length === 1)
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${call.id}` })
  held.resolve()
  await coming
  for (let time = 0; time < 3; time += 1) expect((await ana.get<string[]>(url)).join()).not.toContain('boat')
})

test('each question goes with its own entry and no other', async () => {
  const { world, ana, model } = await aMorning(rewords(() => null))
  await wrote(world, ana, 4, 'The tax office wrote again.')
  await comes(world, ana)
  const [asked] = model.asked
  const lines = asked ? linesOf(asked) : []
  expect(lines.find(({ words }) => words.includes('Leo'))?.entry?.text).toContain('call Leo')
  expect(asked?.text).not.toContain('tax office')
})

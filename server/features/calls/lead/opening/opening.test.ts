import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { SentText } from '#contract/language-model.ts'
import type { UserId } from '#server/platform/services.ts'
import { answers, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { breaksOffAfter, hangsAfter, type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { joins, type Person } from '#server/testing/person.ts'
import { freePort, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { calls } from '../../tables.ts'
import { turnsOf } from '../../turns.ts'
import { keepOpening, openingOf } from './prepared.ts'

const words = 'You planted a lemon tree with Leo. How is it doing?'
const opens = `ask · warm · end=no · mood=-\n${words}`

const rowOf = async ({ services: { db } }: World, { id }: Person) =>
  (
    await db
      .select()
      .from(calls)
      .where(eq(calls.userId, id as UserId))
  )[0]
const sentOf = async (person: Person) =>
  (await person.get<{ sent: z.input<typeof SentText>[] }>('~/language-model')).sent
const starts = async (person: Person) => (await person.send<SentCall>({ method: 'POST', url: '~/call' })).body

/** Somebody whose browser rings, with a model that answers so. */
async function ringing(script: Script, ...turns: Script[]) {
  const model = await scriptedModel(...turns)
  model.opens(script)
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  await ana.allowsModel()
  const entry = await ana.writes('I planted a lemon tree with Leo.', 'Lemon tree')
  const { id } = await starts(ana)
  const isPrepared = () => eventually('an opening', async () => (await rowOf(world, ana))?.opening)
  const isAsked = (outcome: 'answered' | 'failed' | 'stopped') =>
    eventually('the model to be done', async () => (await sentOf(ana))[0]?.outcome === outcome)
  async function answersIt() {
    const caller = await answers(ana, id)
    await caller.listens(1)
    return caller
  }
  const first = async () => {
    const { vault, db } = world.services
    const userId = ana.id as UserId
    return eventually('the greeting', async () => (await turnsOf(db, await vault.safeOf(db, userId), userId, id))[0])
  }
  return { model, world, ana, entry, id, isPrepared, isAsked, answersIt, first }
}

test('what a model wrote while it rang opens the call, after a hello of ours, and is kept nowhere else', async () => {
  const { model, world, ana, entry, isPrepared, answersIt, first } = await ringing(says(opens))
  await isPrepared()
  expect(model.openings[0]?.text).toContain('lemon tree')
  const caller = await answersIt()
  expect(caller.heard[0]).toMatch(/Ana.*\bAI\b/)
  expect(caller.heard[0]?.endsWith(words)).toBe(true)
  const led = { by: 'scripted-1', move: 'ask', entryIds: [entry.id] }
  await expect.poll(first).toMatchObject({ words: caller.heard[0], intent: { does: 'greet', led } })
  await expect.poll(async () => (await rowOf(world, ana))?.opening).toBeNull()
  expect(await sentOf(ana)).toMatchObject([{ purpose: 'opening', outcome: 'answered', entryIds: [entry.id] }])
  expect(world.logged()).not.toMatch(/lemon|Leo/)
})

test('the card is written down with the opening, and not again with the first turn', async () => {
  const { model, ana, isPrepared, answersIt } = await ringing(says(opens), says('listen · calm · end=no · mood=-\nMm.'))
  await isPrepared()
  const caller = await answersIt()
  await caller.says('I walked to the mill.')
  expect(model.asked[0]?.messages.at(-2)?.content).toContain(words)
  const [turn, opening] = await sentOf(ana)
  const wordsOf = (id: number | undefined) => ana.get<{ instructions: string }>(`~/language-model/sent/${id}`)
  expect((await wordsOf(opening?.id)).instructions).toContain('lemon tree')
  expect((await wordsOf(turn?.id)).instructions).not.toContain('lemon tree')
})

test('whoever picks up before it is ready is greeted by the guide, at once', async () => {
  const { model, ana, world, answersIt, first } = await ringing(hangsAfter('ask · warm'))
  await expect.poll(() => model.openings.length).toBe(1)
  const from = performance.now()
  const caller = await answersIt()
  expect(performance.now() - from).toBeLessThan(4_000)
  expect(caller.heard[0]).not.toContain('lemon tree with Leo. How')
  expect(await first()).not.toHaveProperty('intent.led')
  await caller.hangsUp()
  await expect.poll(async () => (await rowOf(world, ana))?.endedAt).not.toBeNull()
})

test.each([
  ['invents a name', says('ask · warm · end=no · mood=-\nHow is Marta today?')],
  ['invents in its second sentence', says('ask · warm · end=no · mood=-\nThe lemon tree. Was it Marta’s idea?')],
  ['asks nothing', says('ask · warm · end=no · mood=-\nYou planted a lemon tree with Leo.')],
  ['has no header', says('How is the lemon tree?')],
  ['breaks off in a sentence', breaksOffAfter('ask · warm · end=no · mood=-\nThe lemon tree. How is')],
])('of a model that %s nothing is kept, and the guide greets', async (_, script) => {
  const { ana, world, answersIt, first } = await ringing(script)
  await eventually('the model to be done', async () => (await sentOf(ana))[0]?.outcome)
  const metrics = () => world.services.metrics.registry.metrics()
  await expect.poll(metrics).toContain('journal_model_answers_total{purpose="opening",words="built-in"} 1')
  expect((await rowOf(world, ana))?.opening).toBeNull()
  await answersIt()
  expect(await first()).not.toHaveProperty('intent.led')
})

type Ringing = Awaited<ReturnType<typeof ringing>>

test.each<[string, (call: Ringing) => Promise<unknown>]>([
  ['its entry is deleted', ({ ana, entry }) => ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` })],
  [
    'its entry is edited',
    ({ ana, entry }) =>
      ana.send({
        method: 'PATCH',
        url: `~/journal-entries/${entry.id}`,
        body: { title: 'A tree', content: 'I planted a lemon tree with Leo, and it broke.', version: 1 },
      }),
  ],
  ['danger is written of', ({ ana }) => ana.writes('I want to kill myself tonight.', 'Night')],
  [
    'it is forbidden to speak of',
    ({ ana }) => ana.send({ method: 'POST', url: '~/memory/notes', body: { does: 'never', about: 'Leo' } }),
  ],
  ['how they like to be talked with changes', ({ ana }) => changes(ana, { preferences: ['No questions about trees'] })],
  ['the memory is switched off', ({ ana }) => ana.send({ method: 'PUT', url: '~/memory', body: { isOn: false } })],
  ['consent is withdrawn', ({ ana }) => ana.send({ method: 'DELETE', url: '~/language-model/consents/journal' })],
  [
    'half an hour goes by',
    async ({ world: { services }, ana, id }) => {
      const call = { userId: ana.id as UserId, id }
      const prepared = await openingOf(services, call)
      if (prepared) await keepOpening(services, call, { ...prepared, preparedAt: prepared.preparedAt - 31 * 60_000 })
    },
  ],
])('it is not said where meanwhile %s', async (_, happens) => {
  const call = await ringing(says(opens))
  await call.isPrepared()
  await happens(call)
  const caller = await call.answersIt()
  expect(caller.heard[0]).toMatch(/\bAI\b/)
  expect(caller.heard[0]).not.toContain('How is it doing?')
  expect(await call.first()).not.toHaveProperty('intent.led')
})

const changes = async (person: Person, body: object) => {
  const { status } = await person.send({ method: 'PUT', url: '~/settings', body })
  expect(status).toBe(200)
}

test('with an entry it was written from it goes from the database, too', async () => {
  const { ana, world, entry, isPrepared } = await ringing(says(opens))
  await isPrepared()
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` })
  await expect.poll(async () => (await rowOf(world, ana))?.opening).toBeNull()
})

test('a call that nobody takes leaves no opening behind', async () => {
  const { ana, world, id, isPrepared } = await ringing(says(opens))
  await isPrepared()
  await ana.send({ method: 'POST', url: `~/calls/${id}/decline` })
  expect((await rowOf(world, ana))?.opening).toBeNull()
})

test('nobody is asked for whoever has not allowed it', async () => {
  const model = await scriptedModel()
  model.opens(says(opens))
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  await ana.writes('I planted a lemon tree with Leo.', 'Lemon tree')
  const { id } = await starts(ana)
  const done = 'journal_jobs_total{job="calls.prepare-opening",outcome="done"} 1'
  await expect.poll(() => world.services.metrics.registry.metrics()).toContain(done)
  const caller = await answers(ana, id)
  await caller.listens(1)
  expect(model.openings).toHaveLength(0)
})

test('killed between ringing and answering, the next process says what was prepared', {
  timeout: 240_000,
}, async () => {
  const model = await scriptedModel()
  model.opens(says(opens))
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-opening-'))
  const port = await freePort()
  const start = () => startProduct({ dataDir, port, env: model.env })
  let product = await start()
  try {
    const ana = await joins(product.address, { ...anyone, phoneNumber: someNumber() })
    await ana.allowsModel()
    await ana.writes('I planted a lemon tree with Leo.', 'Lemon tree')
    const { id } = await starts(ana)
    await eventually('the model to be done', async () => (await sentOf(ana))[0]?.outcome === 'answered')
    const isDone = async () =>
      (await (await fetch(`${product.address}/metrics`)).text()).includes('opening",words="model"')
    await eventually('the opening to be kept', isDone)
    product.process.kill('SIGKILL')
    await once(product.process, 'exit')
    product = await start()
    const caller = await answers(ana, id)
    await caller.listens(1)
    expect(caller.heard[0]?.endsWith(words)).toBe(true)
    expect(model.openings).toHaveLength(1)
    await caller.hangsUp()
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

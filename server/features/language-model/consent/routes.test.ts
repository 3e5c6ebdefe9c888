import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { CoachAnswer } from '#contract/coach.ts'
import { modelConsent } from '#contract/consent.ts'
import type { Sending } from '#contract/language-model.ts'
import type { UserId } from '#server/platform/services.ts'
import type { CurrentLlm, Llm } from '#server/providers/llm/llm.ts'
import { says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import type { Person } from '#server/testing/person.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'
import { llmFor, llmForDanger } from '../allowing.ts'
import { exportedConsents } from './queries.ts'

type Sent = z.input<typeof Sending>

const mine = '~/language-model'
const journal = `${mine}/consents/journal`
const danger = `${mine}/consents/danger`
const seen = { version: modelConsent.version, host: '127.0.0.1' }

async function worldWithModel() {
  const model = await scriptedModel(says('You met Dana in the park.'))
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  await ana.writes('I met Dana in the park. Her dog stole my sandwich.', 'Park')
  return { model, world, ana }
}

const sendingOf = (person: Person) => person.get<Sent>(mine)
const allows = (person: Person, url = journal, body: object = seen) => person.send<Sent>({ method: 'PUT', url, body })
const withdraws = (person: Person, url = journal) => person.send<Sent>({ method: 'DELETE', url })
const mayAsk = async ({ services }: World, { id }: Person) => [
  (await llmFor(services, id as UserId)) !== null,
  (await llmForDanger(services, id as UserId)) !== null,
]

async function isWorded(person: Person) {
  const body = { message: 'When did I last see Dana?' }
  const { body: said } = await person.send<z.input<typeof CoachAnswer>>({
    ...{ method: 'POST', url: '~/ai-coach/chat', body },
  })
  return said.answered.wordedBy !== null
}

/** The host's model is on another machine from now on. */
async function movesTo(world: World, host: string) {
  const current = (await world.services.llm()) as Llm
  const moved: CurrentLlm = async () => ({ ...current, host })
  world.services.llm = moved
}

test('nothing is sent until a person allows it, and nothing after they withdraw it with one request', async () => {
  const { model, ana } = await worldWithModel()
  expect(await sendingOf(ana)).toEqual({
    current: { host: '127.0.0.1', model: 'scripted-1', isOwn: true },
    ...{ allowedSince: { journal: null, danger: null }, askedAgain: null, sent: [] },
  })
  expect(await isWorded(ana)).toBe(false)
  expect(model.asked).toEqual([])

  expect((await allows(ana)).body.allowedSince).toEqual({ journal: expect.any(String), danger: null })
  expect(await isWorded(ana)).toBe(true)

  expect((await withdraws(ana)).body).toMatchObject({ allowedSince: { journal: null }, askedAgain: null })
  expect(await isWorded(ana)).toBe(false)
  expect(model.asked).toHaveLength(1)
})

test('a second opinion on danger has a consent of its own, which goes with the other', async () => {
  const { world, ana } = await worldWithModel()
  await allows(ana)
  expect(await mayAsk(world, ana)).toEqual([true, false])
  await allows(ana, danger)
  expect(await mayAsk(world, ana)).toEqual([true, true])
  await withdraws(ana, danger)
  expect(await mayAsk(world, ana)).toEqual([true, false])
  await allows(ana, danger)
  await withdraws(ana)
  await allows(ana)
  expect(await mayAsk(world, ana)).toEqual([true, false])
})

test('danger alone allows nothing', async () => {
  const { world, ana } = await worldWithModel()
  expect((await allows(ana, danger)).body.allowedSince).toEqual({ journal: null, danger: null })
  expect(await mayAsk(world, ana)).toEqual([false, false])
})

test('a model on another machine is asked for again, and one that comes back was allowed', async () => {
  const { world, ana } = await worldWithModel()
  await allows(ana)
  await movesTo(world, 'models.example')
  const elsewhere = { current: { host: 'models.example', isOwn: false }, askedAgain: 'host' }
  expect(await sendingOf(ana)).toMatchObject({ ...elsewhere, allowedSince: { journal: null } })
  expect(await mayAsk(world, ana)).toEqual([false, false])
  await movesTo(world, '127.0.0.1')
  expect(await mayAsk(world, ana)).toEqual([true, false])
})

test('a consent to other words than those of today is asked for again', async () => {
  const { world, ana } = await worldWithModel()
  await allows(ana)
  await world.services.db.execute(sql`update language_model_consents set version = '2026-01-01'`)
  expect(await sendingOf(ana)).toMatchObject({ allowedSince: { journal: null }, askedAgain: 'words' })
  expect(await mayAsk(world, ana)).toEqual([false, false])
})

test('whoever saw other words or another host than there are now is told to read them again', async () => {
  const { world, ana } = await worldWithModel()
  for (const body of [
    { ...seen, version: '2026-01-01' },
    { ...seen, host: 'models.example' },
  ]) {
    const { status, body: told } = await ana.send({ method: 'PUT', url: journal, body })
    expect([status, (told as { code: string }).code]).toEqual([409, 'consent_changed'])
  }
  world.services.llm = async () => null
  expect((await allows(ana)).status).toBe(409)
  expect((await sendingOf(ana)).current).toBeNull()
})

test('what was agreed to, with which host and when is kept, also after it was withdrawn, and is in the export', async () => {
  const { world, ana } = await worldWithModel()
  await allows(ana)
  await allows(ana)
  await withdraws(ana)
  await allows(ana)
  const kept = await exportedConsents.read(world.services, ana.id as UserId)
  expect(kept).toMatchObject([
    { about: 'journal', host: '127.0.0.1', version: modelConsent.version, withdrawnAt: expect.any(Date) },
    { about: 'journal', words: expect.stringContaining('the language model at 127.0.0.1'), withdrawnAt: null },
  ])
})

test('nobody allows or withdraws it for somebody else, or without being signed in', async () => {
  const { world, ana } = await worldWithModel()
  await allows(ana)
  const bo = await world.person()
  const url = journal.replace('~', `/api/users/${ana.id}`)
  expect((await withdraws(bo, url)).status).toBe(403)
  expect((await allows(bo, url)).status).toBe(403)
  const headers = { origin: ana.address, 'content-type': 'application/json' }
  for (const method of ['PUT', 'DELETE']) {
    const body = method === 'PUT' ? { body: JSON.stringify(seen) } : {}
    expect((await fetch(`${ana.address}${url}`, { method, headers, ...body })).status).toBe(401)
  }
  expect(await mayAsk(world, ana)).toEqual([true, false])
  expect(await mayAsk(world, bo)).toEqual([false, false])
})

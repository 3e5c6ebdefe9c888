import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { calls } from '#server/testing/caller.ts'
import { copyOfTemplate, urlOf } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { hangsAfter } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { joins } from '#server/testing/person.ts'
import { freePort, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber } from '#server/testing/world.ts'
import { answers, firstEntry, lastCall, onTheLine, question, sentOf, story } from './testing/on-the-line.ts'

test('a slow model is covered by a sign of listening, and then heard', async () => {
  const ready = Promise.withResolvers<void>()
  const { model, ana, caller, passes } = await onTheLine(async (answer, sent) => {
    await ready.promise
    return answers(question)(answer, sent)
  })
  caller.mutters(story)
  await eventually('the model to be asked', async () => model.asked.length === 1)
  expect(caller.heard).toHaveLength(1)
  passes(900)
  await caller.listens(2)
  expect(caller.heard[1]).toMatch(/^(?:Mm|Hm|I hear you)/)
  ready.resolve()
  await caller.listens(3)
  expect(caller.heard[2]).toBe(question)
  const said = (await lastCall(ana))?.transcriptionText
  expect(said).toContain(`Journal: ${caller.heard[1]}\nJournal: ${question}`)
})

test('after four seconds the built-in words are said, and the model is stopped', async () => {
  const stopped = Promise.withResolvers<void>()
  const { model, ana, caller, passes } = await onTheLine(hangsAfter('{"words": "The gar', stopped.resolve))
  caller.mutters(story)
  await eventually('the model to be asked', async () => model.asked.length === 1)
  passes(900)
  await caller.listens(2)
  passes(3_100)
  await caller.listens(3)
  expect(caller.heard[2]).toMatch(/\?$/)
  await stopped.promise
  await eventually('the end in the list', async () => (await sentOf(ana))[0]?.outcome === 'stopped')
})

test('who goes on while the model thinks is answered once, to everything they said', async () => {
  const stopped = Promise.withResolvers<void>()
  const { model, ana, caller } = await onTheLine(hangsAfter('', stopped.resolve), answers(question))
  caller.mutters(story)
  await eventually('the model to be asked', async () => model.asked.length === 1)
  caller.mutters('It rained twice while we worked.')
  await stopped.promise
  await caller.listens(2)
  expect(caller.heard.slice(1)).toEqual([question])
  expect(JSON.parse(model.asked[1]?.messages.at(-1)?.content ?? '').talk.at(-1)).toEqual({
    ...{ speaker: 'person', words: `${story} It rained twice while we worked.` },
  })
  await eventually('the end in the list', async () => (await sentOf(ana))[1]?.outcome === 'stopped')
})

test('who hangs up while the model thinks stops it, and every word is kept', async () => {
  const stopped = Promise.withResolvers<void>()
  const { model, ana, caller } = await onTheLine(hangsAfter('', stopped.resolve))
  caller.mutters(story)
  await eventually('the model to be asked', async () => model.asked.length === 1)
  await caller.hangsUp()
  await stopped.promise
  expect((await firstEntry(ana)).content).toContain(story)
  expect(caller.heard).toHaveLength(1)
  await eventually('the end in the list', async () => (await sentOf(ana))[0]?.outcome === 'stopped')
})

test('killed while the model thinks, no word is lost, and the call comes back with built-in words', async () => {
  const model = await scriptedModel(hangsAfter(''))
  const connection = await copyOfTemplate(inject('databaseServer'))
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-wording-'))
  const port = await freePort()
  const secrets = { DATABASE_URL: urlOf(connection), ENCRYPTION_KEY: randomBytes(32).toString('base64') }
  const starts = () => startProduct({ dataDir, port, env: { ...secrets, ...model.env } })
  let product = await starts()
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const ana = await joins(product.address, { ...anyone, phoneNumber: someNumber() })
  await ana.allowsModel()
  const caller = await calls(ana)
  await caller.listens()
  caller.mutters(story)
  await eventually('the model to be asked', async () => model.asked.length === 1)
  product.process.kill('SIGKILL')
  await once(product.process, 'exit')
  product = await starts()
  const again = await caller.comesBack()
  await again.listens()
  expect(again.heard).toHaveLength(1)
  expect(model.asked).toHaveLength(1)
  await again.hangsUp()
  expect((await firstEntry(ana)).content).toContain(story)
}, 90_000)

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answers, calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joins, type Person, type SentEntry } from '#server/testing/person.ts'
import { freePort, type Product, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber } from '#server/testing/world.ts'

const turns = [
  'We walked up to the old mill before lunch.',
  'The miller’s daughter showed us the wheel that her father had repaired.',
  'On the way back it rained and we did not mind at all.',
  'I slept in the train and dreamed of the sea.',
]

/** A product whose process can be killed without warning, and started again on the same folder and port. */
async function fragileProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-crash-'))
  const port = await freePort()
  let product: Product = await startProduct({ dataDir, port })
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    person: () => joins(product.address, { ...anyone, phoneNumber: someNumber() }),
    async kill() {
      product.process.kill('SIGKILL')
      await once(product.process, 'exit')
    },
    async startAgain() {
      product = await startProduct({ dataDir, port })
    },
  }
}

const entriesOf = (person: Person) => person.get<SentEntry[]>('~/journal-entries')

test('killed between any two turns and started again, the call goes on and becomes one entry', async () => {
  const product = await fragileProduct()
  const ana = await product.person()
  let caller = await calls(ana)
  await caller.listens()
  for (const words of turns) {
    await caller.says(words)
    await product.kill()
    await product.startAgain()
    caller = await answers(ana, caller.callId, caller.phoneId)
    await caller.listens()
  }
  await caller.hangsUp()
  const entry = await eventually('the entry', async () => (await entriesOf(ana))[0])
  for (const words of turns) expect(entry.transcription?.split(words)).toHaveLength(2)
  expect(await entriesOf(ana)).toHaveLength(1)
})

test('killed in the middle of a call nobody comes back to, what was said becomes the entry, once', async () => {
  const product = await fragileProduct()
  const ana = await product.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says(turns[0] ?? '')
  caller.mutters(turns[1] ?? '')
  await product.kill()
  await product.startAgain()
  const entry = await eventually('the entry', async () => (await entriesOf(ana))[0])
  expect(entry.transcription).toContain(turns[0])
  expect(await ana.get<SentCall[]>('~/call-history')).toMatchObject([{ status: 'completed', journalEntryId: entry.id }])
  await product.kill()
  await product.startAgain()
  expect(await entriesOf(ana)).toHaveLength(1)
})

test('killed right after the goodbye, the entry is written when the product is back', async () => {
  const product = await fragileProduct()
  const ana = await product.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says(turns[0] ?? '')
  await caller.hangsUp()
  await product.kill()
  await product.startAgain()
  const entry = await eventually('the entry', async () => (await entriesOf(ana))[0])
  expect(entry.transcription).toContain(turns[0])
  expect(await entriesOf(ana)).toHaveLength(1)
})

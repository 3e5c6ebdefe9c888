import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joins, type SentEntry } from '#server/testing/person.ts'
import { freePort, type Product, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber } from '#server/testing/world.ts'

test('killed in the middle of a telephone call, what was said becomes the entry, and nobody is called again', {
  timeout: 120_000,
}, async () => {
  const carrier = await emulates('twilio')
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-carrier-'))
  const port = await freePort()
  const env = carrier.environment(`http://127.0.0.1:${port}`)
  let product: Product = await startProduct({ dataDir, port, env })
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const ana = await joins(product.address, { ...anyone, phoneNumber: someNumber() })
  const ringing = carrier.rings(ana.user.phoneNumber)
  await ana.send({ method: 'POST', url: '~/call' })
  const phone = await ringing
  await phone.answers()
  await phone.listens()
  await phone.says('yes, this is Ana')
  await phone.listens()
  await phone.says('we walked up to the old mill before lunch')
  await phone.listens()
  product.process.kill('SIGKILL')
  await once(product.process, 'exit')
  product = await startProduct({ dataDir, port, env })
  const entry = await eventually('the entry', async () => (await ana.get<SentEntry[]>('~/journal-entries'))[0], {
    withinMs: 90_000,
  })
  expect(entry.transcription).toContain('old mill')
  expect(await ana.get<SentCall[]>('~/call-history')).toMatchObject([{ status: 'completed', journalEntryId: entry.id }])
  expect(carrier.timesDialled(ana.user.phoneNumber)).toBe(1)
})

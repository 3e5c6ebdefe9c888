import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joins, type SentEntry } from '#server/testing/person.ts'
import { freePort, type Product, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber } from '#server/testing/world.ts'
import { story, tellsAll } from './testing/killing.ts'
import { recovering } from './testing/recovering.ts'
import { steps } from './testing/steps.ts'

test.concurrent.for(steps)(
  '$step: killed $killed, it rings once over $over, keeps what was answered, and is over',
  { timeout: 300_000 },
  async ({ over, speed = 4, person = tellsAll, kept, processes, laterMinutes = 0, ...step }, { onTestFinished }) => {
    // Whoever is on the line when it dies waits in vain for the rest.
    const run = await recovering(over, { speed, tolerates: kept < 2 ? ['person'] : [] }, onTestFinished)
    const { carrier, ana } = run
    const { phoneNumber } = ana.user
    carrier.person(phoneNumber, person(run))
    carrier.faults.callback = step.callbacks
    await step.kills(run)
    await run.isDead
    carrier.faults.callback = step.callbacks
    carrier.faults.breaksLine = undefined
    await run.later(laterMinutes)
    await run.startsAgain(processes)

    const [call] = await eventually(
      'the call to be over',
      async () => {
        const calls = await ana.get<SentCall[]>('~/call-history')
        return calls.length > 0 && calls.every(({ duration }) => duration !== null) && calls
      },
      { withinMs: 60_000 },
    )
    expect(call).toMatchObject({ status: 'completed', attempt: 1 })
    expect(call?.reason).not.toBeNull()
    for (const sentence of story.slice(0, kept)) expect(call?.transcriptionText).toContain(sentence)
    const isWritten = () => run.isSo('the entry', 'select from calls where journal_entry_id is not null', 90_000)
    if (kept > 0) await isWritten()
    await run.isSo(
      'the queue to be done',
      `select where not exists (select from pgboss.job where name like 'calls.%' and state < 'completed')`,
      90_000,
    )
    await carrier.settled()

    const entries = await ana.get<SentEntry[]>('~/journal-entries')
    expect(entries).toHaveLength(kept > 0 ? 1 : 0)
    for (const sentence of story.slice(0, kept)) expect(entries[0]?.transcription).toContain(sentence)
    expect(carrier.timesDialled(phoneNumber)).toBe(1)
    expect(await run.rows('select slot is not null as planned, ended_at is not null as over from calls')).toEqual([
      { planned: true, over: true },
    ])
    expect(await run.rows('select from users where next_call_at > now()')).toHaveLength(1)
  },
)

test.concurrent('killed in the middle of a call with its own database, what was said becomes the entry', {
  timeout: 240_000,
}, async ({ onTestFinished }) => {
  const carrier = await emulates('twilio', {}, onTestFinished)
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
  await phone.says(story[0])
  await phone.listens()
  product.process.kill('SIGKILL')
  await once(product.process, 'exit')
  product = await startProduct({ dataDir, port, env })
  const entry = await eventually('the entry', async () => (await ana.get<SentEntry[]>('~/journal-entries'))[0], {
    withinMs: 90_000,
  })
  expect(entry.transcription).toContain(story[0])
  expect(await ana.get<SentCall[]>('~/call-history')).toMatchObject([{ status: 'completed', journalEntryId: entry.id }])
  expect(carrier.timesDialled(ana.user.phoneNumber)).toBe(1)
})

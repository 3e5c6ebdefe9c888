import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { answers, calls } from '#server/testing/caller.ts'
import { copyOfTemplate } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joins, type Person, personWith, type SentEntry } from '#server/testing/person.ts'
import { type Product, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber } from '#server/testing/world.ts'

/** For a while after an outage some answers are still that the database is away. */
const firstEntry = (person: Person) =>
  eventually('the entry', async () => {
    const { status, body } = await person.send<SentEntry[]>({ method: 'GET', url: '~/journal-entries' })
    return status === 200 && body[0]
  })

async function killDatabaseOf({ dataDir }: Product) {
  const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number.parseInt(pidFile, 10), 'SIGKILL')
}

test('a database that dies is started again, and meanwhile everyone is told', async () => {
  const product = await startProduct()
  onTestFinished(() => product.stop())
  const ana = await joins(product.address, { ...anyone, phoneNumber: someNumber() })
  await killDatabaseOf(product)
  const statuses = new Set<number>()
  let good = 0
  await eventually('five good answers in a row', async () => {
    const { status } = await ana.send({ method: 'GET', url: '~/stats' })
    statuses.add(status)
    good = status === 200 ? good + 1 : 0
    return good === 5
  })
  expect([...statuses].sort()).toEqual([200, 503])
  await ana.writes('Written after the database came back.')
})

test('what is said while the database is down is stored when it is back, and answered then', async () => {
  const product = await startProduct()
  onTestFinished(() => product.stop())
  const ana = await joins(product.address, { ...anyone, phoneNumber: someNumber() })
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('We walked up to the old mill before lunch.')
  await killDatabaseOf(product)
  caller.mutters('On the way back it rained and we did not mind at all.')
  const turns = caller.heard.length
  await eventually('the answer', async () => caller.heard.length > turns)
  await caller.hangsUp()
  const entry = await firstEntry(ana)
  expect(entry.transcription).toContain('We walked up to the old mill before lunch.')
  expect(entry.transcription).toContain('On the way back it rained and we did not mind at all.')
})

test('a call whose process dies goes on in another process', async () => {
  const { host, user, database } = (await copyOfTemplate(inject('databaseServer'))) as Record<string, string>
  const env = {
    DATABASE_URL: `postgresql:///${database}?host=${encodeURIComponent(host ?? '')}&user=${user}`,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }
  const [first, second] = [await startProduct({ env }), await startProduct({ env })]
  onTestFinished(async () => {
    await first.stop()
    await second.stop()
  })
  const ana = await joins(first.address, { ...anyone, phoneNumber: someNumber() })
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('We walked up to the old mill before lunch.')
  first.process.kill('SIGKILL')
  await caller.isCutOff()
  const anaElsewhere = personWith(second.address, ana.user, ana.headers.cookie ?? '')
  const again = await answers(anaElsewhere, caller.callId, caller.phoneId)
  await again.listens()
  await again.says('On the way back it rained and we did not mind at all.')
  await again.hangsUp()
  const entry = await firstEntry(anaElsewhere)
  expect(entry.transcription).toContain('We walked up to the old mill before lunch.')
  expect(entry.transcription).toContain('On the way back it rained and we did not mind at all.')
})

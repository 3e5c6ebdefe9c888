import { sql } from 'drizzle-orm'
import { openAtDatabase } from '#server/at-the-database.ts'
import { insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import { readConfig } from '#server/platform/config.ts'
import type { UserId } from '#server/platform/services.ts'
import { crowd } from '#server/testing/crowd.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { freePort, startProcess, startProduct, stopProcess } from '#server/testing/product.ts'
import { ratio, row, say } from '../figures.ts'
import { answersPerSecond } from '../load.ts'

const entryLength = 1_500

/** The list of a hundred entries beside the same JSON from a bare server, and statistics of small and large journals. */
export async function benchJournal() {
  const product = await startProduct()
  const { services, connection, close } = await openAtDatabase(readConfig({ DATA_DIR: product.dataDir }))
  try {
    const [reader, small, large] = await crowd(services, { address: product.address, size: 3 })
    if (!reader || !small || !large) throw new Error('three people were asked for')
    const texts = textsOf(entryLength)
    const write = async (userId: number, count: number) => {
      await services.db.transaction(async (tx) => {
        for (let n = 0; n < count; n += 1) {
          const createdAt = Temporal.Now.instant().subtract({ hours: 7 * n })
          const content = texts[n % texts.length] ?? ''
          const draft = { title: `Entry ${n}`, content, source: 'manual' as const, createdAt }
          await insertEntry({ ...services, db: tx }, userId as UserId, draft)
        }
        await refreshTotals(tx, userId as UserId)
      })
    }
    await write(reader.id, 300)
    await write(small.id, 10)
    await write(large.id, 10_000)

    const list = `${product.address}/api/users/${reader.id}/journal-entries`
    const sent = await (await fetch(list, { headers: reader.headers })).json()
    const floor = await startFloor(connection, services.db, sent)
    const [bare, ours] = await inTurns(
      () => answersPerSecond(`${floor.address}/${reader.id}`, {}),
      () => answersPerSecond(list, reader.headers),
    )
    await stopProcess(floor.process)

    say(`lists of ${sent.length} entries of ${entryLength} characters`)
    row('list', 'a second')
    row('---', '---')
    row('floor: Fastify, Drizzle, PostgreSQL, same JSON', bare.toFixed(0))
    row('ours, session and decryption included', ours.toFixed(0))
    row('ratio', ratio(ours, bare))

    const stats = (userId: number) => `${product.address}/api/users/${userId}/stats`
    const [few, many] = await inTurns(
      () => answersPerSecond(stats(small.id), small.headers),
      () => answersPerSecond(stats(large.id), large.headers),
    )
    row('stats with 10 entries', few.toFixed(0))
    row('stats with 10,000 entries', many.toFixed(0))
    row('cost of the second', ratio(few, many))
  } finally {
    await close()
    await product.stop()
  }
}

/** The means of three rounds each, so that a busy moment of the machine does not decide for one of them. */
async function inTurns(first: () => Promise<number>, second: () => Promise<number>): Promise<[number, number]> {
  let [one, other] = [0, 0]
  for (let round = 0; round < 3; round += 1) {
    one += (await first()) / 3
    other += (await second()) / 3
  }
  return [one, other]
}

async function startFloor(
  connection: object,
  db: { execute(query: ReturnType<typeof sql>): Promise<unknown> },
  sent: unknown,
) {
  await db.execute(sql`create table bench_entries as
    select * from json_to_recordset(${JSON.stringify(sent)}::json) as e(
      id bigint, "userId" bigint, title text, content text, transcription text, "moodScore" real, sentiment text,
      themes text[], "wordCount" integer, "callDuration" integer, source text, "isArtifact" boolean,
      "speakingAsPartId" bigint, visibility text, "createdAt" timestamptz)`)
  for (const column of [
    'userId',
    'moodScore',
    'wordCount',
    'callDuration',
    'isArtifact',
    'speakingAsPartId',
    'createdAt',
  ]) {
    const snake = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    await db.execute(sql`alter table bench_entries rename column ${sql.identifier(column)} to ${sql.identifier(snake)}`)
  }
  await db.execute(sql`create index on bench_entries (user_id, created_at desc, id desc)`)
  const port = await freePort()
  const env = { PORT: String(port), CONNECTION: JSON.stringify(connection) }
  return { address: `http://127.0.0.1:${port}`, process: await startProcess('bench/journal/floor.ts', env) }
}

/** Real sentences, joined to texts of a length. */
function textsOf(length: number): string[] {
  const words = realJournals().flat().join(' ')
  const texts: string[] = []
  for (let at = 0; at + length <= words.length && texts.length < 100; at += length)
    texts.push(words.slice(at, at + length))
  return texts.length > 0 ? texts : [words.repeat(Math.ceil(length / words.length)).slice(0, length)]
}

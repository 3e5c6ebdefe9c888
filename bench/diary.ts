import { openAtDatabase } from '#server/at-the-database.ts'
import { readDiary } from '#server/features/journal/importing/diary.ts'
import { importDiary } from '#server/features/journal/importing/service.ts'
import { readConfig } from '#server/platform/config.ts'
import type { UserId } from '#server/platform/services.ts'
import { crowd } from '#server/testing/crowd.ts'
import { diaryLines } from '#server/testing/data/sets.ts'
import { startProduct } from '#server/testing/product.ts'
import { row, say } from './figures.ts'
import { answersPerSecond } from './load.ts'

/** Nine years of a real diary in one journal: how long it takes to bring in, and what it answers afterwards. */
export async function benchDiary() {
  const lines = diaryLines()
  if (!lines) return say('the diary is not here: skipped')
  const product = await startProduct()
  const { services, close } = await openAtDatabase(readConfig({ DATA_DIR: product.dataDir }))
  try {
    const [person] = await crowd(services, { address: product.address, size: 1 })
    if (!person) throw new Error('one person was asked for')
    const from = performance.now()
    const added = await importDiary(services, person.id as UserId, readDiary(lines, person.user.timeZone))
    row('diary', 'figure')
    row('---', '---')
    row(`${added} entries brought in`, `${((performance.now() - from) / 1000).toFixed(1)} s`)
    const list = `${product.address}/api/users/${person.id}/journal-entries`
    row('its newest 100, lists a second', (await answersPerSecond(list, person.headers)).toFixed(0))
    const page = (await (await fetch(list, { headers: person.headers })).json()) as { id: number }[]
    const older = `${list}?limit=100&before=${page.at(-1)?.id}`
    row('the 100 before them', (await answersPerSecond(older, person.headers)).toFixed(0))
    const stats = `${product.address}/api/users/${person.id}/stats`
    row('its statistics', (await answersPerSecond(stats, person.headers)).toFixed(0))
  } finally {
    await close()
    await product.stop()
  }
}

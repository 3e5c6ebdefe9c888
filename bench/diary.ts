import { openAtDatabase } from '#server/at-the-database.ts'
import { readDiary } from '#server/features/journal/importing/diary.ts'
import { importDiary } from '#server/features/journal/importing/service.ts'
import { readConfig } from '#server/platform/config.ts'
import type { UserId } from '#server/platform/services.ts'
import { crowd } from '#server/testing/crowd.ts'
import { diaryLines } from '#server/testing/data/sets.ts'
import { startProduct } from '#server/testing/product.ts'
import { ms, quantile, row, say } from './figures.ts'
import { answersPerSecond } from './load.ts'

const entries = '/journal-entries'
const asked: readonly [string, string][] = [
  ['the newest 100', entries],
  ['lowest mood first', `${entries}?sort=lowest-mood`],
  ['longest first', `${entries}?sort=longest`],
  ['mood and sentiment', `${entries}?mood=high&sentiment=positive`],
  ['how many of all', `${entries}/count?mood=high`],
  ['a word that is everywhere', `${entries}?q=office`],
  ['a word that is nowhere', `${entries}?q=telephone`],
  ['two words, counted', `${entries}/count?q=coach%20plague`],
  ['part of a tag', `${entries}?tag=heal`],
  ['a year of the calendar', `${entries}/days?from=1665-01-01&to=1665-12-31`],
  ['all days', `${entries}/days?from=1660-01-01&to=1669-12-31`],
  ['all tags', '/tags'],
]

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
    const added = await importDiary(
      services,
      person.id as UserId,
      readDiary(lines, person.user.timeZone, services.now()),
    )
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
    const once = async (path: string) => {
      const times: number[] = []
      for (let round = 0; round < 20; round += 1) {
        const from = performance.now()
        const answer = await fetch(`${product.address}/api/users/${person.id}${path}`, { headers: person.headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        times.push(performance.now() - from)
      }
      return ms(quantile(times, 0.5))
    }
    say('')
    row('asked one after the other', 'p50')
    row('---', '---')
    for (const [what, path] of asked) row(what, await once(path))
  } finally {
    await close()
    await product.stop()
  }
}

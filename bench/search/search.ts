import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { openAtDatabase } from '#server/at-the-database.ts'
import { sealedEntries } from '#server/features/journal/sealing.ts'
import { unmerged } from '#server/features/journal/searching/index/tables.ts'
import { refreshTotals } from '#server/features/journal/service.ts'
import { entries } from '#server/features/journal/tables.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { crowd } from '#server/testing/crowd.ts'
import { diary } from '#server/testing/data/sets.ts'
import type { Person } from '#server/testing/person.ts'
import { type Product, startProduct } from '#server/testing/product.ts'
import { ms, quantile, row, say } from '../figures.ts'
import { manyEntries, queriesFrom } from './texts.ts'

const starts = 9
const queries = 60

/** Searching a journal of nine years and one of 100,000 entries: the first time after a start, and again and again. */
export async function benchSearch() {
  const nineYears = diary()
  if (nineYears) await benchJournal('the diary', nineYears)
  else say('the diary is not here: skipped')
  await benchJournal('of sentences drawn at random', manyEntries(100_000))
}

async function benchJournal(what: string, texts: readonly string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-search-'))
  try {
    say(`\n${texts.length} entries, ${what}`)
    const person = await bringIn(dataDir, texts)
    row('search', 'p50', 'p90', 'slowest')
    row('---', '---', '---', '---')
    const asked = queriesFrom(texts, queries)
    await benchFirst(dataDir, person, asked.slice(0, starts))
    const product = await startProduct({ dataDir })
    try {
      await benchInProcess(dataDir, person, asked.slice(0, starts))
      await benchRunning(product, person, asked)
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function benchFirst(dataDir: string, person: Person, asked: readonly string[]) {
  const [bare, first]: [number[], number[]] = [[], []]
  for (const query of asked) {
    bare.push(await firstAnswer(dataDir, person, newest))
    first.push(await firstAnswer(dataDir, person, searchFor(query)))
  }
  told('floor: the first request after a start, the newest 50 entries', bare)
  told('the first request after a start, a search', first)
}

type Times = { floor: number; first: number; cpu: number }

async function benchInProcess(dataDir: string, person: Person, asked: readonly string[]) {
  const times: Times[] = []
  for (const query of asked) times.push(await inNewProcess(dataDir, person, query))
  told(
    'floor: the newest entry, asked first in a new process',
    times.map(({ floor }) => floor),
  )
  told(
    '`searchEntries` after it, its first time',
    times.map(({ first }) => first),
  )
  told(
    'of it CPU of the process, all threads',
    times.map(({ cpu }) => cpu),
  )
}

async function benchRunning(product: Product, person: Person, asked: readonly string[]) {
  const inTurn = async (path: (query: string) => string) => {
    const times: number[] = []
    for (const query of asked) times.push(await timed(product, person, path(query)))
    return times
  }
  told('floor: the newest 50 entries', await inTurn(() => newest))
  told('a search, each other words', await inTurn(searchFor))
  told('the same, counted', await inTurn((query) => `/journal-entries/count?q=${encodeURIComponent(query)}`))
  told('a word with a slip of the finger', await inTurn((query) => searchFor(slipped(query))))
}

const newest = '/journal-entries?limit=50'
const searchFor = (query: string) => `${newest}&q=${encodeURIComponent(query)}`
/** Its first word with a letter too many. */
const slipped = (query: string) => query.replace(/ .*/, '').replace(/^.../, '$&x')

function told(what: string, times: readonly number[]) {
  row(what, ms(quantile(times, 0.5)), ms(quantile(times, 0.9)), ms(Math.max(...times)))
}

/** Resolves when everything is merged. */
async function bringIn(dataDir: string, texts: readonly string[]): Promise<Person> {
  const product = await startProduct({ dataDir })
  const { services, close } = await openAtDatabase(readConfig({ DATA_DIR: dataDir }))
  try {
    const [person] = await crowd(services, { address: product.address, size: 1 })
    if (!person) throw new Error('one person was asked for')
    const from = performance.now()
    await keep(services, person.id as UserId, texts)
    const imported = performance.now()
    const left = async () => {
      const { rows } = await services.db.execute<{ n: string }>(
        sql`select count(*) as n from journal_search_unmerged where is_due`,
      )
      return Number(rows[0]?.n)
    }
    while ((await left()) > 0) await pause(100)
    const merged = performance.now()
    const { rows } = await services.db.execute<{ size: string }>(sql`select
      pg_size_pretty(pg_total_relation_size('journal_search_postings') + pg_total_relation_size('journal_search_vocabulary')) as size`)
    say(
      `brought in within ${((imported - from) / 1000).toFixed(1)} s, merged ${((merged - imported) / 1000).toFixed(1)} s later into ${rows[0]?.size}`,
    )
    return person
  } finally {
    await close()
    await product.stop()
  }
}

/** As an import would leave them, without understanding each. */
async function keep({ db, vault }: Needs<'db' | 'vault'>, userId: UserId, texts: readonly string[]) {
  const safe = await vault.safeOf(db, userId)
  const start = Temporal.Now.instant().subtract({ hours: 24 * 3_650 })
  const hoursApart = (24 * 3_650) / texts.length
  await db.transaction(async (tx) => {
    for (let at = 0; at < texts.length; at += 1_000) {
      const rows = texts.slice(at, at + 1_000).map((content, n) => {
        const id = at + n + 1
        const createdAt = start.add({ seconds: Math.floor(hoursApart * 3600 * id) })
        const words = sealedEntries.seal(safe, id, { title: `Entry ${id}`, content, transcription: null, themes: [] })
        const day = createdAt.toString().slice(0, 10)
        const plain = { sentiment: 'neutral', wordCount: 100, source: 'manual' } as const
        return { id, userId, words, day, createdAt: new Date(createdAt.epochMilliseconds), ...plain }
      })
      await tx.insert(entries).values(rows)
      await tx.insert(unmerged).values(rows.map(({ id: entryId }) => ({ userId, entryId, isDue: true })))
    }
    await refreshTotals(tx, userId)
  })
}

async function timed(product: Product, person: Person, path: string): Promise<number> {
  const from = performance.now()
  const answer = await fetch(`${product.address}/api/users/${person.id}${path}`, {
    headers: { ...person.headers, origin: product.address },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - from
}

async function firstAnswer(dataDir: string, person: Person, path: string): Promise<number> {
  const product = await startProduct({ dataDir })
  try {
    // What is started with the product is over by then; nobody has asked it anything.
    await pause(500)
    return await timed(product, person, path)
  } finally {
    await product.stop()
  }
}

async function inNewProcess(dataDir: string, person: Person, query: string): Promise<Times> {
  const env = { ...process.env, DATA_DIR: dataDir, USER_ID: String(person.id), QUERY: query }
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/search/worker.ts'], { env })
  return JSON.parse(stdout)
}

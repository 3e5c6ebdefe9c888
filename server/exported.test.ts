import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { exported } from './features.ts'
import type { UserId } from './platform/services.ts'
import { calls } from './testing/caller.ts'
import { eventually } from './testing/eventually.ts'
import type { SentEntry } from './testing/person.ts'
import { worldOfItsOwn } from './testing/world.ts'

/** Tables of a person that an export leaves out, and why. Everything else that is kept of a person goes along. */
const leftOut = {
  data_keys: 'the key opens what is sealed here, and nothing of what is exported is sealed',
  sessions: 'hashes of tokens that sign a browser in',
  phone_codes: 'a mark of six digits that are good for ten minutes',
  journal_totals: 'counted from the entries',
  journal_search_unmerged: 'which entries are still to be merged into what is searched',
  journal_search_postings: 'in which entries a word stands',
  journal_search_vocabulary: 'in how many entries a word stands',
  reminder_mornings: 'when the next reminders are due',
  community_support: 'a nod to what somebody else wrote, which is theirs',
}

/** Seen by watching it read: a feature cannot promise and not do it. What is read only where there is something needs it here. */
test('every table that keeps something of a person is read by the export', async () => {
  const world = await worldOfItsOwn()
  const ana = await world.person()
  await ana.writes('I finally finished the garden fence.', 'The fence')
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('We walked up to the old mill before lunch.')
  await caller.hangsUp()
  await eventually('the entry', async () => (await ana.get<SentEntry[]>('~/journal-entries')).length === 2)
  await ana.send({ method: 'POST', url: '~/ai-coach/chat', body: { message: 'When did I finish the fence?' } })

  const questions: string[] = []
  const client = new pg.Pool(world.connection)
  onTestFinished(() => client.end())
  const db = drizzle({ client, logger: { logQuery: (question) => questions.push(question) } })
  for (const { read } of exported) {
    const held = read({ ...world.services, db }, ana.id as UserId)
    if (Symbol.asyncIterator in held) for await (const _ of held);
    else await held
  }

  const { rows } = await db.execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'
    union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    order by 1`)
  const tables = rows.map(({ table }) => table)
  expect(tables).toEqual(expect.arrayContaining([...Object.keys(leftOut), 'journal_entries', 'call_turns']))
  const isRead = (table: string) => questions.some((one) => new RegExp(`(from|join) "?${table}"?\\b`, 'i').test(one))
  expect(tables.filter((table) => !(table in leftOut) && !isRead(table))).toEqual([])
})

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'

/**
 * Turns at the carrier within the next `aheadMs`, at most `most`, as waits in milliseconds from now. All processes take
 * them from one row, and evenly apart: a bucket that filled up while nobody called would let two seconds' worth through
 * in one. The row is locked until the caller's transaction ends; what is not taken with `keep` stays for others.
 */
export async function turnsAhead(
  db: Db,
  { perSecond, aheadMs, most }: { perSecond: number; aheadMs: number; most: number },
): Promise<{ waitsMs: number[]; keep(count: number): Promise<void> }> {
  // Made when it is first needed: a database that was only migrated is empty, and a backup may be restored into it.
  await db.execute(sql`insert into calling_pace default values on conflict do nothing`)
  // Asked again after the lock: while we waited for it, the clock went on.
  await db.execute(sql`select from calling_pace for update`)
  const { rows } = await db.execute<{ start: string; waitMs: number }>(sql`
    with clock as (select clock_timestamp() as now)
    select greatest(free_at, now)::text as start,
      extract(epoch from greatest(free_at, now) - now)::float8 * 1000 as "waitMs"
    from calling_pace, clock`)
  const [{ start, waitMs } = { start: '', waitMs: Number.POSITIVE_INFINITY }] = rows
  const apartMs = 1_000 / perSecond
  const count = waitMs > aheadMs ? 0 : Math.min(most, Math.floor((aheadMs - waitMs) / apartMs) + 1)
  return {
    waitsMs: Array.from({ length: count }, (_, turn) => waitMs + turn * apartMs),
    async keep(taken) {
      await db.execute(sql`
        update calling_pace set free_at = ${start}::timestamptz + make_interval(secs => ${(taken * apartMs) / 1_000})`)
    },
  }
}

import { and, asc, eq, sql } from 'drizzle-orm'
import { type Block, decoded, encoded } from '#server/language/search/index/postings.ts'
import type { Term } from '#server/language/search/terms.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { postings, vocabulary } from './tables.ts'

/** Somebody's buckets, and the key that names and opens them. */
export type Buckets = { db: Db; userId: UserId; safe: Safe }

const bucketOf = (safe: Safe, beginning: string) => safe.mark(`terms that begin with ${beginning}`)
const letterOf = (safe: Safe, letter: string) => safe.mark(`vocabulary of ${letter}`)
const blockPlace = (bucket: number, first: number) => `journal_search_postings.words/${bucket}.${first}` as const
const letterPlace = (bucket: number) => `journal_search_vocabulary.words/${bucket}` as const
const bigints = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::bigint[]`

export async function blocksOf({ db, userId, safe }: Buckets, beginnings: readonly string[]): Promise<Block[]> {
  if (beginnings.length === 0) return []
  const marks = beginnings.map((beginning) => bucketOf(safe, beginning))
  const rows = await db
    .select({ bucket: postings.bucket, first: postings.first, words: postings.words })
    .from(postings)
    .where(and(eq(postings.userId, userId), sql`${postings.bucket} = any(${bigints(marks)})`))
    .orderBy(asc(postings.bucket), asc(postings.first))
  return rows.map((row) => opened(safe, row))
}

const opened = (safe: Safe, { bucket, first, words }: { bucket: number; first: number; words: Buffer }) =>
  decoded(first, safe.openBytes(blockPlace(bucket, first), words))

export type Stretch = { beginning: string; from: number; to: number }

/** Of each bucket the blocks that hold the entries from one to another. */
export async function blocksWithin(
  { db, userId, safe }: Buckets,
  stretches: readonly Stretch[],
): Promise<Map<string, Block[]>> {
  const beginningOf = new Map(stretches.map(({ beginning }) => [bucketOf(safe, beginning), beginning]))
  const { rows } = await db.execute<{ bucket: string; first: string; words: Buffer }>(sql`
    select p.bucket, p.first, p.words
    from unnest(${bigints([...beginningOf.keys()])}, ${bigints(stretches.map(({ from }) => from))},
      ${bigints(stretches.map(({ to }) => to))}) as s(bucket, "from", "to")
    join journal_search_postings p on p.user_id = ${userId} and p.bucket = s.bucket and p.first <= s."to"
      and p.first >= coalesce((select max(l.first) from journal_search_postings l
        where l.user_id = ${userId} and l.bucket = s.bucket and l.first <= s."from"), 0)
    order by p.bucket, p.first`)
  const numbered = rows.map(({ bucket, first, words }) => ({ bucket: Number(bucket), first: Number(first), words }))
  const found = Map.groupBy(numbered, ({ bucket }) => beginningOf.get(bucket) ?? '')
  return new Map([...found].map(([beginning, blocks]) => [beginning, blocks.map((row) => opened(safe, row))]))
}

export type Rewritten = { beginning: string; before: readonly Block[]; after: readonly Block[] }

export async function rewrite({ db, userId, safe }: Buckets, rewritten: readonly Rewritten[]) {
  const written = rewritten.flatMap(({ beginning, before, after }) => {
    const bucket = bucketOf(safe, beginning)
    return after
      .filter((block) => !before.includes(block))
      .map((block) => [bucket, block.first, safe.sealBytes(blockPlace(bucket, block.first), encoded(block))] as const)
  })
  const left = rewritten.flatMap(({ beginning, before, after }) => {
    const bucket = bucketOf(safe, beginning)
    const kept = new Set(after.map(({ first }) => first))
    return before.filter(({ first }) => !kept.has(first)).map(({ first }) => [bucket, first] as const)
  })
  if (left.length > 0) {
    await db.execute(sql`delete from journal_search_postings p
      using unnest(${bigints(left.map(([bucket]) => bucket))}, ${bigints(left.map(([, first]) => first))}) as g(bucket, first)
      where p.user_id = ${userId} and p.bucket = g.bucket and p.first = g.first`)
  }
  if (written.length > 0) {
    await db.execute(sql`insert into journal_search_postings (user_id, bucket, first, words)
      select ${userId}, * from unnest(${bigints(written.map(([bucket]) => bucket))},
        ${bigints(written.map(([, first]) => first))}, ${sql.param(written.map(([, , words]) => words))}::bytea[])
      on conflict (user_id, bucket, first) do update set words = excluded.words`)
  }
}

/** In how many entries each of the terms stands that begin with one of the letters; without letters, all terms. */
export async function vocabularyOf(
  { db, userId, safe }: Buckets,
  letters?: readonly string[],
): Promise<[Term, number][]> {
  const marks = letters?.map((letter) => letterOf(safe, letter))
  const rows = await db
    .select({ bucket: vocabulary.bucket, words: vocabulary.words })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), marks && sql`${vocabulary.bucket} = any(${bigints(marks)})`))
  const counted: Record<Term, number>[] = rows.map(({ bucket, words }) =>
    JSON.parse(safe.open(letterPlace(bucket), words)),
  )
  return counted.flatMap((terms) => Object.entries(terms))
}

export async function rewriteVocabulary(buckets: Buckets, letter: string, growth: Iterable<readonly [Term, number]>) {
  const { db, userId, safe } = buckets
  const counts = new Map(await vocabularyOf(buckets, [letter]))
  for (const [term, by] of growth) counts.set(term, (counts.get(term) ?? 0) + by)
  const bucket = letterOf(safe, letter)
  const terms = Object.fromEntries([...counts].filter(([, count]) => count > 0))
  const words = safe.seal(letterPlace(bucket), JSON.stringify(terms))
  await db
    .insert(vocabulary)
    .values({ userId, bucket, words })
    .onConflictDoUpdate({ target: [vocabulary.userId, vocabulary.bucket], set: { words } })
}

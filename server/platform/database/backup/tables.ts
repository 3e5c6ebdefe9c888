import type pg from 'pg'

/** Names are quoted where SQL needs it. `where` leaves out what a restored product has no use for. */
export type Table = { name: string; columns: string[]; where: string }

/** Everything of ours, and of the job queue what is still to be done (its queues before its jobs). */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname in ('queue', 'job')))
    group by n.nspname, c.relname
    order by n.nspname, c.relname desc`)
  return rows.map((table) => ({ ...table, where: unfinished[table.name] ?? 'true' }))
}

const unfinished: Record<string, string> = {
  // A partition's table would have to be made for it; we use none.
  'pgboss.queue': 'not partition',
  'pgboss.job':
    "state in ('created', 'retry', 'active') and name in (select name from pgboss.queue where not partition)",
}

/** The type of each column of a table, as SQL writes it. */
export async function typesOf(client: pg.ClientBase, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** Of any type, the text that reads back as exactly the same value. */
export const losslessText = `
  set local bytea_output = 'hex'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local statement_timeout = 0`

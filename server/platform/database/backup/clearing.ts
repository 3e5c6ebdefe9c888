import type pg from 'pg'

/** Whether anybody's data would be lost; a database that was only migrated is as good as empty. */
export async function holdsRows(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'`)
  for (const { name } of rows) {
    const found = await client.query(`select from ${name} limit 1`)
    if (found.rowCount) return true
  }
  return false
}

/** Takes away everything in `public` that is not part of an extension or goes with its table, and the jobs. */
export async function clear(client: pg.ClientBase) {
  await runEach(
    client,
    `select format('drop %s if exists %s cascade', kind, name) as statement from (
      select oid, 'pg_class'::regclass as class, oid::regclass::text as name, relnamespace as namespace,
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select oid, 'pg_proc'::regclass, oid::regprocedure::text, pronamespace, 'routine' from pg_proc
      union all
      select oid, 'pg_type'::regclass, oid::regtype::text, typnamespace, 'type' from pg_type where typtype in ('e', 'd')
    ) thing
    where namespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = class and objid = oid and deptype in ('e', 'i', 'a'))`,
  )
  await client.query('delete from pgboss.job')
  await client.query('delete from pgboss.queue')
}

/**
 * Foreign keys and triggers, which would get in the way of loading: rows come in no particular order, and what a
 * trigger would derive is in the backup already. Tying checks every foreign key anew.
 */
export async function looseEnds(client: pg.ClientBase) {
  const keys = await statements(
    client,
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      as statement from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  const triggers = (verb: string) =>
    `select format('alter table %s ${verb} trigger user', oid::regclass) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  return {
    async untie() {
      await runEach(
        client,
        `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
        from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
      )
      await runEach(client, triggers('disable'))
      // What migrations put there themselves is in the backup too.
      await runEach(
        client,
        `select format('delete from %s', oid::regclass) as statement from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
      )
    },
    async tie() {
      for (const key of keys) await client.query(key)
      await runEach(client, triggers('enable'))
    },
  }
}

async function statements(client: pg.ClientBase, query: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(query)
  return rows.map(({ statement }) => statement)
}

async function runEach(client: pg.ClientBase, query: string) {
  for (const statement of await statements(client, query)) await client.query(statement)
}

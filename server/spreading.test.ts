import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { worldOfItsOwn } from './testing/world.ts'

/** A person's rows live together on one of many machines: their tables are spread by `user_id`, and users by `id`. */
const spreadColumn = sql`(
  select attrelid, attnum from pg_attribute
  where attname = case attrelid when 'users'::regclass then 'id' else 'user_id' end
    and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace))`

test('what stands against spreading people over machines is known, and listed in docs/scale.md', async () => {
  const { services } = await worldOfItsOwn()
  const { rows } = await services.db.execute<{ name: string }>(sql`
    with spread as ${spreadColumn}
    select indexrelid::regclass::text as name from pg_index join spread on indrelid = attrelid
    where indisunique and not attnum = any(indkey)
    union
    select c.conname from pg_constraint c
    left join spread here on here.attrelid = c.conrelid
    join spread there on there.attrelid = c.confrelid
    where c.contype = 'f' and not exists (
      select from unnest(c.conkey, c.confkey) as pair (mine, theirs)
      where pair.mine = here.attnum and pair.theirs = there.attnum)
    order by name`)
  const names = rows.map(({ name }) => name)
  expect(names).toContain('users_phone_number_key')
  const page = readFileSync(new URL('../docs/scale.md', import.meta.url), 'utf8')
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

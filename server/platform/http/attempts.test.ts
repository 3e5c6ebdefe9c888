import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { forgetOldAttempts } from './attempts.ts'

test('who tried from where is forgotten when the time they have to wait is over', async () => {
  const { services } = await worldOfItsOwn()
  await services.db.execute(sql`
    insert into attempts values ('address 10.0.0.1', 50, now() - interval '1 second'),
      ('address 10.0.0.2', 50, now() + interval '1 minute')`)
  await forgetOldAttempts.run(services)
  const { rows } = await services.db.execute(sql`select key from attempts where key like 'address 10.0.0.%'`)
  expect(rows).toEqual([{ key: 'address 10.0.0.2' }])
})

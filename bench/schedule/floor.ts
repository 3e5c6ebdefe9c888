import pg from 'pg'
import { minute } from './people.ts'

/**
 * The floor of a claim: one bare statement that moves a thousand people's next time by a day and writes a row for each.
 * Run as a process like worker.ts.
 */
const client = new pg.Client(JSON.parse(process.env.CONNECTION ?? '{}'))
await client.connect()

const claim = {
  name: 'claim',
  text: `
    with due as (
      select id from users where next_call_at <= $1 order by next_call_at limit 1000 for update skip locked
    ), moved as (
      update users set next_call_at = next_call_at + interval '1 day' from due where users.id = due.id
      returning users.id, phone_number
    )
    insert into bench_calls (user_id, phone_number, status, slot) select id, phone_number, 'queued', $1 from moved`,
  values: [minute.toString()],
}

process.once('SIGUSR2', async () => {
  let claimed: number | null
  do {
    claimed = (await client.query(claim)).rowCount
  } while (claimed)
  process.stdout.write('nobody is due\n')
})
process.once('SIGTERM', async () => {
  await client.end()
  process.exit(0)
})
process.stdout.write('ready\n')

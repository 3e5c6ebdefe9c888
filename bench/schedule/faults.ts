import type pg from 'pg'
import { minute } from './people.ts'

/** What claiming must never do, counted by the database: every figure is to be 0. */
const questions = {
  'called twice': 'select count(*) - count(distinct user_id) as n from calls',
  forgotten:
    'select count(*) as n from bench_due where not exists (select from calls where calls.user_id = bench_due.user_id)',
  'called though not due':
    'select count(*) as n from calls where not exists (select from bench_due where bench_due.user_id = calls.user_id)',
  'called for another minute': `select count(*) as n from calls where slot is distinct from '${minute}'`,
  'without their right next time': `
    select count(*) as n from users join bench_choices on zone = time_zone and bench_choices.call_time = users.call_time
    where next_call_at is distinct from after`,
}

export async function faultsOf(client: pg.ClientBase): Promise<string[]> {
  const faults: string[] = []
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await client.query<{ n: string }>(question)
    if (rows[0]?.n !== '0') faults.push(`${rows[0]?.n} ${what}`)
  }
  return faults
}

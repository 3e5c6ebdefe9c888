import type pg from 'pg'
import { nextCallAt } from '#server/features/calls/schedule/rules.ts'

/** The minute that comes for many at once: 19:00 in New York, 05:30 in Kolkata, 13:00 in Auckland. */
export const minute = Temporal.Instant.from('2026-11-23T00:00:00Z')

const zones = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Sao_Paulo'],
  ...['Europe/London', 'Europe/Berlin', 'Europe/Athens', 'Africa/Lagos', 'Asia/Dubai', 'Asia/Kolkata'],
  ...['Asia/Kathmandu', 'Asia/Singapore', 'Asia/Tokyo', 'Australia/Adelaide', 'Pacific/Auckland'],
]
const times = Array.from({ length: 96 }, (_, n) => Temporal.PlainTime.from('00:00').add({ minutes: 15 * n }))

/** Everyone's zone and call time, with when that is next, by the product's own rule. */
function choices() {
  const justBefore = minute.subtract({ minutes: 1 })
  return zones.flatMap((zone) =>
    times.map((time) => {
      const callTime = time.toString({ smallestUnit: 'minute' })
      const next = nextCallAt(callTime, zone, justBefore)
      const after = nextCallAt(callTime, zone, minute)
      return { zone, callTime, next: next.toString(), after: after.toString(), isDue: next.equals(minute) }
    }),
  )
}

/** `size` people, one in `dueOneIn` of them due in that minute, scattered among the others. */
export async function fill(client: pg.ClientBase, { size, dueOneIn }: { size: number; dueOneIn: number }) {
  await client.query(`
    create table bench_choices as
    select zone, "callTime" as call_time, next, after, "isDue" as is_due,
      row_number() over (partition by "isDue") - 1 as number, count(*) over (partition by "isDue") as among
    from json_to_recordset('${JSON.stringify(choices())}')
      as c(zone text, "callTime" text, next timestamptz, after timestamptz, "isDue" boolean)`)
  await client.query(`
    insert into users (phone_number, name, password_hash, time_zone, call_time, next_call_at, phone_proved_at)
    select '+1' || 2012000000 + n, 'Somebody', 'cannot be signed in with', zone, call_time, next, now()
    from generate_series(1, ${size}) n
    join bench_choices on is_due = (n % ${dueOneIn} = 0) and number = (n / ${dueOneIn}) % among`)
  await client.query('insert into user_settings (user_id) select id from users')
  await client.query(`
    create table bench_due as select id as user_id from users where next_call_at = '${minute}';
    create table bench_calls (
      id bigint generated always as identity, user_id bigint not null, phone_number text not null, status text not null,
      slot timestamptz not null, created_at timestamptz not null default now(), primary key (user_id, id))`)
  await client.query('vacuum analyze')
}

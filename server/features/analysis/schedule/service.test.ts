import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { MonthlyReport, WeeklyAnalysis } from '#contract/analysis.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'
import { periodOf } from '../period/calendar.ts'
import { writeEnded } from '../period/service.ts'
import { wrote } from '../testing/days.ts'
import { claimDueAnalyses } from './service.ts'

const weeks = (person: Person) => person.get<z.input<typeof WeeklyAnalysis>[]>('~/weekly-analyses')
const months = (person: Person) => person.get<z.input<typeof MonthlyReport>[]>('~/monthly-reports')

const lastWeek = {
  '2026-11-17': 'Work was long and stressful and I feel drained.',
  '2026-11-19': 'My sister came to dinner and I feel so grateful and happy.',
}
const mondayAtSeven = '2026-11-23T12:00:00Z'

/** A world on a Friday in November, its people planned, whose clock stands still until it is moved. */
async function worldWithClock() {
  let now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  const world = await worldOfItsOwn({ now: () => now })
  const moveTo = (text: string) => {
    now = Temporal.Instant.from(text)
  }
  /** Whoever is being worked for is skipped and taken the next time, so nobody is. */
  const plan = async () => {
    await eventually('the queue to be empty', () => queueIsEmpty(world))
    await claimDueAnalyses(world.services)
  }
  return { world, moveTo, plan }
}

/** How often an analysis was written, as those who listen hear it. */
function counting({ services }: World) {
  const heard: string[] = []
  const { emit } = services.jobs
  services.jobs.emit = (db, event, carries) => {
    if (event === 'analysis.written') heard.push(JSON.stringify(carries))
    return emit(db, event, carries)
  }
  return heard
}

const queueIsEmpty = async ({ services }: World) => {
  const { rows } = await services.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where state < 'completed' and name like 'analysis.%'`,
  )
  return rows[0]?.n === 0
}

test('on Monday at six the week that ended is there, and the page hears of it', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const ana = await world.person({ timeZone: 'America/New_York' })
  await plan()
  await wrote(world.services, ana, lastWeek)
  const pushed: string[] = []
  const stop = world.services.realtime.listen(ana.id as UserId, (message) => pushed.push(JSON.stringify(message)))
  moveTo('2026-11-23T10:59:59Z')
  await plan()
  expect(await weeks(ana)).toEqual([])
  moveTo(mondayAtSeven)
  await plan()
  const [week] = await eventually('the week', async () => (await weeks(ana)).length > 0 && weeks(ana))
  expect(week).toMatchObject({ weekStart: '2026-11-16', weekEnd: '2026-11-22', until: '2026-11-22', totalEntries: 2 })
  expect(week?.insights).not.toContain('so far')
  await eventually('the push', async () => pushed.includes('{"type":"changed","feature":"analysis"}'))
  stop()
})

test('on the first the month is there, each person’s own', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const [ana, kofi] = [await world.person(), await world.person({ timeZone: 'Asia/Tokyo' })]
  await plan()
  for (const person of [ana, kofi]) await wrote(world.services, person, lastWeek)
  moveTo('2026-11-30T22:30:00Z')
  await plan()
  const [report] = await eventually('Tokyo', async () => (await months(kofi)).length > 0 && months(kofi))
  expect(report).toMatchObject({ monthStart: '2026-11-01', monthEnd: '2026-11-30', totalEntries: 2 })
  expect(await months(ana)).toEqual([])
  moveTo('2026-12-01T12:00:00Z')
  await plan()
  await eventually('New York', async () => (await months(ana)).length > 0)
})

test('four processes claiming at once, and jobs run twice, write one week and say so once', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const people = await Promise.all(Array.from({ length: 6 }, () => world.person()))
  await plan()
  for (const person of people) await wrote(world.services, person, lastWeek)
  const heard = counting(world)
  moveTo(mondayAtSeven)
  await Promise.all(Array.from({ length: 4 }, plan))
  await eventually('all weeks', async () => heard.length >= 6 && queueIsEmpty(world))
  const week = periodOf('week', '2026-11-17')
  for (const { id } of people) await Promise.all([1, 2].map(() => writeEnded(world.services, id as UserId, week)))
  expect(heard.toSorted()).toEqual([...new Set(heard)].toSorted())
  for (const person of people) expect(await weeks(person)).toHaveLength(1)
})

test('a server that was down on Monday makes up for it on Thursday', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const ana = await world.person()
  await plan()
  await wrote(world.services, ana, lastWeek)
  moveTo('2026-11-26T20:00:00Z')
  await plan()
  await eventually('the week', async () => (await weeks(ana))[0]?.weekStart === '2026-11-16')
})

test('whoever has switched it off gets none, and a week without an entry has none', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const [off, silent, on] = await Promise.all([world.person(), world.person(), world.person()])
  await plan()
  for (const person of [off, on]) await wrote(world.services, person, lastWeek)
  await off.send({ method: 'PUT', url: '~/settings', body: { weeklyAnalysisEnabled: false } })
  moveTo(mondayAtSeven)
  await plan()
  await eventually('the one week', async () => (await weeks(on)).length === 1 && queueIsEmpty(world))
  expect(await weeks(off)).toEqual([])
  expect(await weeks(silent)).toEqual([])
})

test('a week asked for while it ran is written whole when it is over', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const ana = await world.person()
  await plan()
  await wrote(world.services, ana, { '2026-11-17': lastWeek['2026-11-17'] })
  await ana.send({ method: 'POST', url: '~/weekly-analysis' })
  expect(await weeks(ana)).toMatchObject([{ until: '2026-11-20', totalEntries: 1 }])
  await wrote(world.services, ana, { '2026-11-22': lastWeek['2026-11-19'] })
  moveTo(mondayAtSeven)
  await plan()
  await eventually('the whole week', async () => (await weeks(ana))[0]?.until === '2026-11-22')
  expect(await weeks(ana)).toMatchObject([{ totalEntries: 2 }])
})

test('a claim that fails half-way forgets nobody', async () => {
  const { world, moveTo, plan } = await worldWithClock()
  const ana = await world.person()
  await plan()
  await wrote(world.services, ana, lastWeek)
  moveTo(mondayAtSeven)
  await eventually('the queue to be empty', () => queueIsEmpty(world))
  const emit = () => Promise.reject(new Error('on purpose'))
  const failing = claimDueAnalyses({ ...world.services, jobs: { ...world.services.jobs, emit } })
  await expect(failing).rejects.toThrow('on purpose')
  await plan()
  await eventually('the week', async () => (await weeks(ana)).length === 1)
})

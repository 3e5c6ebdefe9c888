import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { MonthlyReport, Statement, WeeklyAnalysis } from '#contract/analysis.ts'
import type { ProblemBody } from '#contract/problems.ts'
import { sealedEntries } from '#server/features/journal/sealing.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { periodOf } from './period/calendar.ts'
import { writeEnded } from './period/service.ts'
import { exportedAnalysis } from './queries.ts'
import { wrote } from './testing/days.ts'

type SentWeek = z.input<typeof WeeklyAnalysis>
type SentMonth = z.input<typeof MonthlyReport>

/** Thursday evening in New York. */
const now = '2026-11-19T23:00:00Z'
let world: World
beforeAll(async () => {
  world = await createWorld({ now: () => Temporal.Instant.from(now) })
})
afterAll(() => world.close())

const thisWeek = {
  '2026-11-16': 'My boss moved the deadline again and I felt exhausted and angry after the meeting.',
  '2026-11-17': 'I need to call Marta about the garden fence. Work was long and stressful, I feel drained.',
  '2026-11-18': 'My sister came to dinner. We laughed for hours and I feel so grateful and happy.',
}
const weeks = (person: Person) => person.get<SentWeek[]>('~/weekly-analyses')
const months = (person: Person) => person.get<SentMonth[]>('~/monthly-reports')
const generate = (person: Person, what = 'weekly-analysis') =>
  person.send<SentWeek & SentMonth & ProblemBody>({ method: 'POST', url: `~/${what}` })
const allOf = ({ patterns }: SentWeek): Statement[] =>
  [patterns.findings, patterns.suggestions, patterns.lifted, patterns.weighed, patterns.openThreads].flat()

async function withAWeek() {
  const ana = await world.person()
  const ids = await wrote(world.services, ana, thisWeek)
  const { body } = await generate(ana)
  return { ana, ids, week: body }
}

test('the current week is written at once, from Monday to Sunday where the person lives, and listed', async () => {
  const { ana, week } = await withAWeek()
  expect(week).toMatchObject({
    weekStart: '2026-11-16',
    weekEnd: '2026-11-22',
    until: '2026-11-19',
    totalEntries: 3,
    totalWords: 48,
  })
  expect(week.insights).toContain('three of four days so far')
  expect(week.insights).toBe(week.patterns.findings.map(({ text }) => text).join(' '))
  expect(week.dominantThemes).toContain('work')
  expect(week.patterns.verified.kept).toBe(week.patterns.verified.checked)
  expect(await weeks(ana)).toEqual([week])
})

test('every claim names the entries it rests on, with words that stand there just so', async () => {
  const { ids, week } = await withAWeek()
  const texts = new Map(ids.map((id, at) => [id, Object.values(thisWeek)[at] ?? '']))
  expect(allOf(week).length).toBeGreaterThan(4)
  for (const { entryIds, evidence } of allOf(week)) {
    expect(entryIds.length).toBeGreaterThan(0)
    for (const { entryId, quote } of evidence) expect(texts.get(entryId)).toContain(quote)
  }
  expect(week.patterns.lifted[0]?.evidence[0]?.quote).toBe('We laughed for hours and I feel so grateful and happy.')
  expect(week.patterns.openThreads[0]?.evidence[0]?.quote).toBe('I need to call Marta about the garden fence.')
})

test('a week written anew takes the place of the one before', async () => {
  const { ana, week } = await withAWeek()
  await wrote(world.services, ana, { '2026-11-19': 'A quiet evening by the lake with a good book and tea.' })
  const { status, body } = await generate(ana)
  expect(status).toBe(201)
  expect(body).toMatchObject({ id: week.id, totalEntries: 4 })
  expect(await weeks(ana)).toEqual([body])
})

test('the current month is written at once, and read with everything a report has', async () => {
  const ana = await world.person()
  await wrote(world.services, ana, { ...thisWeek, '2026-10-20': 'Work was fine. We met with the team all day long.' })
  const { status, body } = await generate(ana, 'monthly-report')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    monthStart: '2026-11-01',
    monthEnd: '2026-11-30',
    until: '2026-11-19',
    totalEntries: 3,
    moodTrend: 'stable',
    goalsAchieved: [],
    areasForImprovement: [],
  })
  expect(body.keyInsights).toContain('November')
  expect(body.detailedAnalysis.days).toHaveLength(30)
  expect(body.detailedAnalysis.entriesBefore).toBe(1)
  expect(await months(ana)).toEqual([body])
})

test('without an entry nothing is written, and it says what is missing', async () => {
  const ana = await world.person()
  await wrote(world.services, ana, { '2026-10-20': 'A day in another month altogether.' })
  for (const [what, message] of [
    ['weekly-analysis', 'Write at least one entry this week first'],
    ['monthly-report', 'Write at least one entry this month first'],
  ]) {
    const { status, body } = await generate(ana, what)
    expect([status, body.code, body.message]).toEqual([409, 'no_entries', message])
  }
  expect(await weeks(ana)).toEqual([])
  expect(await months(ana)).toEqual([])
})

test('a single entry gets a short honest note and no patterns', async () => {
  const ana = await world.person()
  await wrote(world.services, ana, { '2026-11-17': thisWeek['2026-11-17'] })
  const { body } = await generate(ana)
  expect(body.insights).toMatch(/^You wrote once this week, on Tuesday: “.+” That is too little to see a pattern in\.$/)
  expect(body.patterns).toMatchObject({ themes: [], lifted: [], weighed: [], suggestions: [], bestDay: null })
})

test('a dismissed claim leaves, does not come back when written anew, and can be restored', async () => {
  const { ana, week } = await withAWeek()
  const gone = week.patterns.openThreads[0]
  if (!gone) throw new Error('no open thread')
  const dismissal = { method: 'POST', url: '~/dismissed-statements', body: { statementId: gone.id } }
  expect((await ana.send(dismissal)).status).toBe(204)
  expect((await ana.send(dismissal)).status).toBe(204)
  const ids = (one: SentWeek | undefined) => (one ? allOf(one).map(({ id }) => id) : [])
  expect(ids((await weeks(ana))[0])).not.toContain(gone.id)
  expect((await weeks(ana))[0]?.insights).not.toContain('Marta')
  expect(ids((await generate(ana)).body)).not.toContain(gone.id)
  expect((await ana.send({ method: 'DELETE', url: `~/dismissed-statements/${gone.id}` })).status).toBe(204)
  expect(ids((await generate(ana)).body)).toContain(gone.id)
})

test('a line put into one’s own words keeps them when the week is written anew', async () => {
  const { ana, week } = await withAWeek()
  const line = week.patterns.findings[1]
  const body = { kind: 'week', start: '2026-11-16', text: ' A long week with a good Wednesday. ' }
  const edit = { method: 'PUT', url: `~/statements/${line?.id}`, body }
  expect((await ana.send(edit)).status).toBe(204)
  for (const shown of [(await weeks(ana))[0], (await generate(ana)).body]) {
    expect(shown?.patterns.findings[1]).toMatchObject({ text: 'A long week with a good Wednesday.', isEdited: true })
    expect(shown?.insights).toContain('A long week with a good Wednesday.')
  }
})

test('an edit needs words, and a line that is there', async () => {
  const { ana, week } = await withAWeek()
  const url = `~/statements/${week.patterns.findings[0]?.id}`
  const edit = { kind: 'week', start: '2026-11-16', text: '  ' }
  const empty = await ana.send<ProblemBody>({ method: 'PUT', url, body: edit })
  expect([empty.status, empty.body.message]).toEqual([400, 'Please write something, or leave the line out'])
  const elsewhere = { ...edit, text: 'Mine', start: '2026-11-09' }
  expect((await ana.send({ method: 'PUT', url, body: elsewhere })).status).toBe(404)
  expect((await ana.send({ method: 'PUT', url: '~/statements/unheard-of', body: { ...edit, text: 'x' } })).status).toBe(
    404,
  )
  const tooMuch = { method: 'POST', url: '~/dismissed-statements', body: { statementId: '<script>' } }
  expect((await ana.send(tooMuch)).status).toBe(400)
})

test('deleting an entry takes what was drawn from it, at once, and the numbers follow', async () => {
  const { ana, ids } = await withAWeek()
  await generate(ana, 'monthly-report')
  const userId = ana.id as UserId
  const [, call] = ids
  if (!call) throw new Error('no entry')
  await world.services.db.delete(entries).where(and(eq(entries.userId, userId), eq(entries.id, call)))
  expect(JSON.stringify(await weeks(ana))).not.toContain('Marta')
  expect(JSON.stringify(await months(ana))).not.toContain('Marta')
  await world.services.jobs.emit(world.services.db, 'journal.entry-removed', { userId, entryId: call })
  const week = await eventually('the week to be written anew', async () => {
    const [one] = await weeks(ana)
    return one?.totalEntries === 2 && one
  })
  expect(week.until).toBe('2026-11-19')
  await eventually('the month as well', async () => (await months(ana))[0]?.totalEntries === 2)
})

test('when an entry changes, what was drawn from its old words goes', async () => {
  const { ana, ids } = await withAWeek()
  const userId = ana.id as UserId
  const [, call = 0] = ids
  const ofThis = and(eq(entries.userId, userId), eq(entries.id, call))
  const safe = await world.services.vault.safeOf(world.services.db, userId)
  const words = { title: 'A day', content: 'A walk in the rain, and soup.', transcription: null, themes: ['food'] }
  await world.services.db
    .update(entries)
    .set({ words: sealedEntries.seal(safe, call, words) })
    .where(ofThis)
  for (const _ of ['once', 'and once more']) {
    await world.services.jobs.emit(world.services.db, 'journal.entry-changed', { userId, entryId: call })
  }
  await eventually('the week anew', async () => !JSON.stringify(await weeks(ana)).includes('Marta'))
  expect(await weeks(ana)).toMatchObject([{ totalEntries: 3, until: '2026-11-19' }])
})

test('when the last entry of a week goes, the week goes', async () => {
  const ana = await world.person()
  const userId = ana.id as UserId
  const [only = 0] = await wrote(world.services, ana, { '2026-11-17': thisWeek['2026-11-17'] })
  await generate(ana)
  await world.services.db.delete(entries).where(and(eq(entries.userId, userId), eq(entries.id, only)))
  await world.services.jobs.emit(world.services.db, 'journal.entry-removed', { userId, entryId: only })
  await eventually('the week to go', async () => (await weeks(ana)).length === 0)
})

test('someone else can neither read, write, dismiss nor edit; signed out nobody can', async () => {
  const [{ ana, week }, bo] = [await withAWeek(), await world.person()]
  const anas = `/api/users/${ana.id}`
  const id = week.patterns.findings[0]?.id
  const doors = [
    { method: 'GET', url: '/weekly-analyses' },
    { method: 'GET', url: '/monthly-reports' },
    { method: 'POST', url: '/weekly-analysis' },
    { method: 'POST', url: '/monthly-report' },
    { method: 'POST', url: '/dismissed-statements', body: { statementId: id } },
    { method: 'DELETE', url: `/dismissed-statements/${id}` },
    { method: 'PUT', url: `/statements/${id}`, body: { kind: 'week', start: '2026-11-16', text: 'Mine' } },
  ]
  for (const { url, ...door } of doors) {
    expect((await bo.send({ ...door, url: anas + url })).status).toBe(403)
    expect((await send(world.address, { ...door, url: anas + url })).status).toBe(401)
  }
  const asOwn = { kind: 'week', start: '2026-11-16', text: 'Mine' }
  expect((await bo.send({ method: 'PUT', url: `~/statements/${id}`, body: asOwn })).status).toBe(404)
  expect(await weeks(ana)).toEqual([week])
})

test('pages follow each other, newest first', async () => {
  const ana = await world.person()
  const days = ['2026-10-05', '2026-10-13', '2026-10-21', '2026-10-29']
  await wrote(world.services, ana, Object.fromEntries(days.map((day) => [day, 'A quiet evening by the lake.'])))
  for (const day of days.toReversed()) await writeEnded(world.services, ana.id as UserId, periodOf('week', day))
  const starts: string[] = []
  for (let before = ''; ; ) {
    const page = await ana.get<SentWeek[]>(`~/weekly-analyses?limit=3${before}`)
    if (page.length === 0) break
    starts.push(...page.map(({ weekStart }) => weekStart))
    before = `&before=${page.at(-1)?.id}`
  }
  expect(starts).toEqual(['2026-10-26', '2026-10-19', '2026-10-12', '2026-10-05'])
})

test('the database and the log hold no readable word of an analysis, a dismissal or an edit', async () => {
  const { ana, week } = await withAWeek()
  await generate(ana, 'monthly-report')
  const [line, other] = week.patterns.findings
  const edit = { kind: 'week', start: '2026-11-16', text: 'My own heron in the reeds' }
  await ana.send({ method: 'PUT', url: `~/statements/${line?.id}`, body: edit })
  await ana.send({ method: 'POST', url: '~/dismissed-statements', body: { statementId: other?.id } })
  const { rows } = await world.services.db.execute<{ all: string }>(`
    select string_agg(t::text || encode(words, 'escape'), chr(10)) as all from (
      select words, w::text as t from weekly_analyses w union all select words, m::text from monthly_reports m
      union all select words, d::text from statement_decisions d) t`)
  expect(rows[0]?.all.length).toBeGreaterThan(100)
  expect(rows[0]?.all).not.toMatch(/heron|marta|grateful|work|stable/i)
  expect(rows[0]?.all).not.toContain(other?.id)
  expect(world.logged()).not.toMatch(/heron|marta|grateful/i)
})

test('an export has every analysis, as it is shown, and what was decided about its lines', async () => {
  const { ana, week } = await withAWeek()
  await ana.send({
    method: 'POST',
    url: '~/dismissed-statements',
    body: { statementId: week.patterns.findings[0]?.id },
  })
  const all = (await exportedAnalysis.read(world.services, ana.id as UserId)) as Record<string, unknown[]>
  expect(all.weeklyAnalyses).toMatchObject([{ weekStart: '2026-11-16', insights: (await weeks(ana))[0]?.insights }])
  expect(all.monthlyReports).toEqual([])
  expect(all.statementDecisions).toMatchObject([{ is: 'dismissed' }])
})

test('habits that were kept and goals that were reached stand in the week, dismissed like any other line', async () => {
  const ana = await world.person()
  await ana.writes('A quiet day with a long walk by the lake in the evening.')
  const habit = {
    name: 'Evening walk',
    description: 'Round the lake',
    category: 'health',
    frequency: 'daily',
    unit: 'times',
  }
  const { body: made } = await ana.send<{ id: number }>({ method: 'POST', url: '/api/habits', body: habit })
  await ana.send({
    method: 'POST',
    url: '/api/habit-entries',
    body: { habitId: made.id, date: '2026-11-19', value: 1 },
  })
  const goal = { title: 'Run again', description: 'Along the river', status: 'completed' }
  await ana.send({ method: 'POST', url: '/api/goals', body: goal })
  const kept = async () => {
    const { body } = await ana.send<SentWeek>({ method: 'POST', url: '~/weekly-analysis' })
    return body.patterns.kept
  }
  const statements = await kept()
  expect(statements.map(({ text }) => text)).toEqual([
    'You reached the goal “Run again”.',
    '“Evening walk” was kept on one day.',
  ])
  await ana.send({ method: 'POST', url: '~/dismissed-statements', body: { statementId: statements[0]?.id } })
  expect((await kept()).map(({ text }) => text)).toEqual(['“Evening walk” was kept on one day.'])
  const { body: report } = await ana.send<SentMonth>({ method: 'POST', url: '~/monthly-report' })
  expect(report.goalsAchieved).toEqual(['Run again'])
})

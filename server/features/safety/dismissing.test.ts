import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { WeeklyAnalysis } from '#contract/analysis.ts'
import type { CoachAnswer, CoachMessage } from '#contract/coach.ts'
import type { Stats } from '#contract/journal.ts'
import type { RealtimeMessage } from '#contract/realtime.ts'
import type { DailyReminders } from '#contract/reminders.ts'
import { standingLevelOf } from '#server/features/journal/queries.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, type SentEntry, send, type WrittenEntry } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const plain = 'I want to kill myself.'
const passive = 'Everyone would be better off without me.'
const notMeant = 'I’m fine, that was not meant.'

type Talk = { messages: z.input<typeof CoachMessage>[] }

const dismiss = (person: Person, path: string) => person.send({ method: 'DELETE', url: `~/${path}` })
const entry = (person: Person, id: number) => person.get<SentEntry>(`~/journal-entries/${id}`)
const isQuiet = async (person: Person) => (await person.get<Stats>('~/stats')).isQuiet
const reminders = (person: Person) => person.get<z.input<typeof DailyReminders>>('~/daily-reminders')
const tells = async (person: Person, message: string, more: object = {}) =>
  (
    await person.send<z.input<typeof CoachAnswer>>({
      method: 'POST',
      url: '~/ai-coach/chat',
      body: { message, ...more },
    })
  ).body
const talk = (person: Person, id: number) => person.get<Talk>(`~/ai-coach/conversations/${id}`)

test('what was plainly written makes the day quiet until the person says that it was not meant', async () => {
  const ana = await world.person()
  const { id } = await ana.writes(plain)
  expect([await isQuiet(ana), (await entry(ana, id)).hasAlarm]).toEqual([true, true])
  expect((await reminders(ana)).isCare).toBe(true)
  const before = await entry(ana, id)
  expect((await dismiss(ana, `journal-entries/${id}/alarm`)).status).toBe(204)
  expect(await entry(ana, id)).toEqual({ ...before, hasAlarm: false })
  expect(await isQuiet(ana)).toBe(false)
  await eventually('other reminders', async () => !(await reminders(ana)).isCare)
  expect(JSON.stringify(await reminders(ana))).not.toMatch(/988|kill/)
  expect((await dismiss(ana, `journal-entries/${id}/alarm`)).status).toBe(204)
})

test('an alarm that was never agreed to is answered at once, and changes nothing', async () => {
  const ana = await world.person()
  const { id, care } = await ana.writes(passive)
  expect(care).toMatchObject({ level: 2 })
  expect([await isQuiet(ana), (await entry(ana, id)).hasAlarm]).toEqual([false, false])
  expect((await reminders(ana)).isCare).toBe(false)
})

test('an entry that was not meant so is not answered again for a word that is changed, but for graver ones', async () => {
  const ana = await world.person()
  const written = await ana.writes(plain)
  await dismiss(ana, `journal-entries/${written.id}/alarm`)
  const change = async (content: string, version: number) =>
    (
      await ana.send<WrittenEntry>({
        method: 'PATCH',
        url: `~/journal-entries/${written.id}`,
        body: { content, version },
      })
    ).body
  expect(await change(`${plain} So says the song.`, 1)).toMatchObject({ care: null, hasAlarm: false })
  const graver = await change('I have decided to kill myself tonight. The pills are in front of me.', 2)
  expect(graver).toMatchObject({ care: { level: 4 }, hasAlarm: true })
})

test('someone else’s alarm cannot be set aside, nor learned of', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { id } = await ana.writes(plain)
  const { conversationId } = await tells(ana, plain)
  for (const path of [`journal-entries/${id}/alarm`, `ai-coach/conversations/${conversationId}/alarm`, 'alarms']) {
    const url = `/api/users/${ana.id}/${path}`
    expect((await bo.send({ method: 'DELETE', url })).status).toBe(403)
    expect((await send(world.address, { method: 'DELETE', url })).status).toBe(401)
    expect((await dismiss(bo, path)).status).toBe(path === 'alarms' ? 204 : 404)
  }
  expect((await entry(ana, id)).hasAlarm).toBe(true)
  expect((await talk(ana, conversationId)).messages.at(-1)?.isCare).toBe(true)
})

test('a talk with a coach goes on as if nothing had been noticed, tapped or typed', async () => {
  for (const saysSo of ['taps', 'types']) {
    const ana = await world.person()
    const { conversationId, answered } = await tells(ana, plain)
    expect(answered.isCare).toBe(true)
    expect((await reminders(ana)).isCare).toBe(true)
    if (saysSo === 'taps') await dismiss(ana, `ai-coach/conversations/${conversationId}/alarm`)
    else expect((await tells(ana, 'No, I’m fine.', { conversationId })).answered.isCare).toBe(false)
    expect((await talk(ana, conversationId)).messages.some(({ isCare }) => isCare)).toBe(false)
    await eventually('other reminders', async () => !(await reminders(ana)).isCare)
    expect((await tells(ana, 'We went to the lake.', { conversationId })).answered.content).not.toContain('988')
    expect((await tells(ana, plain, { conversationId })).answered.isCare).toBe(true)
  }
})

test('what is agreed to when asked counts as told, also in the entry the talk is saved as', async () => {
  const ana = await world.person()
  const { conversationId } = await tells(ana, passive)
  expect((await reminders(ana)).isCare).toBe(false)
  const { journalEntryId } = await tells(ana, 'Sometimes.', { conversationId, saveAsJournalEntry: true })
  expect((await entry(ana, Number(journalEntryId))).hasAlarm).toBe(true)
  await dismiss(ana, `ai-coach/conversations/${conversationId}/alarm`)
  expect((await entry(ana, Number(journalEntryId))).hasAlarm).toBe(false)
})

test('the entry of a call on which it was said not to have been meant is as one after the tap', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { id: tapped } = await ana.writes(plain)
  await dismiss(ana, `journal-entries/${tapped}/alarm`)
  const isCare = async (person: Person) => (await person.get<{ isCare: boolean }>('~/calls/current')).isCare
  const caller = await calls(bo)
  await caller.listens()
  await caller.says('I finally finished the garden fence with my brother today, and I want to kill myself.')
  await eventually('care', () => isCare(bo))
  await caller.says(notMeant)
  await eventually('no care', async () => !(await isCare(bo)))
  await caller.hangsUp()
  const called = await eventually('the entry', async () => (await bo.get<SentEntry[]>('~/journal-entries'))[0])
  expect(called.hasAlarm).toBe(false)
  expect(await standingLevelOf(world.services, bo.id as UserId, called.id)).toBe(0)
  expect([await isQuiet(ana), await isQuiet(bo)]).toEqual([false, false])
})

test('after a call in danger the next one begins gently, unless it was not meant', async () => {
  for (const isMeant of [true, false]) {
    const ana = await world.person()
    const caller = await calls(ana)
    await caller.listens()
    await caller.says('I want to kill myself, I cannot bear the evenings any more.')
    await caller.hangsUp()
    const [{ id } = { id: 0 }] = await eventually('the entry', async () => {
      const all = await ana.get<SentEntry[]>('~/journal-entries')
      return all.length > 0 && all
    })
    if (!isMeant) await dismiss(ana, `journal-entries/${id}/alarm`)
    await eventually('the end', async () => (await ana.get<SentCall[]>('~/call-history'))[0]?.status === 'completed')
    const next = await calls(ana)
    await next.listens()
    expect(/hard/.test(next.heard.join(' '))).toBe(isMeant)
    await next.hangsUp()
  }
})

test('one tap on the dashboard sets aside what these days were careful about, written or told', async () => {
  const ana = await world.person()
  const { id } = await ana.writes(plain)
  const { conversationId } = await tells(ana, plain)
  expect((await reminders(ana)).isCare).toBe(true)
  const heard: RealtimeMessage[] = []
  const stop = world.services.realtime.listen(ana.id as UserId, (message) => heard.push(message))
  await dismiss(ana, 'alarms')
  expect((await entry(ana, id)).hasAlarm).toBe(false)
  expect((await talk(ana, conversationId)).messages.some(({ isCare }) => isCare)).toBe(false)
  expect(await isQuiet(ana)).toBe(false)
  await eventually('news', async () =>
    ['journal', 'coach', 'reminders'].every((feature) =>
      heard.some((message) => message.type === 'changed' && message.feature === feature),
    ),
  )
  stop()
})

test('an analysis is written anew without its words of care once the person says so of its days', async () => {
  const ana = await world.person()
  await ana.writes('The meeting ran late and I was tired all evening.')
  await ana.writes(plain)
  const { body } = await ana.send<z.input<typeof WeeklyAnalysis>>({ method: 'POST', url: '~/weekly-analysis' })
  expect(body.patterns.care).toContain('988')
  expect((await dismiss(ana, `alarms?from=${body.weekStart}`)).status).toBe(400)
  await dismiss(ana, `alarms?from=${body.weekStart}&to=${body.until}`)
  await eventually('another analysis', async () => {
    const [week] = await ana.get<z.input<typeof WeeklyAnalysis>[]>('~/weekly-analyses')
    return week?.patterns.care === null
  })
})

test('a database that is read tells neither that there was an alarm, nor that it was set aside', async () => {
  const ana = await world.person()
  const { id } = await ana.writes(plain)
  const { id: calm } = await ana.writes('We planted tomatoes and laughed.')
  const sealed = async (id: number) =>
    (await world.services.db.select().from(entries).where(eq(entries.id, id)))[0]?.risk?.toString('latin1') ?? ''
  const before = await sealed(id)
  await dismiss(ana, `journal-entries/${id}/alarm`)
  expect(await sealed(id)).not.toMatch(/level|meant/)
  expect(new Set([before, await sealed(id), await sealed(calm)].map(({ length }) => length)).size).toBe(1)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import { answers, calls, connects, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const starts = (person: Person) => person.send<SentCall & ProblemBody>({ method: 'POST', url: '~/call' })
const current = async (person: Person) => (await person.get<{ call: SentCall | null }>('~/calls/current')).call
const history = (person: Person) => person.get<SentCall[]>('~/call-history')

test('a call rings until it is answered, and only one at a time', async () => {
  const ana = await world.person()
  const { status, body } = await starts(ana)
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'ringing', phoneNumber: ana.user.phoneNumber, duration: null })
  expect(await current(ana)).toMatchObject({ id: body.id, status: 'ringing' })
  const again = await starts(ana)
  expect([again.status, again.body.message]).toEqual([409, 'You are already on a call'])
})

test('ten clicks at once place one call', async () => {
  const ana = await world.person()
  const clicks = await Promise.all(Array.from({ length: 10 }, () => starts(ana)))
  expect(clicks.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  expect(await history(ana)).toHaveLength(1)
})

test('declining ends it, once, and the next call can be placed', async () => {
  const ana = await world.person()
  const { body } = await starts(ana)
  const decline = () => ana.send({ method: 'POST', url: `~/calls/${body.id}/decline` })
  expect([(await decline()).status, (await decline()).status]).toEqual([204, 204])
  expect(await history(ana)).toMatchObject([{ status: 'busy', journalEntryId: null }])
  expect((await starts(ana)).status).toBe(201)
})

test('a call answered in one window is not answered in another', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  const url = `~/calls/${caller.callId}/answer`
  const other = await ana.send<ProblemBody>({ method: 'POST', url, body: { phoneId: randomUUID() } })
  expect([other.status, other.body.code]).toEqual([409, 'call_answered_elsewhere'])
  const decline = await ana.send<ProblemBody>({ method: 'POST', url: `~/calls/${caller.callId}/decline` })
  expect([decline.status, decline.body.code]).toEqual([409, 'call_not_ringing'])
  await caller.hangsUp()
})

test('an answer to a call that is over is refused, and changes nothing', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.hangsUp()
  await eventually('the call to be over', async () => (await current(ana)) === null)
  const url = `~/calls/${caller.callId}/answer`
  const late = await ana.send<ProblemBody>({ method: 'POST', url, body: { phoneId: caller.phoneId } })
  expect([late.status, late.body.code]).toEqual([409, 'call_not_ringing'])
  expect(await history(ana)).toMatchObject([{ status: 'completed' }])
})

test('someone else can neither answer nor decline nor see it', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { body } = await starts(ana)
  const answer = { method: 'POST', url: `~/calls/${body.id}/answer`, body: { phoneId: randomUUID() } }
  expect((await bo.send(answer)).status).toBe(404)
  expect((await bo.send({ method: 'POST', url: `~/calls/${body.id}/decline` })).status).toBe(404)
  expect(await history(bo)).toEqual([])
  expect(await current(ana)).toMatchObject({ status: 'ringing' })
})

test('a call in the history tells what was said, by whom, and leads to its entry', async () => {
  const ana = await world.person({ name: 'Ana Reyes' })
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('I finally finished the garden fence with my brother today.')
  await caller.hangsUp()
  const call = await eventually('the entry', async () => {
    const [newest] = await history(ana)
    return newest?.journalEntryId ? newest : null
  })
  expect(call).toMatchObject({ status: 'completed', answeredBy: 'human', recordingUrl: null })
  expect(call.transcriptionText).toContain('Ana: I finally finished the garden fence with my brother today.')
  expect(call.transcriptionText).toContain(`Journal: ${caller.heard[0]}`)
  expect(call.duration).toBeGreaterThanOrEqual(0)
  expect(Object.keys(call)).not.toContain('tokenHash')
})

test('the calls are counted, beyond what a page of them holds', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  for (let n = 0; n < 3; n += 1) {
    const { body } = await starts(ana)
    await ana.send({ method: 'POST', url: `~/calls/${body.id}/decline` })
  }
  expect(await ana.get<SentCall[]>('~/call-history?limit=2')).toHaveLength(2)
  expect(await ana.get('~/call-history/count')).toEqual({ total: 3 })
  expect(await bo.get('~/call-history/count')).toEqual({ total: 0 })
  const url = `/api/users/${ana.id}/call-history/count`
  expect((await bo.send({ method: 'GET', url })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url })).status).toBe(401)
})

test('a token opens one line, and a guessed one none', async () => {
  const ana = await world.person()
  const { body } = await starts(ana)
  const phoneId = randomUUID()
  const answer = { method: 'POST', url: `~/calls/${body.id}/answer`, body: { phoneId } }
  const { body: first } = await ana.send<{ token: string }>(answer)
  const line = await connects(ana, { token: first.token, callSid: '' })
  await line.listens()
  for (const token of [first.token, 'guessed', '']) {
    const intruder = await connects(ana, { token, callSid: '' })
    await intruder.isCutOff()
    expect(intruder.heard).toEqual([])
  }
  expect(line.closedWith()).toBe(null)
  await line.hangsUp()
})

test('another person’s token does not open a line', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { body } = await starts(ana)
  const answer = { method: 'POST', url: `~/calls/${body.id}/answer`, body: { phoneId: randomUUID() } }
  const { token } = (await ana.send<{ token: string }>(answer)).body
  const intruder = await connects(bo, { token, callSid: '' })
  await intruder.isCutOff()
  expect(intruder.heard).toEqual([])
})

test('whoever comes back on a new line takes over, and the old one can no longer write', async () => {
  const ana = await world.person()
  const before = await calls(ana)
  await before.listens()
  await before.says('We painted the kitchen yellow.')
  const after = await answers(ana, before.callId, before.phoneId)
  await after.listens()
  before.mutters('This is said into a dead line.')
  await before.isCutOff()
  await after.says('Then we ate on the floor, between the boxes.')
  await after.hangsUp()
  const text = await eventually('the entry', async () => {
    const [call] = await history(ana)
    return call?.journalEntryId && call.transcriptionText
  })
  expect(text).toContain('We painted the kitchen yellow.')
  expect(text).toContain('Then we ate on the floor, between the boxes.')
  expect(text).not.toContain('dead line')
})

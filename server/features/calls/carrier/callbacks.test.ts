import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { calledBack, opensRelay, rings, type TwilioWorld, worldOnTwilio } from './testing/twilio-line.ts'

let world: TwilioWorld
beforeAll(async () => {
  world = await worldOnTwilio()
})
afterAll(() => world.close())

/** Picks up, is asked who they are, and says it. */
async function answers(line: Awaited<ReturnType<typeof rings>>) {
  const relay = await line.opens()
  await relay.listens()
  await relay.tells('Yes, this is Ana.')
  return relay
}

const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
const becomes = (person: Person, status: SentCall['status']) =>
  eventually(`the call to be ${status}`, async () => (await lastCall(person))?.status === status && lastCall(person))
const firstEntry = (person: Person) =>
  eventually('the entry', async () => (await person.get<SentEntry[]>('~/journal-entries'))[0])
const hungUpOn = (callSid: string) =>
  world.asked.filter(({ url, body }) => url.endsWith(`/Calls/${callSid}.json`) && body.includes('Status=completed'))

test('a call rings, is answered, talked and becomes an entry', async () => {
  const ana = await world.person({ name: 'Ana Reyes' })
  const line = await rings(world, ana)
  expect(await line.is('ringing', 1)).toMatchObject({ status: 200 })
  expect(await lastCall(ana)).toMatchObject({ status: 'ringing', providerCallId: line.callSid })
  const relay = await line.opens()
  expect((await relay.listens())[0]).toMatch(/\w/)
  expect(await lastCall(ana)).toMatchObject({ status: 'in-progress' })
  await relay.tells('Yes, this is Ana.')
  await line.is('in-progress', 2)
  await line.hears('human')
  await relay.tells('I finally finished the garden fence with my brother today.')
  relay.says('And then we had to go.')
  relay.leaves()
  const over = await line.relayIs('completed')
  expect(over).toMatchObject({ status: 200, text: expect.stringMatching(/<Response\/>$/) })
  await line.is('completed', 3)
  const entry = await firstEntry(ana)
  expect(entry.transcription).toContain('garden fence with my brother')
  expect(entry.transcription).toContain('And then we had to go.')
  expect(await lastCall(ana)).toMatchObject({ status: 'completed', reason: 'hung-up', answeredBy: 'human' })
  expect(hungUpOn(line.callSid)).toEqual([])
})

test('what was said last is kept, though the news of the end overtakes it', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const relay = await answers(line)
  await line.is('completed', 3)
  await line.relayIs('completed')
  relay.says('These words were on their way when I put the phone down.')
  relay.leaves()
  expect((await firstEntry(ana)).transcription).toContain('These words were on their way')
})

const endings = [
  ['busy', 'busy'],
  ['no-answer', 'no-answer'],
  ['canceled', 'no-answer'],
  ['failed', 'failed'],
] as const
for (const [told, became] of endings) {
  test(`a call that the carrier calls ${told} is shown as ${became}, and stays so`, async () => {
    const ana = await world.person()
    const line = await rings(world, ana)
    await line.is(told, 2)
    await becomes(ana, became)
    await line.is('ringing', 1)
    await line.is('in-progress', 3)
    await line.is('completed', 4)
    expect(await lastCall(ana)).toMatchObject({ status: became })
    expect(await ana.get('~/calls/current')).toMatchObject({ call: null })
  })
}

test('callbacks that come twice and in any order change nothing twice', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const relay = await answers(line)
  await Promise.all([
    line.is('in-progress', 2),
    line.is('in-progress', 2),
    line.is('ringing', 1),
    line.is('initiated', 0),
  ])
  expect(await lastCall(ana)).toMatchObject({ status: 'in-progress' })
  await relay.tells('We walked up to the old mill before lunch.')
  relay.leaves()
  await Promise.all([
    line.is('completed', 3),
    line.relayIs('completed'),
    line.is('completed', 3),
    line.relayIs('ended'),
  ])
  await firstEntry(ana)
  expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
  expect(await ana.get<SentCall[]>('~/call-history')).toHaveLength(1)
})

test('a carrier that tells its name for the call only later is understood all the same', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  await world.services.db.execute(sql`update calls set provider_call_id = null where user_id = ${ana.id}`)
  await line.is('initiated', 0)
  expect(await lastCall(ana)).toMatchObject({ providerCallId: line.callSid })
})

test('what is not signed is not read', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  for (const address of Object.values(line.addresses)) {
    const fields = { CallSid: line.callSid, CallStatus: 'completed', AnsweredBy: 'human', SessionStatus: 'completed' }
    expect(await calledBack(address, fields, 'bm90IHNpZ25lZA==')).toMatchObject({ status: 403 })
    expect(await calledBack(address, fields, '')).toMatchObject({ status: 403 })
  }
  const elsewhere = line.addresses.status.replace('/status/', '/machine/')
  expect((await line.send(elsewhere, { AnsweredBy: 'human' })).status).toBe(200)
  const url = new URL(line.addresses.status).pathname
  const page = { method: 'POST', url, headers: { 'content-type': 'application/json' }, body: {} }
  expect((await ana.send(page)).status).toBe(415)
  expect(await lastCall(ana)).toMatchObject({ status: 'ringing' })
})

test('a signed callback of a call nobody knows is taken and forgotten', async () => {
  const unknown = `${world.publicUrl}/voice/status/nobody`
  expect(await calledBack(unknown, { CallSid: 'CA99', CallStatus: 'completed' })).toMatchObject({ status: 200 })
  expect(await calledBack(unknown, { nonsense: 'yes' })).toMatchObject({ status: 200 })
})

test('a form of 100 KB is refused', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  expect(await line.is('ringing', 1, { Padding: 'x'.repeat(100_000) })).toMatchObject({ status: 413 })
})

test('a socket that is not signed finds the door shut, and a token opens one line', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const url = `${world.publicUrl.replace('http', 'ws')}/voice/relay`
  const forged = await opensRelay(url, { token: line.token, callSid: line.callSid, signature: 'bm90IHNpZ25lZA==' })
  expect(forged.refusedWith()).toBe(403)
  const relay = await line.opens()
  await relay.listens()
  for (const token of [line.token, 'guessed', '']) {
    const stray = await line.opens(token)
    await stray.hearsTheEnd()
    expect(stray.words()).toEqual([])
  }
  expect(relay.closedWith()).toBeNull()
})

test('frames the protocol will have one day end nothing', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const relay = await line.opens()
  await relay.listens()
  for (let n = 0; n < 30; n += 1) relay.raw(JSON.stringify({ type: 'hologram', name: 'x', value: n }))
  for (let n = 0; n < 30; n += 1) relay.raw(JSON.stringify({ type: 'info', name: 'roundTripDelayMs', value: 120 }))
  relay.raw(JSON.stringify({ type: 'interrupt', utteranceUntilInterrupt: '', durationUntilInterruptMs: '460.5' }))
  await relay.tells('Still here.')
  expect(relay.closedWith()).toBeNull()
})

test('when the socket breaks, the same call goes on over a new one, twice at most', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  let relay = await answers(line)
  await relay.tells('We walked up to the old mill.')
  for (const words of ['Then the storm came over the hill.', 'We sat in the barn until it was over.']) {
    relay.breaks()
    const again = await line.relayIs('failed')
    expect(again.text).toContain('<ConversationRelay')
    relay = await line.opens(line.tokenOf(again.text))
    await relay.listens()
    await relay.tells(words)
  }
  relay.breaks()
  const enough = await line.relayIs('failed')
  expect(enough.text).toMatch(/<Response\/>$/)
  const { transcription } = await firstEntry(ana)
  for (const words of ['old mill', 'storm', 'barn']) expect(transcription).toContain(words)
  expect(await lastCall(ana)).toMatchObject({ status: 'completed', reason: 'line-lost' })
})

test('one sign of a machine ends nothing, however often it is told', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const relay = await line.opens()
  await relay.listens()
  await Promise.all([line.hears('machine_start'), line.hears('machine_start'), line.hears('machine_start')])
  await relay.tells('Yes, this is Ana.')
  await relay.tells('It is really me, and I planted a pear tree today.')
  relay.leaves()
  await line.is('completed', 3, { AnsweredBy: 'machine_start' })
  expect((await firstEntry(ana)).transcription).toContain('pear tree')
})

const greetings = 'Hi, you have reached Ana. I can not come to the phone right now.'
for (const order of ['first', 'last'] as const) {
  test(`a machine that talks like one, and that the carrier hears ${order}, is left without a word`, async () => {
    const ana = await world.person({ name: 'Ana Reyes' })
    const line = await rings(world, ana)
    const relay = await line.opens()
    await relay.listens()
    if (order === 'first') await line.hears('machine_start')
    relay.says(greetings)
    if (order === 'last') await line.hears('machine_start')
    relay.says('Please leave a message after the tone.')
    await relay.hearsTheEnd()
    expect(await becomes(ana, 'voicemail')).toMatchObject({ reason: 'machine', journalEntryId: null })
    await line.relayIs('ended')
    await line.is('completed', 3, { AnsweredBy: 'machine_start' })
    expect(await lastCall(ana)).toMatchObject({ status: 'voicemail' })
    expect(await ana.get('~/journal-entries')).toEqual([])
  })
}

test('a call declined on the page stops ringing at the carrier', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const { id } = (await lastCall(ana)) ?? {}
  expect((await ana.send({ method: 'POST', url: `~/calls/${id}/decline` })).status).toBe(204)
  await eventually('the carrier to hang up', async () => hungUpOn(line.callSid).length === 1)
  await line.is('canceled', 2)
  expect(await lastCall(ana)).toMatchObject({ status: 'busy', reason: 'declined' })
})

test('a call declined while it was being placed is hung up as soon as it is heard of', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  await world.services.db.execute(sql`update calls set provider_call_id = null where user_id = ${ana.id}`)
  const { id } = (await lastCall(ana)) ?? {}
  await ana.send({ method: 'POST', url: `~/calls/${id}/decline` })
  expect(hungUpOn(line.callSid)).toEqual([])
  await line.is('ringing', 1)
  await eventually('the carrier to hang up', async () => hungUpOn(line.callSid).length === 1)
})

test('a line that nobody holds any more is over, and the carrier is told', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const relay = await answers(line)
  await relay.tells('We walked up to the old mill before lunch.')
  relay.breaks()
  await world.services.db.execute(
    sql`update calls set held_at = now() - interval '2 minutes' where user_id = ${ana.id}`,
  )
  expect((await firstEntry(ana)).transcription).toContain('old mill')
  await eventually('the carrier to hang up', async () => hungUpOn(line.callSid).length === 1)
  expect(await lastCall(ana)).toMatchObject({ status: 'completed', reason: 'line-lost' })
})

test('an account that is deleted while its phone rings stops ringing', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  const gone = await ana.send({ method: 'DELETE', url: '~', body: { password: 'a quiet lake at dawn' } })
  expect(gone.status).toBe(204)
  await eventually('the carrier to hang up', async () => hungUpOn(line.callSid).length === 1)
  expect(await line.is('canceled', 2)).toMatchObject({ status: 200 })
})

test('a call over the telephone is not answered in a page', async () => {
  const ana = await world.person()
  await rings(world, ana)
  const { call, ringsIn } = await ana.get<{ call: SentCall; ringsIn: string }>('~/calls/current')
  expect(ringsIn).toBe('telephone')
  const url = `~/calls/${call.id}/answer`
  const answer = await ana.send<{ message: string }>({ method: 'POST', url, body: { phoneId: crypto.randomUUID() } })
  expect([answer.status, answer.body.message]).toEqual([409, 'This call rings on your telephone.'])
})

test('nothing of what the carrier knows is in the log', async () => {
  const ana = await world.person()
  const line = await rings(world, ana)
  await line.is('ringing', 1)
  expect(world.logged()).not.toContain(ana.user.phoneNumber)
  expect(world.logged()).not.toContain(line.token)
})

test('without a carrier its doors are not there', async () => {
  const { address } = await worldOfItsOwn()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const kind of ['status', 'machine', 'relay-over']) {
    const answer = await send(address, { method: 'POST', url: `/voice/${kind}/x`, body: 'CallSid=CA1', headers: form })
    expect(answer.status).toBeGreaterThanOrEqual(404)
  }
})

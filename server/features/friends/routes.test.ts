import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { BlockedPerson, Friend, FriendRequest, InviteView, SharedEntry } from '#contract/friends.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { crowd } from '#server/testing/crowd.ts'
import { befriend, invites, opens, type SentInvite } from '#server/testing/friends.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedFriends } from './queries.ts'

type SentShared = z.input<typeof SharedEntry>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const people = (size: number, name: (n: number) => string = () => 'Somebody') =>
  crowd(world.services, { address: world.address, size, name })

async function threePeople() {
  const names = ['Ana Reyes', 'Bo Lind', 'Cleo Marsh']
  return (await people(3, (n) => names[n] ?? '')) as [Person, Person, Person]
}

const friendsOf = (person: Person) => person.get<Friend[]>('~/friends')
const requestsTo = (person: Person) => person.get<FriendRequest[]>('~/friends/requests')
const linksOf = (person: Person) => person.get<SentInvite[]>('~/friends/invites')
const looksAt = (person: Person, { token }: { token: string }) => person.get<InviteView>(`/api/friend-invites/${token}`)
const remove = (person: Person, other: Person) => person.send({ method: 'DELETE', url: `~/friends/${other.id}` })
const blocks = (person: Person, personId: number) =>
  person.send({ method: 'POST', url: '~/friends/blocked', body: { personId } })

async function firstRequest(person: Person): Promise<FriendRequest> {
  const [request] = await requestsTo(person)
  if (!request) throw new Error('nobody asked')
  return request
}

const answers = <Body>(person: Person, requestId: number, answer: 'accept' | 'decline') =>
  person.send<Body>({ method: 'POST', url: `~/friends/requests/${requestId}/${answer}` })

async function shares(person: Person, title: string, visibility = 'friends') {
  const body = { title, content: 'The heron stood in the reeds again', visibility }
  const { status } = await person.send({ method: 'POST', url: '~/journal-entries', body })
  if (status !== 201) throw new Error(`writing an entry answered ${status}`)
}

test('a link leads to a request, and an accepted request to a friend on both sides', async () => {
  const [ana, bo] = await threePeople()
  const link = await invites(ana)
  expect(await looksAt(bo, link)).toEqual({ inviterName: 'Ana Reyes', state: 'active' })
  expect((await opens<InviteView>(bo, link)).body).toEqual({ inviterName: 'Ana Reyes', state: 'asked' })
  expect(await friendsOf(ana)).toEqual([])
  const request = await firstRequest(ana)
  expect(request).toEqual({ id: expect.any(Number), requesterId: bo.id, requesterName: 'Bo Lind' })
  const accepted = await answers<Friend>(ana, request.id, 'accept')
  expect(accepted.status).toBe(200)
  expect(accepted.body).toEqual({ id: bo.id, name: 'Bo Lind', createdAt: expect.any(String) })
  expect(await friendsOf(ana)).toEqual([accepted.body])
  expect(await friendsOf(bo)).toEqual([{ ...accepted.body, id: ana.id, name: 'Ana Reyes' }])
  expect(await requestsTo(ana)).toEqual([])
  expect(await looksAt(bo, link)).toEqual({ inviterName: 'Ana Reyes', state: 'friends' })
})

test('a link lives seven days, and is listed with its token so that it can be copied again', async () => {
  let now = Temporal.Instant.from('2026-03-01T12:00:00Z')
  const world = await worldOfItsOwn({ now: () => now })
  const [ana, bo] = [await world.person(), await world.person()]
  const link = await invites(ana)
  expect(link).toEqual({
    id: expect.any(Number),
    token: expect.stringMatching(/^[\w-]{43}$/),
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-08T12:00:00.000Z',
    usedAt: null,
  })
  now = now.add({ hours: 7 * 24 - 1 })
  expect(await linksOf(ana)).toEqual([link])
  now = now.add({ hours: 1 })
  expect(await linksOf(ana)).toEqual([])
  expect(await looksAt(bo, link)).toEqual({ inviterName: null, state: 'expired' })
  const late = await opens<ProblemBody>(bo, link)
  expect([late.status, late.body.code]).toEqual([410, 'invite_not_valid'])
  expect(await requestsTo(ana)).toEqual([])
})

test('a link works once: whoever comes later hears that it is used, and not whose it was', async () => {
  const [ana, bo, cleo] = await threePeople()
  const link = await invites(ana)
  await opens(bo, link)
  expect(await looksAt(cleo, link)).toEqual({ inviterName: null, state: 'used' })
  const late = await opens<ProblemBody>(cleo, link)
  expect([late.status, late.body.message]).toEqual([410, 'This link has been used already. Ask for a new one.'])
  expect((await linksOf(ana))[0]?.usedAt).toEqual(expect.any(String))
  expect((await requestsTo(ana)).map(({ requesterName }) => requesterName)).toEqual(['Bo Lind'])
})

test('when many open one link at the same moment, one of them has asked', async () => {
  const [ana] = await threePeople()
  const eight = await people(8)
  const link = await invites(ana)
  const statuses = await Promise.all(eight.map(async (person) => (await opens(person, link)).status))
  expect(statuses.sort()).toEqual([200, ...Array(7).fill(410)])
  expect(await requestsTo(ana)).toHaveLength(1)
})

test('two people who open each other’s links at the same moment are friends, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ana, bo] = await threePeople()
    const [hers, his] = [await invites(ana), await invites(bo)]
    const [first, second] = await Promise.all([opens<InviteView>(bo, hers), opens<InviteView>(ana, his)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect([first.body.state, second.body.state].sort()).toEqual(['asked', 'friends'])
    expect(await friendsOf(ana)).toHaveLength(1)
    expect([...(await requestsTo(ana)), ...(await requestsTo(bo))]).toEqual([])
  }
})

test('opening one’s own link, a friend’s, or a second one while waiting is told in plain words', async () => {
  const [ana, bo, cleo] = await threePeople()
  const own = await opens<ProblemBody>(ana, await invites(ana))
  expect([own.status, own.body.code, own.body.message]).toEqual([
    409,
    'not_allowed',
    'This is your own link. Send it to somebody you would like to share with.',
  ])
  expect((await looksAt(ana, await invites(ana))).state).toBe('own')
  await opens(bo, await invites(ana))
  const second = await invites(ana)
  expect((await opens<InviteView>(bo, second)).body.state).toBe('asked')
  expect((await looksAt(cleo, second)).state).toBe('active')
  expect(await requestsTo(ana)).toHaveLength(1)
  await answers(ana, (await firstRequest(ana)).id, 'accept')
  const again = await opens<ProblemBody>(bo, second)
  expect([again.status, again.body.message]).toEqual([409, 'You and Ana Reyes are friends already.'])
})

test('a declined request is gone, and another link lets them ask again', async () => {
  const [ana, bo] = await threePeople()
  await opens(bo, await invites(ana))
  const { id } = await firstRequest(ana)
  expect((await answers(ana, id, 'decline')).status).toBe(204)
  expect([await requestsTo(ana), await friendsOf(ana), await friendsOf(bo)]).toEqual([[], [], []])
  expect((await answers(ana, id, 'accept')).status).toBe(404)
  await opens(bo, await invites(ana))
  expect(await requestsTo(ana)).toHaveLength(1)
})

test('of accepting and declining at once, one counts', async () => {
  const [ana, bo] = await threePeople()
  await opens(bo, await invites(ana))
  const { id } = await firstRequest(ana)
  const [yes, no] = await Promise.all([answers(ana, id, 'accept'), answers(ana, id, 'decline')])
  expect([yes.status === 404, no.status === 404].sort()).toEqual([false, true])
  expect(await friendsOf(bo)).toHaveLength(yes.status === 200 ? 1 : 0)
})

test('becoming friends is told to both, each with the other', async () => {
  const emit = vi.spyOn(world.services.jobs, 'emit')
  const [ana, bo] = await threePeople()
  await befriend(ana, bo)
  const told = emit.mock.calls.flatMap(([, name, carries]) => (name === 'friends.connected' ? [carries] : []))
  emit.mockRestore()
  expect(told).toEqual([
    { userId: ana.id, friendId: bo.id },
    { userId: bo.id, friendId: ana.id },
  ])
})

test('the other person’s open page hears of a request, of its answer and of the end', async () => {
  const [ana, bo] = await threePeople()
  const heard: number[] = []
  const push = vi.spyOn(world.services.realtime, 'push').mockImplementation(async (userId, message) => {
    expect(message).toEqual({ type: 'changed', feature: 'friends' })
    heard.push(userId)
  })
  const hears = async (person: Person, what: () => Promise<unknown>) => {
    heard.length = 0
    await what()
    expect(heard).toContain(person.id)
  }
  const link = await invites(ana)
  await hears(ana, () => opens(bo, link))
  const { id } = await firstRequest(ana)
  await hears(bo, () => answers(ana, id, 'accept'))
  await hears(ana, () => remove(bo, ana))
  push.mockRestore()
})

test('a friend reads what was written for friends, and nothing that was understood of it', async () => {
  const [ana, bo] = await threePeople()
  await befriend(ana, bo)
  await shares(ana, 'Heron at dawn')
  await shares(ana, 'For me alone', 'private')
  const shared = await bo.get<SentShared[]>(`~/friends/${ana.id}/entries`)
  expect(shared).toEqual([
    {
      id: expect.any(Number),
      title: 'Heron at dawn',
      content: 'The heron stood in the reeds again',
      authorName: 'Ana Reyes',
      createdAt: expect.any(String),
    },
  ])
})

test('shared entries come in pages, newest first', async () => {
  const [ana, bo] = await threePeople()
  await befriend(ana, bo)
  for (const title of ['One', 'Two', 'Three']) await shares(ana, title)
  const page = await bo.get<SentShared[]>(`~/friends/${ana.id}/entries?limit=2`)
  expect(page.map(({ title }) => title)).toEqual(['Three', 'Two'])
  const rest = await bo.get<SentShared[]>(`~/friends/${ana.id}/entries?limit=2&before=${page.at(-1)?.id}`)
  expect(rest.map(({ title }) => title)).toEqual(['One'])
})

test('only a friend reads them: not a stranger, not who has merely asked, not who was one', async () => {
  const [ana, bo, cleo] = await threePeople()
  await befriend(ana, bo)
  await shares(ana, 'Heron at dawn')
  await opens(cleo, await invites(ana))
  const reads = async (person: Person) =>
    (await person.send({ method: 'GET', url: `~/friends/${ana.id}/entries` })).status
  expect([await reads(bo), await reads(cleo), await reads(ana)]).toEqual([200, 404, 404])
  expect((await remove(ana, bo)).status).toBe(204)
  expect(await reads(bo)).toBe(404)
  expect([await friendsOf(ana), await friendsOf(bo)]).toEqual([[], []])
  expect((await remove(ana, bo)).status).toBe(404)
})

test('a blocked person asks in vain, and cannot tell', async () => {
  const [ana, bo] = await threePeople()
  await befriend(ana, bo)
  expect((await blocks(ana, bo.id)).status).toBe(204)
  expect([await friendsOf(ana), await friendsOf(bo)]).toEqual([[], []])
  const link = await invites(ana)
  expect((await opens<InviteView>(bo, link)).body).toEqual({ inviterName: 'Ana Reyes', state: 'asked' })
  expect((await looksAt(bo, link)).state).toBe('asked')
  expect(await requestsTo(ana)).toEqual([])
  const { rows } = await world.services.db.execute<{ id: number }>(
    sql`select id::int from user_friends where requester_id = ${bo.id}`,
  )
  expect((await answers(ana, rows[0]?.id ?? 0, 'accept')).status).toBe(404)
})

test('who blocked somebody is asked to unblock them before using their link', async () => {
  const [ana, bo] = await threePeople()
  await opens(bo, await invites(ana))
  await blocks(ana, bo.id)
  const link = await invites(bo)
  const refused = await opens<ProblemBody>(ana, link)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You have blocked Bo Lind. Unblock them on your friends page first.',
  ])
  expect((await ana.get<BlockedPerson[]>('~/friends/blocked')).map(({ id, name }) => [id, name])).toEqual([
    [bo.id, 'Bo Lind'],
  ])
  expect((await ana.send({ method: 'DELETE', url: `~/friends/blocked/${bo.id}` })).status).toBe(204)
  expect((await opens<InviteView>(ana, link)).body.state).toBe('asked')
})

test('nobody learns a stranger’s name by blocking numbers', async () => {
  const [ana, bo] = await threePeople()
  expect((await blocks(ana, bo.id)).status).toBe(404)
  expect((await blocks(ana, 999_999)).status).toBe(404)
  expect((await blocks(ana, ana.id)).status).toBe(404)
  expect(await ana.get('~/friends/blocked')).toEqual([])
})

test('a withdrawn link leads nowhere', async () => {
  const [ana, bo] = await threePeople()
  const link = await invites(ana)
  expect((await ana.send({ method: 'DELETE', url: `~/friends/invites/${link.id}` })).status).toBe(204)
  expect(await linksOf(ana)).toEqual([])
  expect((await bo.send({ method: 'GET', url: `/api/friend-invites/${link.token}` })).status).toBe(404)
})

test('someone not signed in sees who invites them, and nothing else', async () => {
  const [ana, bo] = await threePeople()
  const link = await invites(ana)
  const look = () => send<InviteView>(world.address, { method: 'GET', url: `/api/friend-invites/${link.token}` })
  expect((await look()).body).toEqual({ inviterName: 'Ana Reyes', state: 'active' })
  const accept = { method: 'POST', url: `/api/friend-invites/${link.token}/accept` }
  expect((await send(world.address, accept)).status).toBe(401)
  await opens(bo, link)
  expect((await look()).body).toEqual({ inviterName: null, state: 'used' })
  for (const token of ['x', 'a'.repeat(43), '%20']) {
    expect((await send(world.address, { method: 'GET', url: `/api/friend-invites/${token}` })).status).toBe(404)
  }
})

test('guessing at links is stopped', async () => {
  const world = await worldOfItsOwn()
  const guess = (n: number) => send(world.address, { method: 'GET', url: `/api/friend-invites/guess-${n}` })
  for (let n = 0; n < 120; n += 1) expect((await guess(n)).status).toBe(404)
  expect((await guess(120)).status).toBe(429)
})

test('making links without end is stopped', async () => {
  const [ana] = await threePeople()
  for (let n = 0; n < 20; n += 1) await invites(ana)
  expect((await ana.send({ method: 'POST', url: '~/friends/create-invite' })).status).toBe(429)
})

test('someone else, and someone not signed in, can do nothing in a person’s name', async () => {
  const [ana, bo, cleo] = await threePeople()
  await befriend(ana, bo)
  await opens(cleo, await invites(ana))
  const request = await firstRequest(ana)
  const link = await invites(ana)
  const calls = [
    ['GET', '/friends'],
    ['GET', '/friends/requests'],
    ['GET', '/friends/invites'],
    ['GET', '/friends/blocked'],
    ['GET', `/friends/${bo.id}/entries`],
    ['POST', '/friends/create-invite'],
    ['POST', `/friends/requests/${request.id}/accept`],
    ['POST', `/friends/requests/${request.id}/decline`],
    ['POST', '/friends/blocked', { personId: bo.id }],
    ['DELETE', `/friends/invites/${link.id}`],
    ['DELETE', `/friends/${bo.id}`],
    ['DELETE', `/friends/blocked/${bo.id}`],
  ] as const
  for (const [method, path, body] of calls) {
    const url = `/api/users/${ana.id}${path}`
    expect([path, (await cleo.send({ method, url, body })).status]).toEqual([path, 403])
    expect([path, (await send(world.address, { method, url, body })).status]).toEqual([path, 401])
  }
  // In her own name she cannot answer what was asked of somebody else, nor withdraw their link.
  expect((await answers(cleo, request.id, 'accept')).status).toBe(404)
  expect((await answers(cleo, request.id, 'decline')).status).toBe(404)
  expect((await cleo.send({ method: 'DELETE', url: `~/friends/invites/${link.id}` })).status).toBe(404)
  expect((await remove(cleo, bo)).status).toBe(404)
  expect((await cleo.send({ method: 'DELETE', url: `~/friends/blocked/${bo.id}` })).status).toBe(404)
  expect(await friendsOf(ana)).toHaveLength(1)
  expect(await linksOf(ana)).toHaveLength(3)
})

test('the database holds no link that could be used', async () => {
  const [ana] = await threePeople()
  const { token } = await invites(ana)
  const { rows } = await world.services.db.execute<{ all: string }>(
    "select string_agg(i::text, chr(10)) || string_agg(encode(words, 'escape'), chr(10)) as all from friend_invites i",
  )
  expect(rows[0]?.all).not.toContain(token)
  expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'))
  expect(world.logged()).not.toContain(token)
})

test('an account that is deleted is nobody’s friend any more', async () => {
  const [ana, bo] = await threePeople()
  await befriend(ana, bo)
  const link = await invites(bo)
  await world.services.db.execute(sql`delete from users where id = ${bo.id}`)
  expect(await friendsOf(ana)).toEqual([])
  expect((await ana.send({ method: 'GET', url: `~/friends/${bo.id}/entries` })).status).toBe(404)
  expect((await ana.send({ method: 'GET', url: `/api/friend-invites/${link.token}` })).status).toBe(404)
})

test('everything of one’s friendships can be taken along', async () => {
  const [ana, bo, cleo] = await threePeople()
  await befriend(ana, bo)
  await opens(cleo, await invites(ana))
  await opens(ana, await invites(cleo))
  await blocks(ana, bo.id)
  const taken = await exportedFriends.read(world.services, ana.id as UserId)
  expect(taken).toMatchObject({
    friends: [{ name: 'Cleo Marsh' }],
    requests: [],
    asked: [],
    blocked: [{ name: 'Bo Lind' }],
    invites: [{ token: expect.any(String) }, { token: expect.any(String) }],
  })
})

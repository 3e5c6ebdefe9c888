import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { CommunityMember } from '#contract/communities.ts'
import type { CommunityInvitation } from '#contract/community-invites.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import {
  circle,
  founds,
  invitesInto,
  joinsIn,
  posts,
  responds,
  type SentCommunity,
  type SentInvite,
  type SentPost,
} from '#server/testing/communities.ts'
import { crowd } from '#server/testing/crowd.ts'
import { befriend } from '#server/testing/friends.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedCommunities } from './exported.ts'
import { lookAfterCommunities } from './jobs.ts'

type SentInvitation = z.input<typeof CommunityInvitation>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const people = (size: number, name: (n: number) => string = (n) => `Person ${n}`) =>
  crowd(world.services, { address: world.address, size, name })

async function threePeople() {
  const names = ['Ana Reyes', 'Bo Lind', 'Cleo Marsh']
  return (await people(3, (n) => names[n] ?? '')) as [Person, Person, Person]
}

type At = { id: number }
const at = ({ id }: At) => `~/communities/${id}`
const mine = (person: Person) => person.get<SentCommunity[]>('~/communities')
const membersOf = (person: Person, community: At) => person.get<CommunityMember[]>(`${at(community)}/members`)
const postsIn = (person: Person, community: At) => person.get<SentPost[]>(`${at(community)}/posts`)
const leaves = (person: Person, community: At) =>
  person.send<ProblemBody>({ method: 'DELETE', url: `${at(community)}/membership` })
const removes = (person: Person, community: At, member: Person) =>
  person.send<ProblemBody>({ method: 'DELETE', url: `${at(community)}/members/${member.id}` })
const makes = (person: Person, community: At, member: Person, role: string) =>
  person.send<ProblemBody>({ method: 'PATCH', url: `${at(community)}/members/${member.id}`, body: { role } })
const closes = (person: Person, community: At) => person.send<ProblemBody>({ method: 'DELETE', url: at(community) })
const withCode = <Body = SentCommunity>(person: Person, code: string | null) =>
  person.send<Body>({ method: 'POST', url: '~/communities/join', body: { code } })
const invitationsOf = (person: Person) => person.get<SentInvitation[]>('~/community-invites')
const answers = (person: Person, { id }: At, answer: 'accept' | 'decline') =>
  person.send<ProblemBody>({ method: 'POST', url: `~/community-invites/${id}/${answer}` })

test('a community needs a name and a description; the rest has its usual value, and its founder owns it', async () => {
  const [ana] = await threePeople()
  const community = await founds(ana)
  expect(community).toEqual({
    id: expect.any(Number),
    name: 'Early risers',
    description: 'For those who begin before the sun does',
    type: 'support',
    tags: [],
    isPrivate: false,
    maxMembers: 25,
    guidelines: null,
    meetingSchedule: null,
    isActive: true,
    memberCount: 1,
    role: 'owner',
    hasNews: false,
    createdAt: expect.any(String),
  })
  expect(await mine(ana)).toEqual([community])
  expect(await ana.get(at(community))).toEqual(community)
})

test('the rules for a community are told in plain words', async () => {
  const [ana] = await threePeople()
  const wrong: [object, string][] = [
    [{ name: ' ', description: 'x' }, 'Name is required'],
    [{ name: 'x' }, 'Description is required'],
    [{ name: 'x', description: 'x', maxMembers: 1 }, 'Please choose a number from 2 to 200'],
    [{ name: 'x', description: 'x', maxMembers: 201 }, 'Please choose a number from 2 to 200'],
    [{ name: 'x', description: 'x', tags: Array.from({ length: 11 }, (_, n) => `${n}`) }, 'Please keep to 10 tags'],
  ]
  for (const [body, message] of wrong) {
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '~/communities', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
})

test('public ones are found by name, description and tag; private ones and one’s own are not', async () => {
  const world = await worldOfItsOwn()
  const [ana, bo] = [await world.person(), await world.person()]
  await founds(ana, { name: 'Early risers', tags: [' Morning ', 'morning', 'Tea'] })
  await founds(ana, { name: 'Night owls', description: 'After 10_pm' })
  await founds(ana, { name: 'Closed circle', isPrivate: true })
  await founds(bo, { name: 'Of my own' })
  const names = async (q = '') => (await bo.get<SentCommunity[]>(`~/communities/discover${q}`)).map(({ name }) => name)
  expect(await names()).toEqual(['Night owls', 'Early risers'])
  expect(await names('?q=RISERS')).toEqual(['Early risers'])
  expect(await names('?q=morn')).toEqual(['Early risers'])
  expect(await names('?q=0_p')).toEqual(['Night owls'])
  expect(await names('?q=_____________________')).toEqual([])
  expect(await names('?limit=1')).toEqual(['Night owls'])
})

test('who joins is in it, once, and can leave again', async () => {
  const [ana, bo] = await threePeople()
  const community = await founds(ana)
  expect((await bo.get<SentCommunity>(at(community))).role).toBeNull()
  expect((await joinsIn(bo, community)).body).toMatchObject({ role: 'member', memberCount: 2 })
  expect((await joinsIn(bo, community)).body.memberCount).toBe(2)
  expect((await membersOf(bo, community)).map(({ name, role, isMe }) => [name, role, isMe])).toEqual([
    ['Ana Reyes', 'owner', false],
    ['Bo Lind', 'member', true],
  ])
  expect((await leaves(bo, community)).status).toBe(204)
  expect(await mine(bo)).toEqual([])
  expect((await joinsIn(bo, community)).body.memberCount).toBe(2)
})

test('a private community is not there for others, and a public one shows what it is about but not what is written', async () => {
  const [ana, bo, cleo] = await threePeople()
  const hidden = await circle([ana], { isPrivate: true })
  const open = await circle([ana, bo])
  const [secret, post] = [await posts(ana, hidden), await posts(ana, open)]
  const paths = (of: At, { id }: At) =>
    ['', '/members', '/posts', `/posts/${id}/responses`, '/invites'].map((path) => at(of) + path)
  const statuses = (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await cleo.send({ method: 'GET', url })).status))
  expect(await statuses(paths(hidden, secret))).toEqual([404, 404, 404, 404, 404])
  expect(await statuses(paths(open, post))).toEqual([200, 403, 403, 403, 403])
  expect((await joinsIn(cleo, hidden)).status).toBe(404)
})

test('there is never one more than there is room for, however many come at once', async () => {
  const [ana] = await threePeople()
  const community = await founds(ana, { maxMembers: 4 })
  const ten = await people(10)
  const answers = await Promise.all(ten.map((person) => joinsIn(person, community)))
  const refused = answers.filter(({ status }) => status === 409)
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([3, 7])
  expect(refused[0]?.body).toMatchObject({
    code: 'community_full',
    message: 'This community is full: 4 of 4 places are taken.',
  })
  expect(await membersOf(ana, community)).toHaveLength(4)
})

test('an owner hands over or closes before leaving; the last to leave ends it', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  const refused = await leaves(ana, community)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Hand this community over to somebody, or close it, before you leave.',
  ])
  expect((await makes(ana, community, bo, 'owner')).status).toBe(204)
  expect((await membersOf(ana, community)).map(({ name, role }) => [name, role])).toEqual([
    ['Bo Lind', 'owner'],
    ['Ana Reyes', 'moderator'],
  ])
  expect((await leaves(ana, community)).status).toBe(204)
  expect((await leaves(bo, community)).status).toBe(204)
  expect((await bo.send({ method: 'GET', url: at(community) })).status).toBe(404)
})

test('two hand-overs at once leave one owner', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  const both = await Promise.all([makes(ana, community, bo, 'owner'), makes(ana, community, cleo, 'owner')])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 403])
  expect((await membersOf(ana, community)).filter(({ role }) => role === 'owner')).toHaveLength(1)
})

test('a closed community can be read and left, and nothing is added', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo])
  const post = await posts(ana, community)
  const { inviteCode } = await invitesInto(ana, community)
  expect((await closes(bo, community)).status).toBe(403)
  expect((await closes(ana, community)).status).toBe(204)
  expect((await mine(bo))[0]?.isActive).toBe(false)
  expect(await postsIn(bo, community)).toHaveLength(1)
  const words = { title: 'Late', content: 'Too late' }
  const refused = await bo.send<ProblemBody>({ method: 'POST', url: `${at(community)}/posts`, body: words })
  expect([refused.status, refused.body.message]).toEqual([409, 'This community is closed. It can still be read.'])
  const tries = [
    { method: 'POST', url: `${at(community)}/posts/${post.id}/responses`, body: words },
    { method: 'PUT', url: `${at(community)}/posts/${post.id}/support`, body: { isSupported: true } },
    { method: 'POST', url: `${at(community)}/invites`, body: {} },
  ]
  for (const request of tries) expect((await bo.send(request)).status).toBe(409)
  expect((await ana.send({ method: 'PATCH', url: at(community), body: { name: 'Anew' } })).status).toBe(409)
  expect((await cleo.send({ method: 'GET', url: at(community) })).status).toBe(404)
  expect((await joinsIn(cleo, community)).status).toBe(404)
  expect((await withCode(cleo, inviteCode)).status).toBe(404)
  expect((await leaves(ana, community)).status).toBe(204)
})

test('only the owner changes what it is about and who leads', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  await makes(ana, community, bo, 'moderator')
  for (const person of [bo, cleo]) {
    expect((await person.send({ method: 'PATCH', url: at(community), body: { name: 'Mine' } })).status).toBe(403)
    expect((await makes(person, community, ana, 'member')).status).toBe(403)
    expect((await closes(person, community)).status).toBe(403)
  }
  const change = { name: 'Very early risers', tags: ['Dawn'], guidelines: 'Be kind' }
  const { body } = await ana.send<SentCommunity>({ method: 'PATCH', url: at(community), body: change })
  expect(body).toMatchObject({ ...change, tags: ['dawn'], description: community.description, maxMembers: 25 })
})

test('who is removed does not just come back: somebody who leads has to invite them', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  expect((await removes(bo, community, cleo)).status).toBe(403)
  await makes(ana, community, bo, 'moderator')
  expect((await removes(bo, community, ana)).status).toBe(403)
  expect((await removes(bo, community, cleo)).status).toBe(204)
  expect((await cleo.send({ method: 'GET', url: `${at(community)}/posts` })).status).toBe(403)
  expect((await joinsIn(cleo, community)).status).toBe(403)
  expect((await withCode(cleo, (await invitesInto(ana, community)).inviteCode)).status).toBe(403)
  await befriend(ana, cleo)
  const invite = await invitesInto(ana, community, { friendId: cleo.id })
  expect((await answers(cleo, invite, 'accept')).status).toBe(200)
  expect((await mine(cleo))[0]?.role).toBe('member')
})

test('a friend is invited, reads by whom and why, and comes in or declines', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await founds(ana, { isPrivate: true })
  await befriend(ana, bo)
  await befriend(ana, cleo)
  const invite = await invitesInto(ana, community, { friendId: bo.id, message: 'You would like these people' })
  expect(invite).toMatchObject({ inviteeName: 'Bo Lind', inviteCode: null, status: 'pending' })
  expect(await invitationsOf(bo)).toEqual([
    {
      id: invite.id,
      communityId: community.id,
      communityName: 'Early risers',
      communityDescription: 'For those who begin before the sun does',
      inviterName: 'Ana Reyes',
      message: 'You would like these people',
      expiresAt: invite.expiresAt,
    },
  ])
  expect((await answers(cleo, invite, 'accept')).status).toBe(404)
  expect((await answers(bo, invite, 'accept')).status).toBe(200)
  expect((await answers(bo, invite, 'decline')).status).toBe(404)
  const second = await invitesInto(ana, community, { friendId: cleo.id })
  expect((await answers(cleo, second, 'decline')).status).toBe(204)
  const list = await ana.get<SentInvite[]>(`${at(community)}/invites`)
  expect(list.map(({ inviteeName, status }) => [inviteeName, status])).toEqual([
    ['Cleo Marsh', 'declined'],
    ['Bo Lind', 'accepted'],
  ])
  expect(await mine(cleo)).toEqual([])
})

test('only friends are invited, only once, and not who is in it already', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo])
  await befriend(ana, cleo)
  await befriend(ana, bo)
  const invites = (friendId: number) =>
    ana.send<ProblemBody>({ method: 'POST', url: `${at(community)}/invites`, body: { friendId } })
  expect((await invites(bo.id)).body.message).toBe('Bo Lind is in this community already.')
  expect((await invites(cleo.id)).status).toBe(201)
  expect((await invites(cleo.id)).body.message).toBe('Cleo Marsh has been invited already.')
  const [stranger] = await threePeople()
  expect((await invites(stranger.id)).status).toBe(404)
})

test('an invitation from somebody blocked since is not shown any more', async () => {
  const [ana, bo] = await threePeople()
  await befriend(ana, bo)
  const invite = await invitesInto(ana, await founds(ana), { friendId: bo.id })
  await bo.send({ method: 'POST', url: '~/friends/blocked', body: { personId: ana.id } })
  expect(await invitationsOf(bo)).toEqual([])
  expect((await answers(bo, invite, 'accept')).status).toBe(404)
})

test('a code lets in whoever has it, however it is typed, until it expires or is withdrawn', async () => {
  let now = Temporal.Instant.from('2026-03-01T12:00:00Z')
  const world = await worldOfItsOwn({ now: () => now })
  const [ana, bo, cleo, dee] = [await world.person(), await world.person(), await world.person(), await world.person()]
  const community = await founds(ana, { isPrivate: true })
  const { id, inviteCode, expiresAt } = await invitesInto(ana, community)
  expect([inviteCode, expiresAt]).toEqual([expect.stringMatching(/^(\w{4}-){3}\w{4}$/), '2026-03-08T12:00:00.000Z'])
  expect((await withCode(bo, ` ${inviteCode?.toLowerCase().replaceAll('-', '')} `)).body).toMatchObject({
    role: 'member',
    memberCount: 2,
  })
  expect((await withCode<ProblemBody>(cleo, 'ABCD-EFGH-JKLM-NPQR')).body.code).toBe('invite_not_valid')
  now = now.add({ hours: 7 * 24 })
  const late = await withCode<ProblemBody>(cleo, inviteCode)
  expect([late.status, late.body.message]).toEqual([410, 'This code has expired. Ask for a new one.'])
  expect((await ana.get<SentInvite[]>(`${at(community)}/invites`))[0]?.status).toBe('expired')
  const fresh = await invitesInto(ana, community)
  expect((await ana.send({ method: 'DELETE', url: `${at(community)}/invites/${fresh.id}` })).status).toBe(204)
  expect((await withCode(dee, fresh.inviteCode)).status).toBe(404)
  expect((await bo.send({ method: 'DELETE', url: `${at(community)}/invites/${id}` })).status).toBe(404)
})

test('members make no codes, and invite nobody into a private community', async () => {
  const [ana, bo, cleo] = await threePeople()
  await befriend(bo, cleo)
  const open = await circle([ana, bo])
  const hidden = await founds(ana, { isPrivate: true })
  await withCode(bo, (await invitesInto(ana, hidden)).inviteCode)
  const invites = async (community: At, body: object) =>
    (await bo.send({ method: 'POST', url: `${at(community)}/invites`, body })).status
  expect(await invites(open, {})).toBe(403)
  expect(await invites(hidden, { friendId: cleo.id })).toBe(403)
  expect(await invites(open, { friendId: cleo.id })).toBe(201)
})

test('who leaves takes along what they could let others in with', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo])
  await makes(ana, community, bo, 'moderator')
  const { inviteCode } = await invitesInto(bo, community)
  await leaves(bo, community)
  expect((await withCode(cleo, inviteCode)).status).toBe(404)
})

test('what others have written since is news until it was seen', async () => {
  let now = Temporal.Instant.from('2026-03-01T12:00:00Z')
  const world = await worldOfItsOwn({ now: () => now })
  const [ana, bo] = [await world.person(), await world.person()]
  const community = await circle([ana, bo])
  const news = async (person: Person) => (await mine(person))[0]?.hasNews
  now = now.add({ hours: 1 })
  const post = await posts(ana, community)
  expect([await news(ana), await news(bo)]).toEqual([false, true])
  now = now.add({ hours: 1 })
  expect((await bo.send({ method: 'POST', url: `${at(community)}/seen` })).status).toBe(204)
  expect(await news(bo)).toBe(false)
  now = now.add({ hours: 1 })
  await responds(bo, post)
  expect([await news(ana), await news(bo)]).toEqual([true, false])
})

test('a page hears that something changed, and not what or by whom', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo])
  const heard: [number, unknown][] = []
  const push = vi.spyOn(world.services.realtime, 'push').mockImplementation(async (userId, message) => {
    heard.push([userId, message])
  })
  await posts(bo, community, { isAnonymous: true })
  push.mockRestore()
  const changed = { type: 'changed', feature: 'communities' }
  expect(heard.sort(([one], [other]) => one - other)).toEqual([
    [ana.id, changed],
    [bo.id, changed],
  ])
  expect(heard.some(([userId]) => userId === cleo.id)).toBe(false)
})

test('where the owner’s account is deleted, whoever has led or been there longest takes over', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  const alone = await founds(ana)
  await makes(ana, community, cleo, 'moderator')
  await world.services.db.execute(sql`delete from users where id = ${ana.id}`)
  await lookAfterCommunities.run(world.services)
  await lookAfterCommunities.run(world.services)
  expect((await membersOf(bo, community)).map(({ name, role }) => [name, role])).toEqual([
    ['Cleo Marsh', 'owner'],
    ['Bo Lind', 'member'],
  ])
  expect((await bo.send({ method: 'GET', url: at(alone) })).status).toBe(404)
})

test('one’s communities and one’s own words can be taken along, and nobody else’s', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  const post = await posts(ana, community, { title: 'By Ana', isAnonymous: true })
  await responds(bo, post, { content: 'By Bo' })
  await invitesInto(ana, community)
  const taken = await exportedCommunities.read(world.services, ana.id as UserId)
  expect(taken).toMatchObject({
    communities: [{ name: 'Early risers', role: 'owner' }],
    posts: [{ title: 'By Ana', isAnonymous: true }],
    responses: [],
    invites: [{ inviteCode: expect.any(String) }],
  })
  const theirs = JSON.stringify(await exportedCommunities.read(world.services, bo.id as UserId))
  expect(theirs).toContain('By Bo')
  expect(theirs).not.toContain('By Ana')
})

test('someone else, and someone not signed in, can do nothing in a person’s name', async () => {
  const [ana, bo, cleo] = await threePeople()
  await befriend(ana, cleo)
  const community = await circle([ana, bo])
  const post = await posts(ana, community)
  const response = await responds(bo, post)
  const invite = await invitesInto(ana, community, { friendId: cleo.id })
  const words = { title: 'A title', content: 'Some words', name: 'A name', description: 'About it' }
  const room = `/communities/${community.id}`
  const calls = [
    ['GET', '/communities'],
    ['GET', '/communities/discover'],
    ['POST', '/communities', words],
    ['POST', '/communities/join', { code: 'ABCD' }],
    ['GET', room],
    ['PATCH', room, words],
    ['DELETE', room],
    ['POST', `${room}/join`],
    ['DELETE', `${room}/membership`],
    ['POST', `${room}/seen`],
    ['GET', `${room}/members`],
    ['PATCH', `${room}/members/${bo.id}`, { role: 'owner' }],
    ['DELETE', `${room}/members/${bo.id}`],
    ['POST', `${room}/members/${bo.id}/block`],
    ['GET', `${room}/posts`],
    ['POST', `${room}/posts`, words],
    ['DELETE', `${room}/posts/${post.id}`],
    ['PUT', `${room}/posts/${post.id}/support`, { isSupported: true }],
    ['GET', `${room}/posts/${post.id}/responses`],
    ['POST', `${room}/posts/${post.id}/responses`, words],
    ['DELETE', `${room}/posts/${post.id}/responses/${response.id}`],
    ['PUT', `${room}/posts/${post.id}/responses/${response.id}/support`, { isSupported: true }],
    ['GET', `${room}/invites`],
    ['POST', `${room}/invites`, {}],
    ['DELETE', `${room}/invites/${invite.id}`],
    ['GET', '/community-invites'],
    ['POST', `/community-invites/${invite.id}/accept`],
    ['POST', `/community-invites/${invite.id}/decline`],
  ] as const
  // In their own name, a stranger reads what a public community is about and joins it; nothing more.
  const [stranger] = await threePeople()
  const strangers = new Set(['GET ', 'POST /join'])
  for (const [method, path, body] of calls) {
    const url = `/api/users/${ana.id}${path}`
    expect([path, (await cleo.send({ method, url, body })).status]).toEqual([path, 403])
    expect([path, (await send(world.address, { method, url, body })).status]).toEqual([path, 401])
    if (!path.startsWith(room) || strangers.has(`${method} ${path.slice(room.length)}`)) continue
    expect([path, (await stranger.send({ method, url: `~${path}`, body })).status]).toEqual([path, 403])
  }
  expect(await membersOf(ana, community)).toHaveLength(2)
  expect(await postsIn(ana, community)).toHaveLength(1)
})

test('the database holds no readable word of what is written in a community, and no code', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  const post = await posts(ana, community, { title: 'Heron at dawn', content: 'It stood in the reeds' })
  await responds(bo, post, { content: 'What a marvellous bird' })
  const { inviteCode } = await invitesInto(ana, community, { message: 'Come and see the heron' })
  const { rows } = await world.services.db.execute<{ all: string }>(sql`
    select string_agg(row || encode(words, 'escape'), chr(10)) as all from (
      select p::text as row, words from community_posts p
      union all select r::text, words from community_responses r
      union all select i::text, words from community_invites i) every`)
  expect(rows[0]?.all).not.toMatch(/heron|reeds|marvellous/i)
  expect(rows[0]?.all).not.toContain(inviteCode)
  expect(world.logged()).not.toMatch(/heron|reeds|marvellous/i)
})

test('founding without end is stopped', async () => {
  const [ana] = await threePeople()
  for (let n = 0; n < 10; n += 1) await founds(ana)
  const body = { name: 'One more', description: 'Too many' }
  expect((await ana.send({ method: 'POST', url: '~/communities', body })).status).toBe(429)
})

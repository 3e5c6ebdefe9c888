import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import {
  circle,
  posts,
  responds,
  type SentCommunity,
  type SentPost,
  type SentResponse,
} from '#server/testing/communities.ts'
import { crowd } from '#server/testing/crowd.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { exportedCommunities } from '../exported.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const people = (size: number, name: (n: number) => string = (n) => `Person ${n}`) =>
  crowd(world.services, { address: world.address, size, name })

async function threePeople() {
  const names = ['Ana Reyes', 'Wilhelmina Quark', 'Cleo Marsh']
  return (await people(3, (n) => names[n] ?? '')) as [Person, Person, Person]
}

const at = ({ id }: { id: number }) => `~/communities/${id}`
const of = ({ communityId, id }: SentPost) => `~/communities/${communityId}/posts/${id}`
const postsIn = (person: Person, community: SentCommunity) => person.get<SentPost[]>(`${at(community)}/posts`)
const responsesTo = (person: Person, post: SentPost) => person.get<SentResponse[]>(`${of(post)}/responses`)
const removes = (person: Person, url: string) => person.send<ProblemBody>({ method: 'DELETE', url })
const supports = (person: Person, url: string, isSupported = true) =>
  person.send<{ supportCount: number }>({ method: 'PUT', url: `${url}/support`, body: { isSupported } })
const blocks = (person: Person, community: SentCommunity, { id }: Person) =>
  person.send({ method: 'POST', url: `${at(community)}/members/${id}/block` })

test('what is written is there for everybody in the community, with what answers it', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  const post = await posts(bo, community, { moodScore: 6, type: 'question' })
  expect(post).toEqual({
    id: expect.any(Number),
    communityId: community.id,
    authorId: bo.id,
    authorName: 'Wilhelmina Quark',
    title: 'A slow start',
    content: 'The kettle took its time.',
    type: 'question',
    moodScore: 6,
    isAnonymous: false,
    isMine: true,
    supportCount: 0,
    responseCount: 0,
    isSupported: false,
    createdAt: expect.any(String),
    care: null,
  })
  const response = await responds(ana, post)
  expect(response).toMatchObject({ postId: post.id, type: 'support', authorName: 'Ana Reyes', isMine: true })
  const { care: _, ...shown } = post as SentPost & { care: null }
  expect(await postsIn(ana, community)).toEqual([{ ...shown, isMine: false, responseCount: 1 }])
  expect(await responsesTo(bo, post)).toMatchObject([
    { id: response.id, content: 'I know that kettle.', isMine: false },
  ])
})

test('posts come in pages, newest first, and responses in the order they were given', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  for (const title of ['One', 'Two', 'Three']) await posts(ana, community, { title })
  const page = await bo.get<SentPost[]>(`${at(community)}/posts?limit=2`)
  expect(page.map(({ title }) => title)).toEqual(['Three', 'Two'])
  const rest = await bo.get<SentPost[]>(`${at(community)}/posts?limit=2&before=${page.at(-1)?.id}`)
  expect(rest.map(({ title }) => title)).toEqual(['One'])
  for (const content of ['First', 'Second']) await responds(bo, rest[0] as SentPost, { content })
  expect((await responsesTo(ana, rest[0] as SentPost)).map(({ content }) => content)).toEqual(['First', 'Second'])
})

test('the rules for a post are told in plain words', async () => {
  const [ana] = await threePeople()
  const community = await circle([ana])
  const wrong: [object, string][] = [
    [{ title: '', content: 'x' }, 'Title is required'],
    [{ title: 'x', content: ' ' }, 'Please write a few words'],
    [{ title: 'x', content: 'x', moodScore: 11 }, 'Please choose a mood from 1 to 10'],
  ]
  for (const [body, message] of wrong) {
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: `${at(community)}/posts`, body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
})

test('no answer to anybody else tells who wrote what is anonymous', async () => {
  const [ana, author, cleo] = await threePeople()
  const community = await circle([ana, author, cleo])
  const before = await membersAsTold([ana, cleo], community)
  const post = await posts(author, community, { isAnonymous: true, moodScore: 3 })
  const named = await posts(ana, community, { title: 'Named' })
  const response = await responds(author, named, { isAnonymous: true })
  await responds(author, post, { isAnonymous: true, content: 'More of the same' })
  await responds(cleo, post)
  // Their own pages tell them that it is theirs, and still no name.
  expect((await postsIn(author, community)).find(({ id }) => id === post.id)).toMatchObject({
    isMine: true,
    authorId: null,
    authorName: null,
  })
  const answers: unknown[] = []
  for (const reader of [ana, cleo]) {
    const hears = async (method: string, url: string, body?: object) =>
      answers.push((await reader.send({ method, url, body })).body)
    await hears('GET', '~/communities')
    await hears('GET', '~/communities/discover')
    await hears('GET', at(community))
    await hears('GET', `${at(community)}/posts`)
    await hears('GET', `${of(post)}/responses`)
    await hears('GET', `${of(named)}/responses`)
    await hears('GET', `${at(community)}/invites`)
    await hears('GET', '~/community-invites')
    await hears('POST', `${at(community)}/seen`)
    await hears('PUT', `${of(post)}/support`, { isSupported: true })
    await hears('PUT', `${of(named)}/responses/${response.id}/support`, { isSupported: true })
    await hears('POST', `${of(post)}/responses`, { content: 'Thank you for writing this' })
    await hears('PATCH', at(community), { guidelines: 'Be kind' })
    answers.push(await exportedCommunities.read(world.services, reader.id as UserId))
  }
  // The moderator takes one down without learning whose it was; the other reader may not.
  answers.push((await removes(cleo, of(post))).body)
  answers.push((await removes(ana, `${of(named)}/responses/${response.id}`)).body)
  answers.push((await removes(ana, of(post))).body)
  const told = JSON.stringify(answers)
  expect(told).toContain('A slow start')
  expect(told).toContain('More of the same')
  expect(told).not.toContain('Quark')
  expect(told).not.toMatch(new RegExp(`"\\w*":${author.id}\\b`))
  expect(told).not.toContain('"words"')
  // Who is in it is known to all, and does not change with who writes.
  expect(await membersAsTold([ana, cleo], community)).toEqual(before)
  expect(world.logged()).not.toContain('Quark')
})

async function membersAsTold(readers: Person[], community: SentCommunity) {
  const told = []
  for (const reader of readers) told.push((await reader.send({ method: 'GET', url: `${at(community)}/members` })).body)
  return told
}

test('blocking somebody hides what they write under their name, and tells nothing of what they wrote without', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  const titles = async (person: Person) => (await postsIn(person, community)).map(({ title }) => title)
  await posts(bo, community, { title: 'Named' })
  await posts(bo, community, { title: 'Anonymous', isAnonymous: true })
  const mine = await posts(cleo, community, { title: 'By Cleo' })
  await responds(bo, mine)
  expect((await blocks(cleo, community, bo)).status).toBe(204)
  expect(await titles(cleo)).toEqual(['By Cleo', 'Anonymous'])
  expect(await responsesTo(cleo, mine)).toEqual([])
  expect((await postsIn(cleo, community))[0]?.responseCount).toBe(0)
  // Nor does the blocked person read on; who leads still sees everything.
  expect(await titles(bo)).toEqual(['Anonymous', 'Named'])
  expect((await bo.send({ method: 'GET', url: `${of(mine)}/responses` })).status).toBe(404)
  expect(await titles(ana)).toEqual(['By Cleo', 'Anonymous', 'Named'])
})

test('whoever leads cannot be shut out of what they answer for by being blocked', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  await blocks(bo, community, ana)
  const post = await posts(bo, community)
  expect(await postsIn(ana, community)).toHaveLength(1)
  expect((await removes(ana, of(post))).status).toBe(204)
})

test('support is one per person and counted right, however many press at once', async () => {
  const [ana] = await threePeople()
  const nine = await people(9)
  const community = await circle([ana, ...nine])
  const post = await posts(ana, community)
  const response = await responds(ana, post)
  const onResponse = `${of(post)}/responses/${response.id}`
  await Promise.all(nine.flatMap((person) => [1, 2, 3].map(() => supports(person, of(post)))))
  await Promise.all(nine.map((person) => supports(person, onResponse)))
  const [first, ...rest] = nine as [Person, ...Person[]]
  expect((await postsIn(first, community))[0]).toMatchObject({ supportCount: 9, isSupported: true })
  expect((await responsesTo(first, post))[0]).toMatchObject({ supportCount: 9, isSupported: true })
  await Promise.all(rest.map((person) => supports(person, of(post), false)))
  expect((await supports(first, of(post))).body).toEqual({ isSupported: true, supportCount: 1 })
  expect((await supports(first, of(post), false)).body).toEqual({ isSupported: false, supportCount: 0 })
  expect((await supports(ana, of(post))).status).toBe(409)
  expect((await supports(ana, onResponse)).status).toBe(409)
})

test('one takes down one’s own, also after leaving; members cannot take down others’, moderators can', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  const [first, second] = [await posts(bo, community), await posts(bo, community)]
  const response = await responds(cleo, first)
  const refused = await removes(cleo, of(first))
  expect([refused.status, refused.body.message]).toEqual([403, 'Only who wrote this, or a moderator, can remove it.'])
  expect((await removes(bo, `${of(first)}/responses/${response.id}`)).status).toBe(403)
  expect((await removes(cleo, `${of(second)}/responses/${response.id}`)).status).toBe(404)
  expect((await removes(cleo, `${of(first)}/responses/${response.id}`)).status).toBe(204)
  await bo.send({ method: 'DELETE', url: `${at(community)}/membership` })
  expect(await postsIn(cleo, community)).toHaveLength(2)
  expect((await removes(bo, of(first))).status).toBe(204)
  await ana.send({ method: 'PATCH', url: `${at(community)}/members/${cleo.id}`, body: { role: 'moderator' } })
  expect((await removes(cleo, of(second))).status).toBe(204)
  expect((await removes(cleo, of(second))).status).toBe(404)
})

test('a post is of one community only', async () => {
  const [ana, bo, cleo] = await threePeople()
  const [one, other] = [await circle([ana, bo]), await circle([cleo])]
  const post = await posts(bo, one)
  const elsewhere = { ...post, communityId: other.id }
  expect((await cleo.send({ method: 'GET', url: `${of(elsewhere)}/responses` })).status).toBe(404)
  expect((await removes(cleo, of(elsewhere))).status).toBe(404)
  expect((await supports(cleo, of(elsewhere))).status).toBe(404)
  expect(await postsIn(ana, one)).toHaveLength(1)
})

test('with an account go its posts, its responses and its support', async () => {
  const [ana, bo, cleo] = await threePeople()
  const community = await circle([ana, bo, cleo])
  const [kept] = [await posts(ana, community, { title: 'Kept' }), await posts(bo, community, { title: 'Gone' })]
  await responds(bo, kept)
  await responds(cleo, kept)
  await supports(bo, of(kept))
  await world.services.db.execute(sql`delete from users where id = ${bo.id}`)
  expect(await postsIn(cleo, community)).toMatchObject([{ title: 'Kept', responseCount: 1, supportCount: 0 }])
  expect(await responsesTo(ana, kept)).toHaveLength(1)
})

test('who writes that they are in danger is told where help is, and nobody else is', async () => {
  const [ana, bo] = await threePeople()
  const community = await circle([ana, bo])
  const words = { title: 'Tonight', content: 'I want to kill myself and I have the pills here.' }
  const post = (await posts(bo, community, words)) as SentPost & { care: string }
  expect(post.care).toContain('988')
  const response = (await responds(bo, post, { content: 'I do not want to live any more.' })) as SentResponse & {
    care: string
  }
  expect(response.care).toContain('988')
  expect(JSON.stringify(await postsIn(ana, community))).not.toContain('988')
})

test('writing without end is stopped', async () => {
  const [ana] = await threePeople()
  const community = await circle([ana])
  for (let n = 0; n < 20; n += 1) await posts(ana, community)
  const body = { title: 'One more', content: 'Too many' }
  expect((await ana.send({ method: 'POST', url: `${at(community)}/posts`, body })).status).toBe(429)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Habit } from '#contract/habits.ts'
import type { AiCoach, Bundle, CoachInUse, HabitSystem, SystemInUse } from '#contract/marketplace.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { createHttp } from '#server/platform/http/http.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { coaches } from './catalogue/coaches/coaches.ts'
import { exportedMarketplace } from './exported.ts'
import { coachInUse } from './queries.ts'
import { marketplaceRoutes } from './routes.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Installed = { id: number; installedAt: string; customSettings?: unknown; customConfiguration?: unknown }

const shelf = {
  coaches: (person: Person) => person.get<AiCoach[]>('/api/marketplace/ai-coaches'),
  systems: (person: Person) => person.get<HabitSystem[]>('/api/marketplace/habit-systems'),
  bundles: (person: Person) => person.get<Bundle[]>('/api/marketplace/bundles'),
}
const habitsOf = (person: Person) => person.get<z.input<typeof Habit>[]>('/api/habits')
const coachOf = (person: Person) => person.get<CoachInUse>('~/current-coach')
const systemOf = (person: Person) => person.get<SystemInUse | null>('~/current-system')
const install = (person: Person, what: 'coach' | 'system' | 'bundle', body: object) =>
  person.send<Installed & ProblemBody>({ method: 'POST', url: `/api/marketplace/install-${what}`, body })
const choose = (person: Person, what: 'coach' | 'system', body: object) =>
  person.send<CoachInUse & SystemInUse & ProblemBody>({ method: 'PUT', url: `~/current-${what}`, body })

test('the shelf holds six coaches, six habit systems and three bundles, all free and none with invented figures', async () => {
  const { person } = await worldOfItsOwn()
  const ana = await person()
  const [coaches, systems, bundles] = [await shelf.coaches(ana), await shelf.systems(ana), await shelf.bundles(ana)]
  expect([coaches.length, systems.length, bundles.length]).toEqual([6, 6, 3])
  for (const item of [...coaches, ...systems, ...bundles]) {
    expect(item).toMatchObject({ price: 0, author: 'Journal AI', rating: 0, totalInstalls: 0 })
  }
  expect(await ana.get('/api/marketplace/human-coaches')).toEqual([])
  for (const { coachId, systemId } of bundles) {
    expect(coaches.map(({ id }) => id)).toContain(coachId)
    expect(systems.map(({ id }) => id)).toContain(systemId)
  }
})

test('what a coach tells a model stays on the server', async () => {
  const ana = await world.person()
  const { body } = await ana.send<object[]>({ method: 'GET', url: '/api/marketplace/ai-coaches' })
  expect(Object.keys(body[0] ?? {}).sort()).toEqual(
    'author description id isDefault isInstalled name personality price rating specialties totalInstalls'.split(' '),
  )
  expect(JSON.stringify(body)).not.toMatch(/You are an AI|greetings/)
})

test('an installed coach is there, counted once, and only for whoever installed it', async () => {
  const { person } = await worldOfItsOwn()
  const [ana, bo] = [await person(), await person()]
  const first = await install(ana, 'coach', { coachId: 5 })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ id: 5, customSettings: null })
  const again = await install(ana, 'coach', { coachId: 5 })
  expect([again.status, again.body]).toEqual([201, first.body])
  const willow = (of: AiCoach[]) => of.find(({ id }) => id === 5)
  expect(willow(await shelf.coaches(ana))).toMatchObject({ isInstalled: true, totalInstalls: 1 })
  expect(willow(await shelf.coaches(bo))).toMatchObject({ isInstalled: false, totalInstalls: 1 })
  await install(bo, 'coach', { coachId: 5 })
  expect(willow(await shelf.coaches(bo))).toMatchObject({ isInstalled: true, totalInstalls: 2 })
})

test('ten clicks at once install a system once, with its habits once', async () => {
  const ana = await world.person()
  const clicks = await Promise.all(Array.from({ length: 10 }, () => install(ana, 'system', { systemId: 2 })))
  expect(clicks.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(new Set(clicks.map(({ body }) => body.installedAt)).size).toBe(1)
  expect((await habitsOf(ana)).map(({ name }) => name)).toEqual([
    'Choose the one thing',
    'Undisturbed work',
    'Look over the week',
  ])
})

test('a system brings its habits as they are meant, and does not bring back what was removed', async () => {
  const ana = await world.person()
  await install(ana, 'system', { systemId: 4 })
  const habits = await habitsOf(ana)
  expect(
    habits.map(({ name, category, frequency, targetValue, unit, systemId }) =>
      [name, category, frequency, targetValue, unit, systemId].join(' · '),
    ),
  ).toEqual([
    'A walk · health · daily · 20 · minutes · 4',
    'Something stronger · health · 3x_week · 1 · times · 4',
    'Longer outdoors · health · weekends · 60 · minutes · 4',
  ])
  await ana.send({ method: 'DELETE', url: `~/habits/${habits[1]?.id}` })
  await install(ana, 'system', { systemId: 4 })
  expect((await habitsOf(ana)).map(({ name }) => name)).toEqual(['A walk', 'Longer outdoors'])
})

test('a bundle installs its coach and its system, habits and all', async () => {
  const { person } = await worldOfItsOwn()
  const ana = await person()
  expect(await install(ana, 'bundle', { bundleId: 1 })).toMatchObject({ status: 201, body: { id: 1 } })
  await install(ana, 'bundle', { bundleId: 1 })
  expect((await shelf.bundles(ana))[0]).toMatchObject({ name: 'Rest Well', isInstalled: true, totalInstalls: 1 })
  expect((await shelf.coaches(ana)).filter(({ isInstalled }) => isInstalled).map(({ name }) => name)).toEqual([
    'Journal',
    'Otis',
  ])
  expect((await shelf.systems(ana)).filter(({ isInstalled }) => isInstalled).map(({ name }) => name)).toEqual([
    'Evening Wind-Down',
  ])
  expect(await habitsOf(ana)).toHaveLength(3)
  expect((await choose(ana, 'coach', { coachId: 6 })).status).toBe(200)
})

test('what a person sets for a system is kept, given back, and changed only when it is given anew', async () => {
  const ana = await world.person()
  const customConfiguration = { anchor: 'after the heron feeds', minutes: [5, 10], strict: false }
  const first = await install(ana, 'system', { systemId: 1, customConfiguration })
  expect(first.body.customConfiguration).toEqual(customConfiguration)
  expect((await install(ana, 'system', { systemId: 1 })).body.customConfiguration).toEqual(customConfiguration)
  const other = await install(ana, 'system', { systemId: 1, customConfiguration: { anchor: 'at noon' } })
  expect(other.body).toEqual({ ...first.body, customConfiguration: { anchor: 'at noon' } })
  const customSettings = { callMe: 'Annie' }
  expect((await install(ana, 'coach', { coachId: 2, customSettings })).body.customSettings).toEqual(customSettings)
})

test('the database holds no readable word of what a person set', async () => {
  const ana = await world.person()
  await install(ana, 'system', { systemId: 3, customConfiguration: { note: 'the kingfisher under the bridge' } })
  await install(ana, 'coach', { coachId: 3, customSettings: { note: 'a kingfisher again' } })
  const { rows } = await world.services.db.execute<{ all: string }>(
    `select string_agg(t, chr(10)) as all from (
      select s::text || encode(words, 'escape') as t from user_installed_systems s
      union all select c::text || encode(words, 'escape') from user_installed_coaches c) kept`,
  )
  expect(rows[0]?.all).not.toMatch(/kingfisher/)
  expect(world.logged()).not.toMatch(/kingfisher/)
})

test('the default coach speaks until another is chosen, which has to be installed first', async () => {
  const ana = await world.person()
  expect(await coachOf(ana)).toMatchObject({ id: 1, name: 'Journal', specialty: 'Daily reflection' })
  const early = await choose(ana, 'coach', { coachId: 3 })
  expect([early.status, early.body.code, early.body.message]).toEqual([
    409,
    'not_installed',
    'Please install Aurel in the marketplace first.',
  ])
  await install(ana, 'coach', { coachId: 3 })
  expect((await choose(ana, 'coach', { coachId: 3 })).body).toMatchObject({ id: 3, name: 'Aurel' })
  expect(await coachOf(ana)).toMatchObject({ id: 3, name: 'Aurel', specialty: 'Perspective' })
  expect(await ana.get<Settings>('~/settings')).toMatchObject({ currentAiCoachId: 3 })
  expect(await coachInUse(world.services, ana.id as UserId)).toBe(coaches[2])
  expect((await choose(ana, 'coach', { coachId: 1 })).status).toBe(200)
  expect(await coachOf(ana)).toMatchObject({ id: 1 })
})

test('no system is in use until one is chosen; the default one brings its habits by being chosen', async () => {
  const ana = await world.person()
  expect(await systemOf(ana)).toBe(null)
  expect((await choose(ana, 'system', { systemId: 2 })).body).toMatchObject({ code: 'not_installed' })
  expect(await habitsOf(ana)).toEqual([])
  const chosen = await choose(ana, 'system', { systemId: 1 })
  expect([chosen.status, chosen.body]).toEqual([200, await systemOf(ana)])
  expect(chosen.body).toMatchObject({ id: 1, name: 'Small Starts' })
  expect(Object.keys(chosen.body).sort()).toEqual(['description', 'id', 'methodology', 'name'])
  expect(await habitsOf(ana)).toHaveLength(3)
  await choose(ana, 'system', { systemId: 1 })
  expect(await habitsOf(ana)).toHaveLength(3)
  await install(ana, 'system', { systemId: 2 })
  await choose(ana, 'system', { systemId: 2 })
  expect(await ana.get<Settings>('~/settings')).toMatchObject({ currentHabitSystemId: 2 })
})

test('what is not on the shelf is not found, and what is no number is refused', async () => {
  const ana = await world.person()
  for (const id of [7, 999]) {
    expect((await install(ana, 'coach', { coachId: id })).status).toBe(404)
    expect((await install(ana, 'system', { systemId: id })).status).toBe(404)
    expect((await install(ana, 'bundle', { bundleId: id })).status).toBe(404)
    expect((await choose(ana, 'coach', { coachId: id })).body.message).toBe(`There is no coach with the number ${id}.`)
    expect((await choose(ana, 'system', { systemId: id })).status).toBe(404)
  }
  for (const id of [0, -1, 1.5, '1', null]) {
    expect((await install(ana, 'coach', { coachId: id })).status).toBe(400)
    expect((await choose(ana, 'coach', { coachId: id })).status).toBe(400)
    expect((await choose(ana, 'system', { systemId: id })).status).toBe(400)
    expect((await install(ana, 'bundle', { bundleId: id })).status).toBe(400)
  }
  const much = { note: 'x'.repeat(20_001) }
  const refused = await install(ana, 'system', { systemId: 1, customConfiguration: much })
  expect([refused.status, refused.body.message]).toEqual([400, 'Please keep this under 20,000 characters'])
  expect(await habitsOf(ana)).toEqual([])
})

test('what costs something is refused while no payment is set up, and nothing is installed', async () => {
  const { services, person } = await worldOfItsOwn()
  const ana = await person()
  const paid = <Item extends object>(items: readonly Item[]) => items.map((item) => ({ ...item, price: 12.5 }))
  const http = await createHttp(services)
  marketplaceRoutes(http, services, {
    coaches: paid(catalogue.coaches),
    systems: paid(catalogue.systems),
    bundles: paid(catalogue.bundles),
  })
  const buy = (what: string, payload: object) =>
    http.inject({ method: 'POST', url: `/api/marketplace/install-${what}`, headers: fromHere(ana, services), payload })
  for (const [what, payload] of [
    ['coach', { coachId: 2 }],
    ['system', { systemId: 2 }],
    ['bundle', { bundleId: 1 }],
  ] as const) {
    const answer = await buy(what, payload)
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment_required'])
    expect(answer.json().message).toMatch(/costs \$12\.50, and no payment is set up here\. Nothing was installed\.$/)
  }
  await http.close()
  expect((await shelf.coaches(ana)).filter(({ isInstalled }) => isInstalled)).toHaveLength(1)
  expect((await shelf.systems(ana)).filter(({ isInstalled }) => isInstalled)).toEqual([])
  expect(await habitsOf(ana)).toEqual([])
})

test('what was withdrawn is no longer on the shelf, but whoever has it keeps it', async () => {
  const { services, person } = await worldOfItsOwn()
  const ana = await person()
  await install(ana, 'coach', { coachId: 4 })
  const http = await createHttp(services)
  const withdrawn = catalogue.coaches.map((coach) => ({ ...coach, isMarketplace: coach.id !== 4 }))
  marketplaceRoutes(http, services, { ...catalogue, coaches: withdrawn })
  const headers = fromHere(ana, services)
  const list = await http.inject({ method: 'GET', url: '/api/marketplace/ai-coaches', headers })
  expect(list.json().map(({ name }: AiCoach) => name)).not.toContain('Pip')
  const url = '/api/marketplace/install-coach'
  expect((await http.inject({ method: 'POST', url, headers, payload: { coachId: 4 } })).statusCode).toBe(404)
  const own = `/api/users/${ana.id}/current-coach`
  expect((await http.inject({ method: 'PUT', url: own, headers, payload: { coachId: 4 } })).statusCode).toBe(200)
  await http.close()
})

test('a userId in the body is ignored', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await install(ana, 'coach', { coachId: 6, userId: bo.id })
  expect((await shelf.coaches(bo)).find(({ id }) => id === 6)).toMatchObject({ isInstalled: false })
})

test('someone else can neither see nor change what a person uses, and nobody signed out sees anything', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const anas = `/api/users/${ana.id}`
  const own = [
    { method: 'GET', url: `${anas}/current-coach` },
    { method: 'PUT', url: `${anas}/current-coach`, body: { coachId: 1 } },
    { method: 'GET', url: `${anas}/current-system` },
    { method: 'PUT', url: `${anas}/current-system`, body: { systemId: 1 } },
  ]
  const shared = [
    ...['ai-coaches', 'habit-systems', 'bundles', 'human-coaches', 'sisters'].map((what) => ({
      method: 'GET',
      url: `/api/marketplace/${what}`,
    })),
    { method: 'POST', url: '/api/marketplace/install-coach', body: { coachId: 2 } },
    { method: 'POST', url: '/api/marketplace/install-system', body: { systemId: 2 } },
    { method: 'POST', url: '/api/marketplace/install-bundle', body: { bundleId: 1 } },
  ]
  for (const request of own) expect((await bo.send(request)).status).toBe(403)
  for (const request of [...own, ...shared]) expect((await send(world.address, request)).status).toBe(401)
  expect(await systemOf(ana)).toBe(null)
})

test('the sister platforms are where the host says they are', async () => {
  const ana = await world.person()
  expect(await ana.get('/api/marketplace/sisters')).toEqual({
    emotional: 'https://emotional-twin.example',
    goals: 'https://goal-groups.example',
  })
})

test('a person takes with them what they installed, what they set, and what they use', async () => {
  const ana = await world.person()
  await install(ana, 'bundle', { bundleId: 2 })
  await install(ana, 'system', { systemId: 5, customConfiguration: { at: 'nine' } })
  await choose(ana, 'coach', { coachId: 2 })
  await choose(ana, 'system', { systemId: 5 })
  expect(await exportedMarketplace.read(world.services, ana.id as UserId)).toMatchObject({
    coaches: [{ coachId: 2, name: 'Harper', isActive: true, customSettings: null }],
    systems: [
      { systemId: 2, name: 'Clear Week', isActive: false, customConfiguration: null },
      { systemId: 5, name: 'Three Good Things', isActive: true, customConfiguration: { at: 'nine' } },
    ],
    bundles: [{ bundleId: 2, name: 'A Week in Hand' }],
  })
})

const fromHere = ({ headers }: Person, { config }: World['services']) => ({
  ...headers,
  host: new URL(config.publicUrl).host,
  origin: config.publicUrl,
})

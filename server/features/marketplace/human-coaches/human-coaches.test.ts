import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HumanCoach } from '#contract/marketplace.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { readCoaches } from './file.ts'
import { importCoaches } from './service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const mara = {
  name: 'Mara Lind',
  description: 'Coach for people between jobs',
  bio: 'Twelve years in personnel, eight as a coach.',
  hourlyRate: 9500,
  specialties: ['Work', 'Change'],
  experience: '8 years',
  contactEmail: 'mara@example.org',
  availableTimeSlots: [{ day: 'Monday', from: '09:00' }],
  isVerified: true,
  habitSystems: [{ name: 'Ninety Days', description: 'A first quarter', price: 39.5, duration: '90 days' }],
  bundles: [
    { name: 'New Start', description: 'To begin with', price: 320, sessionCount: 4, system: 'Ninety Days' },
    { name: 'One Talk', description: 'To see whether it fits', price: 0, includes: ['A call'] },
  ],
}
const read = (...coaches: object[]) => readCoaches(JSON.stringify(coaches))
const complaintAbout = (text: string) => {
  try {
    readCoaches(text)
    return 'no complaint'
  } catch (error) {
    return (error as Error).message
  }
}
const aboutOne = (more: object) => complaintAbout(JSON.stringify([mara, { ...mara, name: 'Ib', ...more }]))

test('the host’s coaches are listed with what they offer', async () => {
  const { services, person } = await worldOfItsOwn()
  const ana = await person()
  expect(await importCoaches(services, read(mara, { ...mara, name: 'Ib Kjær', habitSystems: [], bundles: [] }))).toBe(2)
  const [ib, listed] = await ana.get<HumanCoach[]>('/api/marketplace/human-coaches')
  expect(ib).toMatchObject({ name: 'Ib Kjær', habitSystems: [], bundles: [] })
  expect(listed).toMatchObject({
    name: 'Mara Lind',
    hourlyRate: 9500,
    sessionDuration: 60,
    languagesSpoken: ['English'],
    rating: 0,
    totalSessions: 0,
    isVerified: true,
    availableTimeSlots: [{ day: 'Monday', from: '09:00' }],
    habitSystems: [{ name: 'Ninety Days', price: 39.5, duration: '90 days' }],
    bundles: [
      { name: 'New Start', price: 320, sessionCount: 4, systemId: listed?.habitSystems[0]?.id },
      { name: 'One Talk', price: 0, includes: ['A call'], systemId: null },
    ],
  })
})

test('the same file can be brought twice, and what changed in it is changed', async () => {
  const { services, person } = await worldOfItsOwn()
  const ana = await person()
  const listed = () => ana.get<HumanCoach[]>('/api/marketplace/human-coaches')
  await importCoaches(services, read(mara))
  const before = await listed()
  expect(await importCoaches(services, read(mara))).toBe(0)
  expect(await listed()).toEqual(before)
  const [, second] = mara.bundles
  const changed = { ...mara, name: 'MARA LIND', hourlyRate: 11_000, bundles: [second] }
  expect(await importCoaches(services, read(changed))).toBe(0)
  const [after] = await listed()
  expect(after).toMatchObject({ id: before[0]?.id, name: 'MARA LIND', hourlyRate: 11_000 })
  expect(after?.bundles).toEqual([before[0]?.bundles[1]])
  expect(after?.habitSystems).toEqual(before[0]?.habitSystems)
})

test('with an id in the file a coach may change name and address, and only one who is listed has an id', async () => {
  const { services, person } = await worldOfItsOwn()
  const ana = await person()
  await importCoaches(services, read(mara))
  const [listed] = await ana.get<HumanCoach[]>('/api/marketplace/human-coaches')
  const renamed = { ...mara, id: listed?.id, name: 'Mara Holm', contactEmail: 'holm@example.org' }
  expect(await importCoaches(services, read(renamed))).toBe(0)
  const now = await ana.get<HumanCoach[]>('/api/marketplace/human-coaches')
  expect(now.map(({ id, name }) => [id, name])).toEqual([[listed?.id, 'Mara Holm']])
  await expect(importCoaches(services, read({ ...mara, id: 99_999 }))).rejects.toThrow(
    /nobody is listed with the id 99999/,
  )
})

test('one who is no longer active is not shown, and comes back when they are', async () => {
  const { services, person } = await worldOfItsOwn()
  const ana = await person()
  await importCoaches(services, read({ ...mara, isActive: false }))
  expect(await ana.get('/api/marketplace/human-coaches')).toEqual([])
  await importCoaches(services, read(mara))
  expect(await ana.get('/api/marketplace/human-coaches')).toHaveLength(1)
})

test('a file in which the last coach cannot be written adds nobody', async () => {
  const ana = await world.person()
  const list = read(mara, { ...mara, name: 'Ib Kjær', id: 12_345 })
  await expect(importCoaches(world.services, list)).rejects.toThrow(/Ib Kjær/)
  expect(await ana.get('/api/marketplace/human-coaches')).toEqual([])
})

test.each([
  [{ hourlyRate: '95' }, /^coach 2 \(Ib\), hourlyRate: /],
  [{ hourlyRate: 95.5 }, /^coach 2 \(Ib\), hourlyRate: expected whole cents/],
  [{ bio: ' ' }, /^coach 2 \(Ib\), bio: /],
  [{ contactEmail: 'ib at home' }, /^coach 2 \(Ib\), contactEmail: /],
  [{ rating: 7 }, /^coach 2 \(Ib\), rating: /],
  [{ specialties: ['Work', 3] }, /^coach 2 \(Ib\), specialties 2: /],
  [{ bundles: [{ name: 'A', description: 'b', price: -1 }] }, /^coach 2 \(Ib\), bundles 1, price: /],
  [
    { bundles: [{ name: 'A', description: 'b', system: 'None' }] },
    /^coach 2 \(Ib\), bundle A: there is no habit system/,
  ],
  [{ hourlyrate: 9500 }, /^coach 2 \(Ib\): .*hourlyrate/],
  [{ habitSystems: [mara.habitSystems[0], mara.habitSystems[0]] }, /^coach 2 \(Ib\): Ninety Days is there twice/],
  [{ name: 'mara lind' }, /^coach 2 \(mara lind\) is there twice/],
])('what is wrong in the file is named: %j', (more, complaint) => {
  expect(aboutOne(more)).toMatch(complaint)
})

test('a file that is no list, or no JSON, says so, and where', () => {
  expect(complaintAbout('{"name": "Mara"}')).toMatch(/has to be a JSON list/)
  expect(complaintAbout('[\n  {"name": "Mara",\n  }\n]')).toMatch(/^the file is not JSON: .*line 3/)
  expect(complaintAbout('[{}]')).toMatch(/^coach 1, name: /)
})

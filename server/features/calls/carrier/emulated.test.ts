import { expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import type { CarrierOptions } from '#server/testing/carriers/carrier.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import { voicemail } from '#server/testing/carriers/people/behaviour.ts'
import type { Phone } from '#server/testing/carriers/people/phone.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'

const carriers = ['twilio', 'telnyx'] as const

/** A server whose calls go over an emulated carrier. */
async function worldOver(name: (typeof carriers)[number], options: CarrierOptions = {}) {
  const carrier = await emulates(name, { callsPerSecond: 100, ...options })
  const world = await worldOfItsOwn({ carrier })
  return { world, carrier }
}

const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
const isOver = (person: Person) =>
  eventually('the call to be over', async () => (await lastCall(person))?.duration !== null && lastCall(person))
const firstEntry = (person: Person) =>
  eventually('the entry', async () => (await person.get<SentEntry[]>('~/journal-entries'))[0])
const starts = (person: Person) => person.send<SentCall>({ method: 'POST', url: '~/call' })

/** Who they are, and two things about the day. */
async function tellsOfTheDay(phone: Phone) {
  await phone.listens()
  await phone.says('yes, this is Ana')
  await phone.listens()
  await phone.says('I finally finished the garden fence with my brother today')
  await phone.listens()
}

for (const name of carriers) {
  test(`a call over ${name} rings, is talked, and becomes an entry`, async () => {
    const { world, carrier } = await worldOver(name)
    const ana = await world.person({ name: 'Ana Reyes' })
    carrier.person(ana.user.phoneNumber, async (phone) => {
      await phone.answers()
      await tellsOfTheDay(phone)
      await phone.says('then we ate on the floor between the boxes')
      await phone.listens()
      await phone.hangsUp()
    })
    expect((await starts(ana)).status).toBe(201)
    const { transcription } = await firstEntry(ana)
    expect(transcription).toContain('garden fence with my brother')
    expect(transcription).toContain('on the floor between the boxes')
    expect(await isOver(ana)).toMatchObject({ status: 'completed', reason: 'hung-up' })
    expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
    expect(carrier.timesDialled(ana.user.phoneNumber)).toBe(1)
    await carrier.settled()
  })

  test(`the companion says goodbye over ${name}, is heard to the end, and hangs up`, async () => {
    const { world, carrier } = await worldOver(name)
    const ana = await world.person({ name: 'Ana Reyes' })
    const ringing = carrier.rings(ana.user.phoneNumber)
    await starts(ana)
    const phone = await ringing
    await phone.answers()
    await tellsOfTheDay(phone)
    await phone.says('I have to go now, goodbye')
    await phone.isHungUpOn()
    expect(await isOver(ana)).toMatchObject({ status: 'completed', reason: 'said-goodbye' })
    await firstEntry(ana)
    await carrier.settled()
  })

  test(`when the line breaks over ${name}, the same call goes on, and every word is kept`, async () => {
    const { world, carrier } = await worldOver(name)
    const ana = await world.person({ name: 'Ana Reyes' })
    carrier.person(ana.user.phoneNumber, async (phone) => {
      await phone.answers()
      await tellsOfTheDay(phone)
      await phone.losesTheLine()
      await phone.isReconnected()
      await phone.listens()
      await phone.says('and after the break we painted the kitchen yellow')
      await phone.listens()
      await phone.hangsUp()
    })
    await starts(ana)
    const { transcription } = await firstEntry(ana)
    expect(transcription).toContain('garden fence with my brother')
    expect(transcription).toContain('painted the kitchen yellow')
    expect(carrier.timesDialled(ana.user.phoneNumber)).toBe(1)
    await carrier.settled()
  })

  test(`callbacks of ${name} that come twice, late or never make one entry all the same`, async () => {
    const faults = {
      callback: ({ nth }: { nth: number }) => (['twice', 'after-next', 'twice', 'lost'] as const)[nth % 4] ?? null,
    }
    const { world, carrier } = await worldOver(name, { faults })
    const ana = await world.person({ name: 'Ana Reyes' })
    carrier.person(ana.user.phoneNumber, async (phone) => {
      await phone.answers()
      await tellsOfTheDay(phone)
      await phone.hangsUpWhileSaying('and then I told her that')
    })
    await starts(ana)
    expect(await isOver(ana)).toMatchObject({
      status: 'completed',
    })
    await firstEntry(ana)
    await carrier.settled()
    expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
  })

  test(`a voicemail over ${name} hears nothing of the person’s, and is shown as one`, async () => {
    const { world, carrier } = await worldOver(name)
    const ana = await world.person({ name: 'Ana Reyes' })
    await ana.writes('Today I was told that I will be a grandmother.')
    carrier.person(ana.user.phoneNumber, voicemail())
    await starts(ana)
    expect(await isOver(ana)).toMatchObject({ status: 'voicemail', reason: 'machine', journalEntryId: null })
    await carrier.settled()
    expect(carrier.toldTo(ana.user.phoneNumber).join(' ')).not.toMatch(/journal|grandmother|diary/i)
    expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
  })

  test(`what becomes of a call over ${name} that nobody takes is told`, async () => {
    const { world, carrier } = await worldOver(name)
    const [ana, bo] = [await world.person(), await world.person()]
    carrier.person(ana.user.phoneNumber, 'busy')
    carrier.person(bo.user.phoneNumber, 'failed')
    await Promise.all([starts(ana), starts(bo)])
    expect(await isOver(ana)).toMatchObject({ status: 'busy' })
    expect(await isOver(bo)).toMatchObject({ status: 'failed', reason: 'carrier-failed' })
    await carrier.settled()
  })

  test(`a call over ${name} that is cancelled on the page stops ringing`, async () => {
    const { world, carrier } = await worldOver(name)
    const ana = await world.person()
    const ringing = carrier.rings(ana.user.phoneNumber)
    const { body } = await starts(ana)
    const phone = await ringing
    await ana.send({ method: 'POST', url: `~/calls/${body.id}/decline` })
    await phone.isHungUpOn()
    expect(await isOver(ana)).toMatchObject({ status: 'busy', reason: 'declined' })
    await carrier.settled()
  })
}

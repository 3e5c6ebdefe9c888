import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import type { Channel, PhoneProof } from '#contract/phone.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { Person } from '#server/testing/person.ts'
import { putsThrough, recordingCarrier } from '#server/testing/recording-carrier.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'

type Proof = z.input<typeof PhoneProof>

let ahead = Temporal.Duration.from({ seconds: 0 })
const carrier = recordingCarrier()
let world: World
beforeAll(async () => {
  world = await createWorld({ now: () => Temporal.Now.instant().add(ahead) })
  world.services.telephony = carrier.telephony
})
afterAll(() => world.close())

const url = '~/phone-verification'

/** Each from an address of their own, so that the limit of one address meets nobody else. */
function ask<Body = Proof & ProblemBody>(person: Person, channel: Channel = 'sms', from = anyAddress()) {
  return person.send<Body>({ method: 'POST', url, body: { channel }, headers: { 'x-forwarded-for': from } })
}
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const confirm = (person: Person, code: string) =>
  person.send<Proof & ProblemBody>({ method: 'POST', url: `${url}/confirm`, body: { code } })
const phoneOf = async (person: Person) => (await person.get<User>('~')).phone
const codeOf = ({ user }: Person) => carrier.codeFor(user.phoneNumber)
const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

function later(duration: Temporal.DurationLike) {
  ahead = ahead.add(duration)
}

test('with the phone in the browser there is nothing to prove, and nothing is asked', async () => {
  const { person } = await worldOfItsOwn()
  const ana = await person()
  expect([ana.user.phone, await phoneOf(ana)]).toEqual(['browser', 'browser'])
  expect(await ana.get(url)).toEqual({ phone: 'browser', told: null })
  const { status, body } = await ask(ana)
  expect([status, body.code]).toEqual([409, 'nothing_to_prove'])
})

test('a code comes by text, and typing it proves the number', async () => {
  const ana = await world.person()
  expect(ana.user.phone).toBe('unproved')
  const asked = await ask(ana)
  expect([asked.status, asked.body]).toEqual([201, { phone: 'unproved', told: { channel: 'sms', againInSeconds: 60 } }])
  expect(carrier.told.at(-1)).toMatchObject({ phoneNumber: ana.user.phoneNumber, by: 'sms' })
  const { status, body } = await confirm(ana, codeOf(ana))
  expect([status, body]).toEqual([200, { phone: 'proved', told: null }])
  expect(await phoneOf(ana)).toBe('proved')
})

test('a code that is called out is the one to type', async () => {
  const ana = await world.person()
  expect((await ask(ana, 'call')).status).toBe(201)
  const { words = '', by } = carrier.told.at(-1) ?? {}
  expect(by).toBe('call')
  const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const said = words.match(new RegExp(digits.join('|'), 'g')) ?? []
  const code = said.map((digit) => digits.indexOf(digit)).join('')
  expect(code.slice(0, 6)).toBe(code.slice(6))
  const spaced = `${code.slice(0, 3)} ${code.slice(3, 6)}`
  expect((await confirm(ana, spaced)).body.phone).toBe('proved')
})

test('a wrong code says how many tries are left, and after the fifth the right one is no good either', async () => {
  const ana = await world.person()
  await ask(ana)
  const code = codeOf(ana)
  const told = []
  for (let n = 1; n <= 5; n += 1) told.push((await confirm(ana, another(code, n))).body)
  expect(told.map(({ code }) => code)).toEqual([...Array(4).fill('wrong_code'), 'code_over'])
  expect(told[0]?.message).toBe('That isn’t the code we told you. Look again: you have 4 more tries.')
  expect(told[3]?.message).toBe('That isn’t the code we told you. Look again: you have one more try.')
  expect((await confirm(ana, code)).body.code).toBe('code_over')
  expect(await phoneOf(ana)).toBe('unproved')
})

test('after ten minutes a code is over, and after a new one the old one is', async () => {
  const ana = await world.person()
  await ask(ana)
  const first = codeOf(ana)
  later({ minutes: 10 })
  expect((await confirm(ana, first)).body.message).toBe('This code is no longer good. Ask for a new one.')
  expect((await ana.get<Proof>(url)).told).toBe(null)
  await ask(ana)
  const second = codeOf(ana)
  if (first !== second) expect((await confirm(ana, first)).body.code).toBe('wrong_code')
  expect((await confirm(ana, second)).status).toBe(200)
})

test('a code is used once: a number that has to be proved anew needs a new one', async () => {
  const ana = await world.person()
  await ask(ana)
  const code = codeOf(ana)
  await confirm(ana, code)
  await world.services.db.execute(sql`update users set phone_proved_at = null where id = ${ana.id}`)
  expect((await confirm(ana, code)).body.code).toBe('code_over')
})

test('what is no code is said at once, and costs no try', async () => {
  const ana = await world.person()
  await ask(ana)
  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    const { status, body } = await confirm(ana, typed)
    expect([status, body.message]).toEqual([400, 'Please enter the six digits of the code.'])
  }
  const { message } = (await confirm(ana, another(codeOf(ana)))).body
  expect(message).toContain('4 more tries')
})

test('whoever asks again too soon is told to wait, and the code they have stays good', async () => {
  const ana = await world.person()
  await ask(ana)
  later({ seconds: 20 })
  const again = await ask(ana)
  expect([again.status, again.body.code, again.headers.get('retry-after')]).toEqual([429, 'too_many_attempts', '40'])
  expect((await ana.get<Proof>(url)).told).toEqual({ channel: 'sms', againInSeconds: 40 })
  expect((await confirm(ana, codeOf(ana))).status).toBe(200)
})

test('six codes a day are enough for anyone, wherever they ask from', async () => {
  const ana = await world.person()
  const statuses = []
  for (let n = 0; n < 7; n += 1) {
    statuses.push((await ask(ana)).status)
    later({ minutes: 2 })
  }
  expect(statuses).toEqual([...Array(6).fill(201), 429])
  const { headers, body } = await ask(ana)
  expect(body.message).toBe('Too many tries. Please wait about 24 hours and try again.')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
})

test('a number that was told six codes is told no more when somebody registers it anew', async () => {
  const ana = await world.person()
  const { phoneNumber } = ana.user
  for (let n = 0; n < 6; n += 1) {
    await ask(ana)
    later({ minutes: 2 })
  }
  await ana.send({ method: 'DELETE', url: '~', body: { password: 'a quiet lake at dawn' } })
  const again = await world.person({ phoneNumber })
  expect((await ask(again)).status).toBe(429)
  const { rows } = await world.services.db.execute(sql`select key from attempts where key like 'codes to %'`)
  expect(JSON.stringify(rows)).not.toContain(phoneNumber.slice(2))
})

test('one address has thirty codes an hour, for however many numbers', async () => {
  const from = anyAddress()
  await world.services.db.execute(
    sql`insert into attempts values (${`codes from ${from}`}, 29, now() + interval '1 hour')`,
  )
  const [ana, bo] = [await world.person(), await world.person()]
  expect([(await ask(ana, 'sms', from)).status, (await ask(bo, 'sms', from)).status]).toEqual([201, 429])
})

test('ten requests at once tell one code', async () => {
  const ana = await world.person()
  const before = carrier.told.length
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ana)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  expect(carrier.told.length - before).toBe(1)
})

test('ten guesses at once are five tries', async () => {
  const ana = await world.person()
  await ask(ana)
  const code = codeOf(ana)
  const guesses = Array.from({ length: 10 }, (_, n) => confirm(ana, another(code, n + 1)))
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code).sort()
  expect(codes).toEqual([...Array(6).fill('code_over'), ...Array(4).fill('wrong_code')])
  expect((await confirm(ana, code)).body.code).toBe('code_over')
})

test('confirmed in two windows at once, the number is proved in both', async () => {
  const ana = await world.person()
  await ask(ana)
  const answers = await Promise.all([1, 2, 3].map(() => confirm(ana, codeOf(ana))))
  expect(answers.map(({ status, body }) => [status, body.phone])).toEqual(Array(3).fill([200, 'proved']))
})

test('what the carrier refuses is said, and can be tried another way at once', async () => {
  const ana = await world.person()
  onTestFinished(() => {
    carrier.says = putsThrough
  })
  carrier.says = () => ({ is: 'refused', code: '21614' })
  const refused = await ask(ana)
  expect([refused.status, refused.body.code]).toEqual([409, 'number_refused'])
  expect(refused.body.message).toBe('Your number could not be reached this way. Try a call instead.')
  carrier.says = () => ({ is: 'not-now', code: '429', retryAfterMs: 7_000 })
  const busy = await ask(ana, 'call')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '7'])
  carrier.says = () => ({ is: 'unknown' })
  expect((await ask(ana)).status).toBe(201)
  expect((await confirm(ana, codeOf(ana))).status).toBe(200)
})

test('no code goes to a number that calls don’t go to', async () => {
  const afar = await world.person({ phoneNumber: '+18765551234' })
  expect(afar.user.phone).toBe('out-of-reach')
  const before = carrier.told.length
  const { status, body } = await ask(afar)
  expect([status, body.code, carrier.told.length]).toEqual([403, 'country_not_allowed', before])
})

test('nobody asks for, reads or confirms another person’s code', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await ask(ana)
  const doors = [
    { method: 'GET', url },
    { method: 'POST', url, body: { channel: 'sms' } },
    { method: 'POST', url: `${url}/confirm`, body: { code: codeOf(ana) } },
  ]
  for (const door of doors) {
    const [atTheOwners, , signedOut] = await strangersAt(ana, bo, door)
    expect([atTheOwners, signedOut]).toEqual([403, 401])
  }
  expect((await confirm(bo, codeOf(ana))).body.code).not.toBe(undefined)
  expect([await phoneOf(ana), await phoneOf(bo)]).toEqual(['unproved', 'unproved'])
})

test('a code is stored so that it cannot be read, and no log tells it or the number', async () => {
  const ana = await world.person()
  await ask(ana)
  const { rows } = await world.services.db.execute(sql`select * from phone_codes where user_id = ${ana.id}`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify({ ...rows[0], phone_number: '' })).not.toContain(codeOf(ana))
  for (const secret of [codeOf(ana), ana.user.phoneNumber.slice(2)]) expect(world.logged()).not.toContain(secret)
})

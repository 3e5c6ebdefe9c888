import { expect, test } from 'vitest'
import { CarrierAway } from './telephony.ts'
import { carrierApi, telnyxAt, twilioAt } from './testing/carrier-api.ts'

const both = [
  ['Twilio', twilioAt],
  ['Telnyx', telnyxAt],
] as const
const carrierOf = (telephony: ReturnType<typeof twilioAt>) => {
  if (!telephony.carrier) throw new Error('no carrier')
  return telephony.carrier
}

/** A call as both carriers tell it. */
const told = (sid: string, dateCreated: string, status = 'completed') => ({
  ...{ sid, status, duration: '61', answered_by: 'human' },
  ...{ start_time: dateCreated, date_created: dateCreated },
})
const noon = 'Sat, 21 Nov 2026 12:00:00 +0000'
const past = 'Sat, 21 Nov 2026 11:00:00 +0000'

test.each(both)('%s tells what became of a call, and that it knows none', async (_, at) => {
  const { url } = await carrierApi(({ url }) =>
    url.includes('CA1')
      ? { status: 200, body: told('CA1', noon, 'no-answer') }
      : { status: 404, body: { code: 20404 } },
  )
  const carrier = carrierOf(at(url))
  expect(await carrier.ask('CA1')).toEqual({
    ...{ providerCallId: 'CA1', status: 'no-answer', answeredBy: 'human', seconds: 61 },
    startedAt: Temporal.Instant.from('2026-11-21T12:00:00Z'),
  })
  expect(await carrier.ask('CA2')).toBeNull()
})

test.each(both)(
  '%s tells the calls to a number since then, one that only waits to be dialled included',
  async (_, at) => {
    const waiting = { ...told('CA3', noon, 'queued'), start_time: null, duration: null, answered_by: null }
    const { asked, url } = await carrierApi(() => ({
      status: 200,
      body: { calls: [waiting, told('CA2', noon), told('CA1', past)] },
    }))
    const found = await carrierOf(at(url)).askFor('+14155552671', Temporal.Instant.from('2026-11-21T11:59:00Z'))
    expect(found.map(({ providerCallId, status }) => [providerCallId, status])).toEqual([
      ['CA3', 'ringing'],
      ['CA2', 'completed'],
    ])
    expect(new URL(asked[0]?.url ?? '', url).searchParams.get('To')).toBe('+14155552671')
  },
)

test.each(both)('%s hangs up, and leaves alone what is over or unknown', async (_, at) => {
  for (const status of [200, 400, 404]) {
    const { asked, url } = await carrierApi(() => ({ status, body: { sid: 'CA1' } }))
    await carrierOf(at(url)).hangUp('CA1')
    expect(asked).toHaveLength(1)
    expect(new URLSearchParams(asked[0]?.body).get('Status')).toBe('completed')
  }
})

test.each(both)('when %s does not answer, that is said, and nothing of the person with it', async (_, at) => {
  const { url } = await carrierApi(() => ({ status: 500, body: { message: 'no call to +14155552671' } }))
  const carrier = carrierOf(at(url))
  const since = Temporal.Instant.from('2026-11-21T11:59:00Z')
  for (const asking of [
    () => carrier.ask('CA1'),
    () => carrier.askFor('+14155552671', since),
    () => carrier.hangUp('CA1'),
  ]) {
    const error = await asking().catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(CarrierAway)
    expect(JSON.stringify(error, ['message', 'cause', 'stack'])).not.toContain('2671')
  }
})

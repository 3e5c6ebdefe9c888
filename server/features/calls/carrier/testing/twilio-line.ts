import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { WebSocket } from 'ws'
import type { PhoneFrameText, RelayFrame } from '#contract/relay.ts'
import { type Asked, nobody, startCarrierApi } from '#server/providers/telephony/testing/carrier-api.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld } from '#server/testing/world.ts'

const authToken = '12345'
type Answer = Parameters<typeof startCarrierApi>[0]

/** A server whose calls go over Twilio, and Twilio's side of them, one frame and one callback at a time. */
export async function worldOnTwilio(answer: Answer = placesEverything()) {
  const { asked, url, close } = await startCarrierApi(answer)
  const publicUrl = (await nobody()).replace('127.0.0.1', 'localhost')
  const world = await createWorld({
    env: {
      ...{ CARRIER: 'twilio', TWILIO_API_URL: url, PUBLIC_URL: publicUrl, PORT: new URL(publicUrl).port },
      ...{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM_NUMBER: '+14155550100' },
    },
  })
  return {
    ...world,
    asked,
    publicUrl,
    async close() {
      await world.close()
      close()
    },
  }
}
export type TwilioWorld = Awaited<ReturnType<typeof worldOnTwilio>>

function placesEverything(): Answer {
  let placed = 0
  return ({ url }) => {
    if (url.endsWith('/Calls.json')) placed += 1
    return { status: 201, body: { sid: `CA${placed}`, status: 'queued' } }
  }
}

/** Starts a call and gives its line, as the carrier was told of it. */
export async function rings(world: TwilioWorld, person: Person) {
  const { status } = await person.send({ method: 'POST', url: '~/call' })
  if (status !== 201) throw new Error(`starting a call answered ${status}`)
  const asked = await eventually('the carrier to be asked', async () =>
    world.asked.findLast(({ url, body }) => url.endsWith('/Calls.json') && body.includes(encoded(person))),
  )
  const { providerCallId } = await eventually('the call to be placed', async () => {
    const { call } = await person.get<{ call: { providerCallId: string } | null }>('~/calls/current')
    return call?.providerCallId ? call : null
  })
  return lineOf(asked, providerCallId)
}

const encoded = ({ user }: Person) => encodeURIComponent(user.phoneNumber)

function lineOf({ body }: Pick<Asked, 'body'>, callSid: string) {
  const form = new URLSearchParams(body)
  const twiml = form.get('Twiml') ?? ''
  const within = (text: string, name: string) => new RegExp(`${name}="([^"]+)"`).exec(text)?.[1] ?? ''
  const tokenOf = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const send = (address: string, fields: Record<string, string>, signature?: string) =>
    calledBack(address, { CallSid: callSid, ...fields }, signature)
  return {
    callSid,
    addresses: {
      status: form.get('StatusCallback') ?? '',
      machine: form.get('AsyncAmdStatusCallback') ?? '',
      relayOver: within(twiml, 'action'),
    },
    token: tokenOf(twiml),
    tokenOf,
    send,
    is(CallStatus: string, SequenceNumber: number, more: Record<string, string> = {}) {
      return send(this.addresses.status, { CallStatus, SequenceNumber: String(SequenceNumber), ...more })
    },
    hears(AnsweredBy: string) {
      return send(this.addresses.machine, { AnsweredBy, MachineDetectionDuration: '1800' })
    },
    relayIs(SessionStatus: string) {
      return send(this.addresses.relayOver, { SessionStatus, CallStatus: 'in-progress' })
    },
    opens(token = tokenOf(twiml)) {
      return opensRelay(within(twiml, 'url'), { token, callSid })
    },
  }
}

/** Signed as Twilio signs, unless another signature is given. */
export async function calledBack(address: string, fields: Record<string, string>, signature = signed(address, fields)) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text() }
}

const signed = (address: string, fields: Record<string, string>) =>
  getExpectedTwilioSignature(authToken, address, fields)

/** A relay socket as the carrier opens it. Resolves with the status when the door stays shut. */
export async function opensRelay(
  url: string,
  { token, callSid, signature = signed(url, {}) }: { token: string; callSid: string; signature?: string },
) {
  const socket = new WebSocket(url, { headers: { 'x-twilio-signature': signature } })
  const frames: RelayFrame[] = []
  let refusedWith: number | null = null
  let closedWith: number | null = null
  socket.on('message', (data) => frames.push(JSON.parse(data.toString())))
  socket.on('unexpected-response', (_request, response) => {
    refusedWith = response.statusCode ?? 0
    socket.terminate()
  })
  socket.on('error', () => undefined)
  socket.on('close', (code) => {
    closedWith = code
  })
  await new Promise<void>((resolve) => {
    socket.on('open', resolve)
    socket.on('close', () => resolve())
  })
  const send = (frame: PhoneFrameText) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame))
  send({ type: 'setup', sessionId: 'VX1', callSid, customParameters: { token } })
  const words = () => frames.flatMap((frame) => (frame.type === 'text' ? [frame.token] : []))
  return {
    send,
    raw: (text: string) => socket.send(text),
    words,
    refusedWith: () => refusedWith,
    closedWith: () => closedWith,
    listens: (turns = words().length + 1) =>
      eventually(`turn ${turns} of the companion`, async () => words().length >= turns && words()),
    hearsTheEnd: () => eventually('the end frame', async () => frames.some(({ type }) => type === 'end')),
    says: (voicePrompt: string) => send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true }),
    /** A close without a code, as a carrier may. */
    leaves: () => socket.close(),
    breaks: () => socket.terminate(),
  }
}

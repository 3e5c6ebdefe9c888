import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { WebSocket } from 'ws'
import { type PhoneFrameText, RelayFrame } from '#contract/relay.ts'
import { type Asked, startCarrierApi } from '#server/providers/telephony/testing/carrier-api.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld } from '#server/testing/world.ts'

const authToken = '12345'
type Answer = Parameters<typeof startCarrierApi>[0]

/** A server whose calls go over Twilio, and Twilio's side of them, one frame and one callback at a time. */
export async function worldOnTwilio(answer: Answer = placesEverything()) {
  const { asked, url, close } = await startCarrierApi(answer)
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM_NUMBER: '+14155550100' }
  const environment = (PUBLIC_URL: string) => ({ CARRIER: 'twilio', TWILIO_API_URL: url, PUBLIC_URL, ...account })
  const world = await createWorld({ carrier: { environment } })
  const { publicUrl } = world.services.config
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

/** Every call is placed, and goes on for as long as anybody asks. */
function placesEverything(): Answer {
  let placed = 0
  return ({ method, url }) => {
    if (method === 'GET') return { status: 200, body: { sid: sidIn(url), status: 'in-progress' } }
    if (url.endsWith('/Calls.json')) placed += 1
    return { status: 201, body: { sid: `CA${placed}`, status: 'queued' } }
  }
}

const sidIn = (url: string) => /\/(CA\w+)\.json/.exec(url)?.[1]

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
  socket.on('message', (data) => {
    const frame = RelayFrame.parse(JSON.parse(data.toString()))
    frames.push(frame)
    if (frame.type === 'end') return
    // Spoken in no time.
    for (const value of ['on', 'off']) send({ type: 'info', name: 'agentSpeaking', value })
  })
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
  const says = (voicePrompt: string) => send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true })
  const words = () => frames.flatMap((frame) => (frame.type === 'text' ? [frame.token] : []))
  const listens = (turns = words().length + 1) =>
    eventually(`turn ${turns} of the companion`, async () => words().length >= turns && words())
  return {
    send,
    raw: (text: string) => socket.send(text),
    words,
    refusedWith: () => refusedWith,
    closedWith: () => closedWith,
    listens,
    hearsTheEnd: () => eventually('the end frame', async () => frames.some(({ type }) => type === 'end')),
    says,
    /** Listens to the answer, too. */
    async tells(voicePrompt: string) {
      const turns = words().length
      says(voicePrompt)
      await listens(turns + 1)
    },
    /** A close without a code, as a carrier may. */
    leaves: () => socket.close(),
    breaks: () => socket.terminate(),
  }
}

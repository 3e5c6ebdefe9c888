import type { Carrier } from '../carrier.ts'
import { account as telnyx } from '../telnyx/account.ts'
import { account as twilio } from '../twilio/account.ts'

/** Bare HTTP, as the documents of both carriers describe it. */
export const twilioBase = `/2010-04-01/Accounts/${twilio.sid}`
export const telnyxBase = `/v2/texml/Accounts/${telnyx.sid}/Calls`
export const somebody = '+14155552671'

type Form = Record<string, string | string[]>
const basic = `Basic ${Buffer.from(`${twilio.sid}:${twilio.authToken}`).toString('base64')}`

export async function asksTwilio(carrier: Carrier, path: string, form?: Form, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(
    Object.entries(form ?? {}).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  )
  return answerOf(
    await fetch(carrier.url + path, {
      method: form ? 'POST' : 'GET',
      headers: { authorization: basic, ...headers },
      body: form && body,
    }),
  )
}

export async function asksTelnyx(
  carrier: Carrier,
  path: string,
  body?: object | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const isForm = body instanceof URLSearchParams
  return answerOf(
    await fetch(carrier.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${telnyx.apiKey}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
    }),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: what a carrier answers is what the test looks at
const answerOf = async (response: Response) => ({ status: response.status, body: (await response.json()) as any })

type App = { url: string; twiml(attributes?: string): string }

/** An order as the documents would have it. */
export const twilioOrder = (app: App, about: Form = {}): Form => ({
  To: somebody,
  From: twilio.number,
  Twiml: app.twiml('dtmfDetection="true" events="speaker-events tokens-played" speechTimeout="1500"'),
  StatusCallback: `${app.url}/status`,
  StatusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
  MachineDetection: 'DetectMessageEnd',
  AsyncAmd: 'true',
  AsyncAmdStatusCallback: `${app.url}/machine`,
  ...about,
})

export const telnyxOrder = (app: App, about: object = {}) => ({
  ApplicationSid: telnyx.applicationSid,
  To: somebody,
  From: telnyx.number,
  Texml: app.twiml('dtmfDetection="true"'),
  StatusCallback: `${app.url}/status`,
  StatusCallbackEvent: 'initiated ringing answered completed',
  MachineDetection: 'DetectMessageEnd',
  AsyncAmd: true,
  AsyncAmdStatusCallback: `${app.url}/machine`,
  ...about,
})

export const placesOnTwilio = (carrier: Carrier, app: App, about: Form = {}) =>
  asksTwilio(carrier, `${twilioBase}/Calls.json`, twilioOrder(app, about))
export const placesOnTelnyx = (carrier: Carrier, app: App, about: object = {}) =>
  asksTelnyx(carrier, telnyxBase, telnyxOrder(app, about))

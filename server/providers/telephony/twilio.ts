import twilio from 'twilio'
import type { CallInstance } from 'twilio/lib/rest/api/v2010/account/call.js'
import type { CarrierConfig } from '#server/platform/config.ts'
import type { Addresses } from './addresses.ts'
import { answeredByOf, readCallback, statusOf } from './callbacks.ts'
import { answerWithinMs, type Failure, placedDespite, retryAfterMs, unknownOrAway } from './failures.ts'
import { hangUp, speak, talk } from './instructions.ts'
import type { CallKey, Carrier, CarrierCall, Placed, SignedRequest, Telephony } from './telephony.ts'

type TwilioConfig = Extract<CarrierConfig, { name: 'twilio' }>

const ringSeconds = 30
const callsAtMost = 50

/** Calls over Twilio. Nothing that could ring is ever sent twice: the library's own retries stay off. */
export function createTwilio(
  config: TwilioConfig,
  { publicUrl, addresses, withinMs = answerWithinMs }: { publicUrl: string; addresses: Addresses; withinMs?: number },
): Telephony {
  const { accountSid, authToken, fromNumber: from } = config
  const httpClient = clientAt(config.apiUrl, withinMs)
  const client = twilio(accountSid, authToken, { httpClient })

  async function placed(ask: () => Promise<{ sid: string }>): Promise<Placed> {
    try {
      return { is: 'placed', providerCallId: (await ask()).sid }
    } catch (error) {
      return placedDespite(failureOf(error, httpClient.lastResponse))
    }
  }

  const connect = ({ token, ...call }: CallKey & { token: string }) =>
    talk(
      addresses.callback('relay-over', call),
      {
        url: addresses.relay,
        speechTimeout: 1500,
        interruptSensitivity: 'medium',
        ignoreBackchannel: true,
        dtmfDetection: true,
        events: 'speaker-events tokens-played',
        profanityFilter: false,
      },
      { token },
    )

  const carrier: Carrier = {
    name: 'twilio',
    takesBack: true,
    async hangUp(providerCallId) {
      try {
        await client.calls(providerCallId).update({ status: 'completed' })
      } catch (error) {
        const failure = failureOf(error)
        // A call that is over already can't be changed, and that is all right.
        if (failure.status !== 400) unknownOrAway(failure)
      }
    },
    async ask(providerCallId) {
      try {
        return asCarrierCall(await client.calls(providerCallId).fetch())
      } catch (error) {
        return unknownOrAway(failureOf(error))
      }
    },
    // Not filtered by start: a call that waits in Twilio's queue has not started, and may ring all the same.
    async askFor(phoneNumber, since) {
      try {
        const found = await client.calls.list({ to: phoneNumber, limit: callsAtMost })
        return found.filter(({ dateCreated }) => dateCreated.getTime() >= since.epochMilliseconds).map(asCarrierCall)
      } catch (error) {
        return unknownOrAway(failureOf(error)) ?? []
      }
    },
    isSigned: (request) => isSigned(authToken, publicUrl, request),
    callAt: addresses.callAt,
    readCallback,
    instructions: (next) => (next ? connect(next) : hangUp),
    tell: ({ phoneNumber: to, words, by }) =>
      placed(() =>
        by === 'sms'
          ? client.messages.create({ to, from, body: words })
          : client.calls.create({ to, from, twiml: speak(words), timeout: ringSeconds, timeLimit: 60 }),
      ),
  }

  return {
    carrier,
    place: ({ callId, userId, phoneNumber: to, token, mostSeconds }) => {
      const call = { callId, userId }
      return placed(() =>
        client.calls.create({
          to,
          from,
          twiml: connect({ ...call, token }),
          timeout: ringSeconds,
          timeLimit: mostSeconds,
          statusCallback: addresses.callback('status', call),
          statusCallbackMethod: 'POST',
          statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
          machineDetection: 'Enable',
          asyncAmd: 'true',
          asyncAmdStatusCallback: addresses.callback('machine', call),
          asyncAmdStatusCallbackMethod: 'POST',
        }),
      )
    },
  }
}

/** The library knows only the one address of Twilio. */
function clientAt(apiUrl: string, timeout: number) {
  const client = new twilio.RequestClient({ timeout })
  const request = client.request.bind(client)
  client.request = (options) => request({ ...options, uri: options.uri.replace('https://api.twilio.com', apiUrl) })
  return client
}

/** With and without the port, as a proxy may add or hide it; compared in constant time by the library. */
export function isSigned(authToken: string, publicUrl: string, { scheme, url, headers, body }: SignedRequest): boolean {
  const signature = headers['x-twilio-signature']
  if (typeof signature !== 'string') return false
  const origin = scheme === 'ws' ? publicUrl.replace(/^http/, 'ws') : publicUrl
  if (/[?&]bodySHA256=/.test(url)) return twilio.validateRequestWithBody(authToken, signature, origin + url, body)
  return twilio.validateRequest(authToken, signature, origin + url, parametersOf(body))
}

function parametersOf(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Never the error itself: it quotes the number, and holds the request with its password. */
function failureOf(error: unknown, response?: { headers?: Record<string, string> }): Failure {
  const { status, code } = error as { status?: unknown; code?: unknown }
  return {
    status: typeof status === 'number' ? status : null,
    code: typeof code === 'number' || typeof code === 'string' ? String(code) : null,
    retryAfterMs: retryAfterMs(response?.headers?.['retry-after']),
  }
}

function asCarrierCall({ sid, status, answeredBy, startTime, dateCreated, duration }: CallInstance): CarrierCall {
  return {
    providerCallId: sid,
    status: statusOf(status) ?? 'failed',
    answeredBy: answeredByOf(answeredBy),
    startedAt: (startTime ?? dateCreated)?.toTemporalInstant() ?? null,
    seconds: duration === null ? null : Number(duration),
  }
}

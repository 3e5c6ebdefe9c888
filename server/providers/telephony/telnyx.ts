import Telnyx, { APIConnectionTimeoutError, APIError } from 'telnyx'
import type { CallResource } from 'telnyx/resources/texml/accounts/calls/calls.js'
import type { CarrierConfig } from '#server/platform/config.ts'
import type { Addresses } from './addresses.ts'
import { answeredByOf, readCallback, statusOf } from './callbacks.ts'
import { answerWithinMs, channelLimit, type Failure, placedDespite, retryAfterMs, unknownOrAway } from './failures.ts'
import { hangUp, speak, talk } from './instructions.ts'
import type { CallKey, Carrier, CarrierCall, Placed, Telephony } from './telephony.ts'
import { telnyxSignatures } from './telnyx-signature.ts'

type TelnyxConfig = Extract<CarrierConfig, { name: 'telnyx' }>

const ringSeconds = 30
const callsAtMost = 50

/** Calls over Telnyx, in its TeXML. Nothing that could ring is ever sent twice: the library's own retries stay off. */
export function createTelnyx(
  config: TelnyxConfig,
  { addresses, withinMs = answerWithinMs }: { addresses: Addresses; withinMs?: number },
): Telephony {
  const { accountSid: account_sid, applicationSid: ApplicationSid, fromNumber: from } = config
  const baseURL = `${config.apiUrl}/v2`
  const client = new Telnyx({ apiKey: config.apiKey, baseURL, timeout: withinMs, maxRetries: 0 })
  const { calls } = client.texml.accounts

  async function placed(ask: () => Promise<string | null>): Promise<Placed> {
    try {
      return { is: 'placed', providerCallId: await ask() }
    } catch (error) {
      return placedDespite(failureOf(error))
    }
  }

  async function dial(body: Parameters<typeof calls.calls>[1]['body']): Promise<string | null> {
    // Undocumented, and not always there; the first callback tells it otherwise.
    const { sid } = (await calls.calls(account_sid, { body })) as { sid?: string }
    return sid ?? null
  }

  const connect = ({ token, ...call }: CallKey & { token: string }) =>
    talk(
      addresses.callback('relay-over', call),
      {
        url: addresses.relay,
        language: 'en',
        voice: 'Telnyx.NaturalHD.astra',
        transcriptionProvider: 'deepgram',
        dtmfDetection: true,
      },
      { token },
    )

  const carrier: Carrier = {
    name: 'telnyx',
    takesBack: false,
    async hangUp(providerCallId) {
      try {
        await calls.update(providerCallId, { account_sid, Status: 'completed' })
      } catch (error) {
        const failure = failureOf(error)
        // A call that is over already can't be changed, and that is all right.
        if (failure.status !== 422 && failure.status !== 400) unknownOrAway(failure)
      }
    },
    async ask(providerCallId) {
      try {
        return asCarrierCall(await calls.retrieve(providerCallId, { account_sid }))
      } catch (error) {
        return unknownOrAway(failureOf(error))
      }
    },
    // Telnyx filters by whole days only.
    async askFor(phoneNumber, since) {
      try {
        const found = await calls.retrieveCalls(account_sid, { To: phoneNumber, PageSize: callsAtMost })
        return (found.calls ?? [])
          .filter(({ date_created }) => Date.parse(date_created ?? '') >= since.epochMilliseconds)
          .flatMap((call) => asCarrierCall(call) ?? [])
      } catch (error) {
        return unknownOrAway(failureOf(error)) ?? []
      }
    },
    isSigned: telnyxSignatures(config.publicKey),
    callAt: addresses.callAt,
    readCallback,
    instructions: (next) => (next ? connect(next) : hangUp),
    tell: ({ phoneNumber: to, words, by }) =>
      placed(async () => {
        if (by === 'call')
          return dial({ ApplicationSid, To: to, From: from, Texml: speak(words), Timeout: ringSeconds, TimeLimit: 60 })
        return (await client.messages.send({ to, from, text: words })).data?.id ?? null
      }),
  }

  return {
    carrier,
    place: ({ callId, userId, phoneNumber: To, token, mostSeconds }) => {
      const call = { callId, userId }
      return placed(() =>
        dial({
          ApplicationSid,
          To,
          From: from,
          Texml: connect({ ...call, token }),
          Timeout: ringSeconds,
          TimeLimit: mostSeconds,
          StatusCallback: addresses.callback('status', call),
          StatusCallbackMethod: 'POST',
          // One text here, where Twilio takes a list.
          StatusCallbackEvent: 'initiated ringing answered completed',
          MachineDetection: 'Enable',
          AsyncAmd: true,
          AsyncAmdStatusCallback: addresses.callback('machine', call),
          AsyncAmdStatusCallbackMethod: 'POST',
        }),
      )
    },
  }
}

/** Never the error itself: it may quote the number, and holds the request with its key. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof APIError)) return { status: null, code: null, retryAfterMs: null }
  if (error.status === undefined) {
    const code = error instanceof APIConnectionTimeoutError ? 'timeout' : codeBeneath(error)
    return { status: null, code, retryAfterMs: null }
  }
  const [first] =
    (error.error as { errors?: { code?: unknown; title?: unknown; detail?: unknown }[] } | undefined)?.errors ?? []
  const code = /limit exceeded/i.test(`${first?.title} ${first?.detail}`) ? channelLimit : first?.code
  return {
    status: error.status,
    code: code === undefined ? null : String(code),
    retryAfterMs: retryAfterMs(error.headers?.get('retry-after')),
  }
}

/** `fetch` wraps what happened to the connection, and the library wraps that. */
function codeBeneath(error: unknown): string | null {
  for (let deep = error; deep instanceof Error; deep = deep.cause) {
    const { code } = deep as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return null
}

function asCarrierCall({
  sid,
  status,
  answered_by,
  start_time,
  date_created,
  duration,
}: CallResource): CarrierCall | null {
  if (!sid) return null
  const began = Date.parse(start_time ?? date_created ?? '')
  return {
    providerCallId: sid,
    status: statusOf(status) ?? 'failed',
    answeredBy: answeredByOf(answered_by),
    startedAt: Number.isNaN(began) ? null : Temporal.Instant.fromEpochMilliseconds(began),
    seconds: duration === undefined ? null : Number(duration),
  }
}

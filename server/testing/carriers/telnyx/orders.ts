import { z } from 'zod'
import { type Change, e164, instructionsIn, isWebAddress } from '../api/orders.ts'
import type { Order, StatusEvent } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import { Refused } from '../violations.ts'
import { account } from './account.ts'

const webAddress = z.string().refine(isWebAddress, 'is no address')
const post = z.literal('POST')
const events = /^(initiated|ringing|answered|completed)( (initiated|ringing|answered|completed))*$/

/** Unlike Twilio's: booleans, milliseconds, and several events in one text. Recording is not emulated. */
const TexmlCall = z.strictObject({
  ApplicationSid: z.string(),
  To: z.string().regex(e164),
  From: z.string(),
  Url: webAddress.nullish(),
  UrlMethod: z.enum(['GET', 'POST']).optional(),
  Texml: z.string().nullish(),
  FallbackUrl: webAddress.optional(),
  Timeout: z.number().int().min(5).max(120).default(30),
  TimeLimit: z.number().int().min(30).max(14_400).default(14_400),
  MachineDetection: z.enum(['Enable', 'Disable', 'DetectMessageEnd']).default('Disable'),
  AsyncAmd: z.boolean().default(false),
  AsyncAmdStatusCallback: webAddress.optional(),
  AsyncAmdStatusCallbackMethod: post.optional(),
  DetectionMode: z.enum(['Regular', 'Premium', 'PremiumCallScreening']).optional(),
  MachineDetectionTimeout: z.number().int().min(500).max(60_000).optional(),
  MachineDetectionSpeechThreshold: z.number().int().optional(),
  MachineDetectionSpeechEndThreshold: z.number().int().optional(),
  MachineDetectionSilenceTimeout: z.number().int().optional(),
  CancelPlaybackOnMachineDetection: z.boolean().optional(),
  CancelPlaybackOnDetectMessageEnd: z.boolean().optional(),
  StatusCallback: webAddress.optional(),
  StatusCallbackMethod: post.optional(),
  StatusCallbackEvent: z.string().regex(events).default('completed'),
  CallerId: z.string().max(128).optional(),
})

export function readOrder(exchange: Exchange, body: string): Order {
  const read = TexmlCall.safeParse(jsonOf(body))
  if (!read.success) {
    const [issue] = read.error.issues
    const code = issue?.path[0] === 'To' ? 10016 : 10015
    throw new Refused(code, `${issue?.path.join('.')}: ${issue?.message}`, 422)
  }
  const asked = read.data
  if (asked.ApplicationSid !== account.applicationSid) throw new Refused(10015, 'ApplicationSid is not yours', 422)
  if (asked.From !== account.number) throw new Refused(10015, 'From is not a number of yours', 422)
  const instructions = instructionsIn(exchange, {
    url: asked.Url ?? null,
    method: asked.UrlMethod ?? null,
    document: asked.Texml ?? null,
  })
  if (!instructions) throw new Refused(10015, 'the application of the emulator has no address of its own', 422)
  return {
    to: asked.To,
    from: asked.From,
    instructions,
    statusCallback: asked.StatusCallback ?? null,
    statusEvents: new Set(asked.StatusCallbackEvent.split(' ') as StatusEvent[]),
    ringSeconds: asked.Timeout,
    mostSeconds: asked.TimeLimit,
    detection: asked.MachineDetection === 'Disable' ? null : asked.MachineDetection,
    detectionCallback: asked.AsyncAmd ? (asked.AsyncAmdStatusCallback ?? null) : null,
  }
}

const changeable = new Set(['Status', 'Url', 'Method', 'Texml', 'FallbackUrl', 'FallbackMethod'])

export function readChange(exchange: Exchange, form: URLSearchParams): Change {
  for (const name of form.keys()) if (!changeable.has(name)) throw new Refused(10015, `Unknown parameter ${name}`, 422)
  const status = form.get('Status')
  if (status !== null && status !== 'completed') throw new Refused(10015, `Status: ${status}`, 422)
  return {
    status,
    instructions: instructionsIn(exchange, {
      url: form.get('Url'),
      method: form.get('Method'),
      document: form.get('Texml'),
    }),
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused(10015, 'The body is not JSON')
  }
}

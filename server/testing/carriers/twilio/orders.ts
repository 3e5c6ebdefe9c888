import { type Change, e164, instructionsIn, isWebAddress } from '../api/orders.ts'
import type { Order, StatusEvent } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import { Refused } from '../violations.ts'
import { account } from './account.ts'

const method = /^(GET|POST)$/
const whole = (least: number, most: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
const flag = (value: string) => /^(true|false)$/.test(value)
const events = new Set(['initiated', 'ringing', 'answered', 'completed'])

/** Every parameter that is understood, and what may stand in it. Recording is not emulated, so it may not be asked for. */
const parameters: Record<string, (value: string) => boolean> = {
  To: () => true,
  From: () => true,
  Url: () => true,
  Method: (value) => method.test(value),
  Twiml: () => true,
  FallbackUrl: isWebAddress,
  FallbackMethod: (value) => method.test(value),
  StatusCallback: () => true,
  StatusCallbackMethod: (value) => value === 'POST',
  StatusCallbackEvent: (value) => events.has(value),
  Timeout: whole(1, 600),
  TimeLimit: whole(1, 14_400),
  MachineDetection: (value) => /^(Enable|DetectMessageEnd)$/.test(value),
  AsyncAmd: flag,
  AsyncAmdStatusCallback: isWebAddress,
  AsyncAmdStatusCallbackMethod: (value) => value === 'POST',
  MachineDetectionTimeout: whole(3, 59),
  MachineDetectionSpeechThreshold: whole(1_000, 6_000),
  MachineDetectionSpeechEndThreshold: whole(500, 5_000),
  MachineDetectionSilenceTimeout: whole(2_000, 10_000),
  CallReason: (value) => value.length <= 50,
  Record: (value) => value === 'false',
}
const repeatable = new Set(['StatusCallbackEvent'])

export function readOrder(exchange: Exchange, form: URLSearchParams): Order {
  checkParameters(form, parameters)
  const to = form.get('To')
  const from = form.get('From')
  if (!to) throw new Refused(21201, "No 'To' number is specified")
  if (!from) throw new Refused(21213, "No 'From' number is specified")
  if (!e164.test(to)) throw new Refused(21211, `The phone number you are attempting to call, ${to}, is not valid.`)
  if (from !== account.number) throw new Refused(21212, `The source phone number provided, ${from}, is not yours.`)
  const instructions = instructionsIn(exchange, given(form))
  if (!instructions) throw new Refused(21205, 'Url parameter is required.')
  const statusCallback = form.get('StatusCallback')
  if (statusCallback !== null && !isWebAddress(statusCallback)) {
    throw new Refused(21609, `The StatusCallback URL ${statusCallback} is not a valid URL.`)
  }
  const isAsync = form.get('AsyncAmd') === 'true'
  const detectionCallback = form.get('AsyncAmdStatusCallback')
  if (isAsync && !detectionCallback) exchange.complain('order', '21262 AsyncAmd without AsyncAmdStatusCallback')
  const asked = form.getAll('StatusCallbackEvent') as StatusEvent[]
  return {
    to,
    from,
    instructions,
    statusCallback,
    statusEvents: new Set(asked.length > 0 ? asked : ['completed']),
    ringSeconds: Number(form.get('Timeout') ?? 60),
    mostSeconds: Number(form.get('TimeLimit') ?? 14_400),
    detection: form.get('MachineDetection') as Order['detection'],
    detectionCallback: isAsync ? detectionCallback : null,
  }
}

const changes = Object.fromEntries(
  ['Url', 'Method', 'Twiml', 'FallbackUrl', 'FallbackMethod'].map((name) => [name, parameters[name] ?? (() => true)]),
)

export function readChange(exchange: Exchange, form: URLSearchParams): Change {
  checkParameters(form, { ...changes, Status: (value) => /^(canceled|completed)$/.test(value) })
  return { status: form.get('Status'), instructions: instructionsIn(exchange, given(form)) }
}

const given = (form: URLSearchParams) => ({
  url: form.get('Url'),
  method: form.get('Method'),
  document: form.get('Twiml'),
})

function checkParameters(form: URLSearchParams, known: Record<string, (value: string) => boolean>) {
  for (const [name, value] of form) {
    if (!known[name]) throw new Refused(20001, `Unknown parameter ${name}`)
    if (!known[name](value)) throw new Refused(20001, `Invalid parameter ${name}: ${value}`)
    if (form.getAll(name).length > 1 && !repeatable.has(name)) throw new Refused(20001, `${name} is given twice`)
  }
}

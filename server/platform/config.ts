import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { maySendTo } from './config/own-network.ts'
import { withSecretFiles } from './config/secret-files.ts'

const port = z.coerce.number().int().min(0).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be like +14155552671')
const webAddress = z.url({ protocol: /^https?$/ })
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
/** Addresses, ranges as 10.0.0.0/8, and the names that Fastify has for ranges. */
function isRange(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const isAddress = /^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0
  return isAddress || ['loopback', 'linklocal', 'uniquelocal'].includes(text)
}
const listOf = (text: string) => text.split(',').map((part) => part.trim())
const price = z.coerce.number().nonnegative()
const encryptionKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform(listOf)
    .pipe(z.array(z.string().refine(isRange, 'must be like 10.0.0.0/8,uniquelocal'))),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  ENCRYPTION_KEY: encryptionKey.optional(),
  CARRIER: z.enum(['browser', 'twilio', 'telnyx']).default('browser'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/, 'must begin with AC')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM_NUMBER: e164.optional(),
  TWILIO_API_URL: origin.default('https://api.twilio.com'),
  TELNYX_API_KEY: z.string().min(1).optional(),
  TELNYX_PUBLIC_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  TELNYX_ACCOUNT_SID: z.string().min(1).optional(),
  TELNYX_APPLICATION_SID: z.string().min(1).optional(),
  TELNYX_FROM_NUMBER: e164.optional(),
  TELNYX_API_URL: origin.default('https://api.telnyx.com'),
  CALLS_PER_SECOND: z.coerce.number().positive().max(1_000).default(1),
  CALLS_PER_DAY: z.coerce.number().int().positive().default(1_000),
  CALLING_PREFIXES: z
    .string()
    .default('+1')
    .transform(listOf)
    .pipe(z.array(z.string().regex(/^\+[1-9]\d{0,6}$/, 'must be like +1,+44'))),
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_PRICE_IN: price.optional(),
  LLM_PRICE_OUT: price.optional(),
  LLM_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(2),
  LLM_PRIVATE_HOSTS: z.string().transform(listOf).default([]),
  SISTER_EMOTIONAL_URL: webAddress.default('https://emotional-twin.example'),
  SISTER_GOALS_URL: webAddress.default('https://goal-groups.example'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(1).optional(),
})

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. An empty variable counts as unset; a wrong one throws a `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = withSecretFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if ('complaint' in given) throw new ConfigError(given.complaint)
  const read = Environment.safeParse(given.env)
  if (!read.success) throw new ConfigError(complaint(read.error))
  const set = read.data
  const publicUrl = set.PUBLIC_URL ?? `http://${set.HOST === '127.0.0.1' ? 'localhost' : set.HOST}:${set.PORT}`
  if (set.CARRIER !== 'browser' && !isReachable(publicUrl)) {
    throw new ConfigError(`PUBLIC_URL: has to begin with https:// with CARRIER=${set.CARRIER}`)
  }
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    /** Who may say whom they speak for, by `X-Forwarded-For`. */
    trustedProxies: set.TRUSTED_PROXIES,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    encryptionKey: set.ENCRYPTION_KEY,
    carrier: carrierOf(set),
    /** What all processes together ask of the carrier, and how far a stolen account could go. */
    calling: { perSecond: set.CALLS_PER_SECOND, perDay: set.CALLS_PER_DAY, prefixes: set.CALLING_PREFIXES },
    /** Null where the environment names no model: then what `npm run model` kept holds. */
    llm: llmOf(set),
    /** Of any model: how many questions one process asks at once, and which names are the host's own network. */
    models: { atOnce: set.LLM_CONCURRENCY, privateHosts: set.LLM_PRIVATE_HOSTS },
    sisters: { emotional: set.SISTER_EMOTIONAL_URL, goals: set.SISTER_GOALS_URL },
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
  }
}

export type LlmConfig = NonNullable<ReturnType<typeof llmOf>>

const ofOneModel = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL', 'LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const

/** All of it or nothing; a machine of one's own needs no key, and prices are only for the estimate. */
function llmOf(set: z.infer<typeof Environment>) {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_PRICE_IN, LLM_PRICE_OUT } = set
  const given = ofOneModel.find((name) => set[name] !== undefined)
  if (given === undefined) return null
  if (baseUrl === undefined) throw new ConfigError(`LLM_BASE_URL: needed with ${given}`)
  if (model === undefined) throw new ConfigError(`LLM_MODEL: needed with ${given}`)
  if (!maySendTo(baseUrl, set.LLM_PRIVATE_HOSTS)) throw new ConfigError(`LLM_BASE_URL: ${notInTheOpen}`)
  return { baseUrl, apiKey, model, prices: pricesOf(LLM_PRICE_IN, LLM_PRICE_OUT), atOnce: set.LLM_CONCURRENCY }
}

export const notInTheOpen =
  'has to begin with https:// outside of this machine and your own network (LLM_PRIVATE_HOSTS names more of it)'

/** Of a million tokens, in whatever currency the host is charged. */
function pricesOf(perIn: number | undefined, perOut: number | undefined) {
  if (perIn === undefined && perOut === undefined) return null
  if (perIn === undefined) throw new ConfigError('LLM_PRICE_IN: needed with LLM_PRICE_OUT')
  if (perOut === undefined) throw new ConfigError('LLM_PRICE_OUT: needed with LLM_PRICE_IN')
  return { in: perIn, out: perOut }
}

/** A carrier opens its sockets over TLS only; one that is emulated runs on the same machine. */
function isReachable(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export type CarrierConfig = ReturnType<typeof carrierOf>

/** Everything the chosen carrier needs; what is missing is named. */
function carrierOf(set: z.infer<typeof Environment>) {
  function needed<Name extends keyof typeof set>(name: Name): NonNullable<(typeof set)[Name]> {
    const value = set[name]
    if (value === undefined || value === null) throw new ConfigError(`${name}: needed with CARRIER=${set.CARRIER}`)
    return value
  }
  switch (set.CARRIER) {
    case 'browser':
      return { name: 'browser' } as const
    case 'twilio':
      return {
        name: 'twilio',
        accountSid: needed('TWILIO_ACCOUNT_SID'),
        authToken: needed('TWILIO_AUTH_TOKEN'),
        fromNumber: needed('TWILIO_FROM_NUMBER'),
        apiUrl: set.TWILIO_API_URL,
      } as const
    case 'telnyx':
      return {
        name: 'telnyx',
        apiKey: needed('TELNYX_API_KEY'),
        publicKey: needed('TELNYX_PUBLIC_KEY'),
        accountSid: needed('TELNYX_ACCOUNT_SID'),
        applicationSid: needed('TELNYX_APPLICATION_SID'),
        fromNumber: needed('TELNYX_FROM_NUMBER'),
        apiUrl: set.TELNYX_API_URL,
      } as const
  }
}

/** A setting with which the product cannot start; its message is one line that names the variable. */
export class ConfigError extends Error {}

/** The value is left out: it may be a secret. */
function complaint({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${String(path[0])}: ${message}`)[0] ?? 'the environment cannot be read'
}

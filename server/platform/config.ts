import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be like +14155552671')
const webAddress = z.url({ protocol: /^https?$/ })
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const encryptionKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
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
    .transform((list) => list.split(',').map((prefix) => prefix.trim()))
    .pipe(z.array(z.string().regex(/^\+[1-9]\d{0,6}$/, 'must be like +1,+44'))),
  SISTER_EMOTIONAL_URL: webAddress.default('https://emotional-twin.example'),
  SISTER_GOALS_URL: webAddress.default('https://goal-groups.example'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(1).optional(),
})

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. An empty variable counts as unset; a wrong one throws a `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
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
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    encryptionKey: set.ENCRYPTION_KEY,
    carrier: carrierOf(set),
    /** What all processes together ask of the carrier, and how far a stolen account could go. */
    calling: { perSecond: set.CALLS_PER_SECOND, perDay: set.CALLS_PER_DAY, prefixes: set.CALLING_PREFIXES },
    sisters: { emotional: set.SISTER_EMOTIONAL_URL, goals: set.SISTER_GOALS_URL },
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
  }
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

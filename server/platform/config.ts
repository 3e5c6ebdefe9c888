import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
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
  CARRIER: z.enum(['browser']).default('browser'),
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
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL ?? `http://${set.HOST === '127.0.0.1' ? 'localhost' : set.HOST}:${set.PORT}`,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    encryptionKey: set.ENCRYPTION_KEY,
    sisters: { emotional: set.SISTER_EMOTIONAL_URL, goals: set.SISTER_GOALS_URL },
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
  }
}

/** A setting with which the product cannot start; its message is one line that names the variable. */
export class ConfigError extends Error {}

/** The value is left out: it may be a secret. */
function complaint({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0] ?? 'the environment cannot be read'
}

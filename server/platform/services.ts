import { z } from 'zod'
import type { CurrentLlm } from '#server/providers/llm/llm.ts'
import type { Telephony } from '#server/providers/telephony/telephony.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Vault } from './vault.ts'

/** Everything a feature may lean on: built once in main.ts, and by the tests' world. */
export type Services = {
  config: Config
  db: Database
  vault: Vault
  jobs: Jobs
  realtime: Realtime
  telephony: Telephony
  /** Null where the host has set none up: the built-in words are all there is, and they are enough. */
  llm: CurrentLlm
  metrics: Metrics
  log: Log
  now: () => Temporal.Instant
}
export type Needs<Name extends keyof Services> = Pick<Services, Name>

declare const proven: unique symbol
/** Minted only where a session is opened or checked, so no query can be asked about an unproven person. */
export type UserId = number & { readonly [proven]: 'UserId' }

/** For what we wrote ourselves about a person already proven: a job's payload, a row's owner. */
export const OwnUserId = z.int().positive() as unknown as z.ZodType<UserId, UserId>

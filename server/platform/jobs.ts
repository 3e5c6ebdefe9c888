import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Events } from '#server/events.ts'
import type { Db } from './database/database.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { OwnUserId, type Services } from './services.ts'

/** Work for later. It may run twice: every `run` is safe to repeat. */
export type Job<Input = unknown> = {
  name: string
  /** What sets it off. */
  on?: keyof Events
  input: z.ZodType<Input>
  run: (services: Services, input: Input) => Promise<void>
}

/** Work on a clock, in every process at once: every `run` takes only what nobody else has taken. */
export type Chore = { name: string; everyMs: number; run: (services: Services) => Promise<void> }

export type Jobs = {
  /** Queues what listens to the event, in the caller's transaction. */
  emit<Name extends keyof Events>(db: Db, event: Name, carries: Events[Name]): Promise<void>
  start(services: Services): Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

export function job<Schema extends z.ZodType>(description: {
  name: string
  on?: keyof Events
  input: Schema
  run: (services: Services, input: z.output<Schema>) => Promise<void>
}): Job {
  return { ...description, run: (services, input) => description.run(services, description.input.parse(input)) }
}

const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 }
/** Whoever runs a job says so twice as often; when they died, it is taken up again within two minutes. */
const heartbeatSeconds = 30
/** A full batch is followed by the next at once; without it, a burst of jobs would outlast its notifications. */
const workOptions = {
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

const OfAPerson = z.object({ userId: OwnUserId })

/** Work for an account that was deleted meanwhile is done with, however it failed. */
async function unlessGone({ db, vault }: Services, carries: unknown, running: Promise<void>) {
  try {
    await running
  } catch (error) {
    const { data } = OfAPerson.safeParse(carries)
    if (!data || (await vault.hasKey(db, data.userId))) throw error
  }
}

export function createJobs(
  connection: pg.ClientConfig,
  { jobs, chores, log, metrics }: { jobs: readonly Job[]; chores: readonly Chore[]; log: Log; metrics: Metrics },
): Jobs {
  const boss = new PgBoss({
    ...connection,
    application_name: 'journal-ai jobs',
    max: 4,
    useListenNotify: true,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'))
  const clocks = new Map<string, NodeJS.Timeout>()
  let running = false

  /** Whether it was done. Why not goes to the log, which keeps words out; the queue would store the error as it is. */
  async function attempt(name: string, run: () => Promise<void>): Promise<boolean> {
    try {
      await run()
      metrics.jobsRun.inc({ job: name, outcome: 'done' })
      return true
    } catch (error) {
      metrics.jobsRun.inc({ job: name, outcome: 'failed' })
      log.error({ err: error, job: name }, 'a job failed')
      return false
    }
  }

  /** Waits for itself, so that a slow run is never overtaken by the next. */
  function wind(chore: Chore, services: Services) {
    const turn = async () => {
      await attempt(chore.name, () => chore.run(services))
      if (running) wind(chore, services)
    }
    clocks.set(chore.name, setTimeout(turn, chore.everyMs))
  }

  return {
    async emit(db, event, carries) {
      const queue = fromDrizzle(db, sql)
      for (const { name, on } of jobs) if (on === event) await boss.send(name, carries, { db: queue, heartbeatSeconds })
    },
    async start(services) {
      await boss.start()
      for (const { name, run } of jobs) {
        await boss.createQueue(name, { notify: true, ...retries })
        await boss.work(name, workOptions, (batch) =>
          Promise.all(
            batch.map(async ({ id, data }) => {
              const isDone = await attempt(name, () => unlessGone(services, data, run(services, data)))
              return { id, status: isDone ? 'completed' : 'failed' } as const
            }),
          ),
        )
      }
      running = true
      for (const chore of chores) wind(chore, services)
    },
    isRunning: () => running,
    async stop() {
      running = false
      for (const clock of clocks.values()) clearTimeout(clock)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { openAtDatabase } from '#server/at-the-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { crowd } from '#server/testing/crowd.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { freePort, startProcess, startProduct, stopProcess } from '#server/testing/product.ts'
import { latency, ms, ratio, row, say } from '../figures.ts'

import { entriesOf, faults, talkAtOnce } from './callers.ts'

const pace = { turnEveryMs: 5_000, startWithinMs: 5_000, settleMs: 3_000 }

/** A thousand real journals told at once over real sockets, beside a bare socket that stores each turn. */
export async function benchCalls(size = 1_000) {
  const journals = realJournals()
  const told = Array.from({ length: size }, (_, n) => journals[n % journals.length] ?? [])
  const product = await startProduct()
  const { services, connection, close } = await openAtDatabase(readConfig({ DATA_DIR: product.dataDir }))
  try {
    const floor = await playFloor(connection, told)
    const people = await crowd(services, { address: product.address, size })
    const from = performance.now()
    const before = await usedBy(product.address)
    const talks = await talkAtOnce(people, told, pace)
    const after = await usedBy(product.address)
    const seconds = (performance.now() - from) / 1000
    const heard = latency(talks.flatMap(({ answeredAfterMs }) => answeredAfterMs))
    const wrong = faults(await Promise.all(talks.map(entriesOf)))

    const waitedFor = talks.reduce((sum, talk) => sum + talk.waitedFor, 0)
    say(`${size} calls at once, ${heard.n + waitedFor} turns in ${seconds.toFixed(0)} s, ${wrong.length} faults`)
    say(`${waitedFor} turns broke off: the companion waited for the rest, and they are not in the times`)
    row('heard → stored → first word', 'p50', 'p99', 'longest')
    row('---', '---', '---', '---')
    row('floor: bare socket, one insert', ms(floor.p50), ms(floor.p99), ms(floor.max))
    row('a call', ms(heard.p50), ms(heard.p99), ms(heard.max))
    row('ratio', ratio(heard.p50, floor.p50), ratio(heard.p99, floor.p99), '')
    const busy = (after.cpuSeconds - before.cpuSeconds) / seconds
    say(
      `the process itself: ${(100 * busy).toFixed(0)} % of a core on average, ${after.megabytes.toFixed(0)} MB at the end`,
    )
    if (wrong.length > 0) throw new Error(`calls went wrong: ${[...new Set(wrong)].join(', ')}`)
  } finally {
    await close()
    await product.stop()
  }
}

/** What the product says of its own process. */
async function usedBy(address: string) {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1])
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    megabytes: value('process_resident_memory_bytes') / 2 ** 20,
  }
}

async function playFloor(connection: object, told: readonly (readonly string[])[]) {
  const port = await freePort()
  const floor = await startProcess('bench/calls/floor.ts', {
    PORT: String(port),
    CONNECTION: JSON.stringify(connection),
  })
  const answeredAfterMs = await Promise.all(
    told.map(async (sentences) => {
      await pause(Math.random() * pace.startWithinMs)
      const socket = new WebSocket(`ws://127.0.0.1:${port}`)
      await once(socket, 'open')
      const times: number[] = []
      for (const words of sentences) {
        const next = pause(pace.turnEveryMs)
        const from = performance.now()
        socket.send(words)
        await once(socket, 'message')
        times.push(performance.now() - from)
        await next
      }
      socket.close()
      return times
    }),
  )
  await stopProcess(floor)
  return latency(answeredAfterMs.flat())
}

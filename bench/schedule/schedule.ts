import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { startProcess, stopProcess } from '#server/testing/product.ts'
import { ratio, row, say } from '../figures.ts'
import { startCrowded, withClient } from './crowded.ts'
import { faultsOf } from './faults.ts'
import { planOfClaim } from './plan.ts'

const crowd = { size: 1_000_000, dueOneIn: 10 }
const due = crowd.size / crowd.dueOneIn

/** A tenth of a million people due in one minute, claimed by one and by four processes, beside a bare statement. */
export async function benchSchedule() {
  const crowded = await startCrowded(crowd)
  const settings = {
    ...overACarrier,
    DATA_DIR: crowded.dataDir,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    CALLS_PER_DAY: String(crowd.size),
  }
  const perSecond = (script: string, processes: number) =>
    crowded.onCopy(async (copy) => {
      const seconds = await runAtOnce(script, processes, { ...settings, CONNECTION: JSON.stringify(copy) })
      const faults = script === worker ? await withClient(copy, faultsOf) : []
      if (faults.length > 0) throw new Error(`claiming went wrong: ${faults.join(', ')}`)
      return due / seconds
    })
  try {
    say(`${crowd.size} people, ${due} of them due in one minute`)
    row('claimed a second', 'floor: one bare statement a thousand', 'ours', 'ratio')
    row('---', '---', '---', '---')
    for (const processes of [1, 4]) {
      const [bare, ours] = [await perSecond(floor, processes), await perSecond(worker, processes)]
      row(`by ${processes} process${processes > 1 ? 'es' : ''}`, bare.toFixed(0), ours.toFixed(0), ratio(ours, bare))
    }
    say('nobody called twice, nobody forgotten, everybody’s next time is right')
    const plan = await crowded.onCopy((copy) => planOfClaim(copy, settings))
    if (!plan.includes('users_due') || plan.includes('Seq Scan on users'))
      throw new Error(`the index is not used:\n${plan}`)
    say(`\nwho is due, as the database finds them:\n${plan}`)
  } finally {
    await crowded.stop()
  }
}

/** Which is not asked for anything by a claim, but whose limits are kept. */
const overACarrier = {
  CARRIER: 'twilio',
  PUBLIC_URL: 'https://journal.example',
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: 'none',
  TWILIO_FROM_NUMBER: '+14155550100',
}

const floor = 'bench/schedule/floor.ts'
const worker = 'bench/schedule/worker.ts'

/** Seconds from letting all begin until the last says that nobody is due any more. */
async function runAtOnce(script: string, processes: number, env: Record<string, string>): Promise<number> {
  const children = await Promise.all(Array.from({ length: processes }, () => startProcess(script, env)))
  const from = performance.now()
  const finished = Promise.all(children.map(({ stdout }) => stdout && once(stdout, 'data')))
  for (const child of children) child.kill('SIGUSR2')
  await finished
  const seconds = (performance.now() - from) / 1000
  await Promise.all(children.map(stopProcess))
  return seconds
}

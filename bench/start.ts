import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/testing/product.ts'
import { row } from './figures.ts'

/** `npm start` with everything installed, until /healthz answers: the first time on an empty folder, and again. */
export async function benchStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-start-'))
  const npm = await npmAlone()
  row('npm start → /healthz', 'seconds')
  row('---', '---')
  row('floor: npm alone, running nothing', npm.toFixed(2))
  for (const which of ['with an empty DATA_DIR', 'the second time', 'the third time']) {
    row(which, (npm + (await secondsToStart(dataDir))).toFixed(2))
  }
  await rm(dataDir, { recursive: true, force: true })
}

async function npmAlone(): Promise<number> {
  const from = performance.now()
  await once(spawn('npm', ['exec', '--', 'node', '-e', '0'], { stdio: 'ignore' }), 'exit')
  return (performance.now() - from) / 1000
}

/** Without npm, whose time is added: it would be gone before the product has stopped. */
async function secondsToStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const from = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await pause(10)
  const seconds = (performance.now() - from) / 1000
  child.kill('SIGTERM')
  await once(child, 'exit')
  return seconds
}

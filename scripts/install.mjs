import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The files of this folder that end in .mjs run before anything is installed, so they also have to run on Node 20.

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
export const node = `${root}node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`

/**
 * Installs what the lock file says when there is nothing yet or it has changed since. Not `npm ci`: it refuses a lock
 * file without the binaries of platforms that a registry happens not to carry, though none of them is wanted here.
 */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return
  say('Installing what the project needs. This takes a minute, the first time only.')
  must('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (!stdout?.startsWith('v26.')) {
    stop(
      'Node 26 did not come along or does not run here. Where install scripts are off: npm rebuild node --ignore-scripts=false',
    )
  }
  writeFileSync(stamp, wanted)
}

/** Runs a program and ends with its exit code unless that is 0. */
export function must(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) stop(`${program} could not be run: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

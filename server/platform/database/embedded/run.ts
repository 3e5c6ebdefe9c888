import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'

/** Whom the database runs as; null when that is ourselves. */
export type SystemUser = { uid: number; gid: number } | null

type Run = { as: SystemUser; input?: string }
type Outcome = { ok: boolean; complaint: string }

// Nothing of our environment is passed on: it holds keys, and PGPORT or PGDATA would mislead the programs.
export const bareEnvironment = {
  PATH: process.platform === 'win32' ? process.env.PATH : '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot, TEMP: tmpdir() }),
}
/** Where every user may stand; our own folder may be closed to the one we run as. */
export const commonGround = process.platform === 'win32' ? tmpdir() : '/'

/** Runs a program to its end. `complaint` is the last thing it had to say about a failure. */
export function run(program: string, args: string[], { as, input }: Run): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...as,
      cwd: commonGround,
      env: bareEnvironment,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe'],
      windowsHide: true,
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8_000)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const complaint = lastComplaint(said)
      resolve({ ok: code === 0 && !complaint.startsWith('ERROR'), complaint: complaint || `ended with code ${code}` })
    })
    // Its early end is told by 'close'; writing to it then is no news.
    child.stdin?.on('error', () => child.stdin?.destroy())
    child.stdin?.end(input)
  })
}

/** As `run`, for a program that leaves a server behind: nothing is read, since the server would keep a pipe open. */
export function launch(program: string, args: string[], as: SystemUser): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...as,
      cwd: commonGround,
      env: bareEnvironment,
      stdio: 'ignore',
      windowsHide: true,
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** The last line that reports a failure, without its time and process, or else the last line. */
export function lastComplaint(text: string): string {
  const lines = text.trim().split('\n')
  const failure = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line))
  return (failure ?? lines.at(-1) ?? '').replace(/^.*?(?=(FATAL|PANIC|ERROR):)/, '').trim()
}

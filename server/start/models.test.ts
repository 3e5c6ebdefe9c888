import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const wink = 'wink-eng-lite-web-model'

/** The product in a folder of its own, where files can be broken. */
const copy = await mkdtemp(join(tmpdir(), 'journal-copy-'))
for (const part of ['contract', 'server', 'models', 'package.json'])
  await cp(join(root, part), join(copy, part), { recursive: true })
await mkdir(join(copy, 'node_modules'))
for (const name of await readdir(join(root, 'node_modules'))) {
  if (name !== wink) await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}
await cp(join(root, 'node_modules', wink), join(copy, 'node_modules', wink), { recursive: true })
afterAll(() => rm(copy, { recursive: true, force: true }))

async function breaksUntilOver(file: string, breaks: (file: string) => Promise<void>) {
  onTestFinished(() => cp(join(root, file), join(copy, file), { recursive: true }))
  await breaks(join(copy, file))
}

async function starts() {
  const env = { PATH: process.env.PATH, HOME: copy, DATA_DIR: join(copy, 'data'), PORT: '0' }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: copy, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  let complained = ''
  child.stdout.on('data', (words) => {
    said += words
  })
  child.stderr.on('data', (words) => {
    complained += words
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said, complained }
}

const cutShort = async (file: string) => writeFile(file, (await readFile(file)).subarray(0, 1_000))
const winkModel = `node_modules/${wink}/dist/languages/cur/models/eng-pos-model.json`

test.each([
  ['models/mood/weights.bin', 'missing', rm],
  ['models/mood/weights.bin', 'broken', cutShort],
  ['models/risk/weights.bin', 'missing', rm],
  ['models/risk/weights.bin', 'broken', cutShort],
  ['models/intent/weights.bin', 'missing', rm],
  ['models/intent/correction.bin', 'broken', cutShort],
  ['models/told/weights.bin', 'missing', rm],
  ['models/told/words.bin', 'broken', cutShort],
  ['models/sentences/weights.bin', 'missing', rm],
  [winkModel, 'missing', rm],
  [winkModel, 'broken', cutShort],
  [`node_modules/${wink}`, 'missing', (folder: string) => rm(folder, { recursive: true })],
])(
  'with %s %s nothing starts, and one line says which it is and what to do',
  { timeout: 120_000 },
  async (file, _, breaks) => {
    await breaksUntilOver(file, breaks)
    const { code, said, complained } = await starts()
    expect(complained).toMatch(
      /^[^\n]*(?:\w+\.bin|wink-eng-lite-web-model)[^\n]*: (?:take it from|delete that folder)[^\n]*\n$/,
    )
    if (!file.startsWith('node_modules')) expect(complained).toContain(file)
    expect(said).toBe('')
    expect(code).toBe(1)
  },
)

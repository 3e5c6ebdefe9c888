import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { install, node, root, say } from './install.mjs'

install()
const CHROMIUM_PATH = chromium()
build()

const steps = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['types', ['node_modules/typescript/bin/tsc', '-b']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['import directions', ['scripts/check-imports.ts']],
  ['file roles and sizes', ['scripts/check-structure.ts']],
  ['rules, routes, races', ['node_modules/vitest/vitest.mjs', 'run']],
  ...withoutData(),
  ['journeys in Chromium', ['node_modules/@playwright/test/cli.js', 'test']],
]

// Programs started by these steps find Node 26 first, as npm's own scripts do.
const env = { ...process.env, CHROMIUM_PATH, PATH: `${root}node_modules/.bin:${process.env.PATH}` }

for (const [name, args, more] of steps) {
  say(`\n— ${name}`)
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })
  if (status !== 0) {
    say(`\nFailed: ${name}`)
    process.exit(status ?? 1)
  }
}
say(`\nAll well: ${steps.map(([name]) => name).join(', ')}`)

/** Where test data lies on this machine, whatever reads it is run once more as on a machine that has none. */
function withoutData() {
  const reader = 'server/testing/data/sets.ts'
  const question = `process.exitCode = (await import('./${reader}')).hasData ? 0 : 1`
  const isThere = spawnSync(node, ['--input-type=module', '-e', question], { cwd: root }).status === 0
  const args = ['node_modules/vitest/vitest.mjs', 'related', reader, '--run']
  return isThere ? [['the same without test data', args, { JOURNAL_DATA: 'none' }]] : []
}

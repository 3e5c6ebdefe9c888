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
  ['rules, routes, races', ['node_modules/vitest/vitest.mjs', 'run']],
  ['journeys in Chromium', ['node_modules/@playwright/test/cli.js', 'test']],
]

// Programs started by these steps find Node 26 first, as npm's own scripts do.
const env = { ...process.env, CHROMIUM_PATH, PATH: `${root}node_modules/.bin:${process.env.PATH}` }

for (const [name, args] of steps) {
  say(`\n— ${name}`)
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) {
    say(`\nFailed: ${name}`)
    process.exit(status ?? 1)
  }
}
say(`\nAll well: ${steps.map(([name]) => name).join(', ')}`)

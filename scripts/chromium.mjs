import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { say, stop } from './install.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where Chromium is; as root on Debian it is installed when it is nowhere. */
export function chromium() {
  const found = find()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    stop(
      'The tests need Chromium: install it (npx playwright install chromium, or as root on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
    )
  }
  say('Installing Chromium for the tests.')
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  return find() ?? stop('Chromium was installed, but it is not at /usr/bin/chromium: set CHROMIUM_PATH to it.')
}

function find() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) stop(`CHROMIUM_PATH: there is nothing at ${CHROMIUM_PATH}`)
  return CHROMIUM_PATH ?? [...places, playwrightsOwn()].find((place) => existsSync(place))
}

/** Where `npx playwright install chromium` puts it, on any system. */
function playwrightsOwn() {
  const playwright = createRequire(import.meta.url)('@playwright/test')
  return playwright.chromium.executablePath()
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0) stop('Chromium could not be installed: install it yourself, or set CHROMIUM_PATH to it.')
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, node, root, say } from './install.mjs'

const sources = ['web', 'contract', 'index.html', 'vite.config.ts', 'scripts/compress.ts', 'package-lock.json']
const stamp = join(root, 'dist/.built')

/** Builds the web when what it is built from has changed. */
export function build() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building the web.')
  must(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  writeFileSync(stamp, wanted)
}

/** Names, sizes and times: reading every file would cost more than the second start may take. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesIn(join(root, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

import { spawn } from 'node:child_process'
import { install, node, root } from './install.mjs'
import { whenOrphaned } from './orphan.mjs'

install()

const address = 'http://localhost:3000'
const run = (args, env) => spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
const children = [
  run(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: '3001', PUBLIC_URL: address }),
  run(['node_modules/vite/bin/vite.js']),
]

function stopAll() {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
whenOrphaned(stopAll)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stopAll()
  })
}

import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { install, node, root } from './install.mjs'

install()
build()

const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit' })
// A terminal sends Ctrl-C to both; the server decides when it is done.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

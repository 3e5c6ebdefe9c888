import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { install, node, root } from './install.mjs'
import { whenOrphaned } from './orphan.mjs'

install()
build()

const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit' })
// The server decides when it is done. A terminal sends Ctrl-C to it too; hearing it twice does no harm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
whenOrphaned(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

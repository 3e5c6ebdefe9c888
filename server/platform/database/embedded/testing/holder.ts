// A product in small, for tests that kill one: holds the database of the folder it is given until it is told to stop.
import { once } from 'node:events'
import { startEmbedded } from '../embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const embedded = await startEmbedded({ dataDir, durable: false })
const told = once(process, 'SIGTERM')
process.stdout.write('holding\n')
await told
await embedded.stop()

import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Carrier, startCarrier } from './carrier.ts'
import { talkative, typed } from './talking.ts'

const { values: asked } = parseArgs({
  options: {
    telnyx: { type: 'boolean', default: false },
    talk: { type: 'boolean', default: false },
    port: { type: 'string', default: '4010' },
    speed: { type: 'string', default: '1' },
    'public-url': { type: 'string', default: 'http://localhost:3000' },
  },
})

const print = (line: string) => process.stdout.write(`${line}\n`)
const terminal = asked.talk ? createInterface({ input: process.stdin, output: process.stdout }) : null
const carrier = await startCarrier(asked.telnyx ? 'telnyx' : 'twilio', {
  port: Number(asked.port),
  speed: Number(asked.speed),
  patienceMs: 24 * 3_600_000,
  everybodyElse: terminal ? typed(terminal, print) : talkative(print),
  onComplaint: ({ kind, detail }) => print(`! ${kind}: ${detail}`),
  onMessage: ({ to, words }) => print(`  message to ${to}: ${words}`),
})
print(`A carrier like ${carrier.name === 'twilio' ? 'Twilio' : 'Telnyx'} is ready. Start the product beside it with\n`)
print(`${settings(carrier)} npm start\n`)

function settings({ environment }: Carrier): string {
  const all = Object.entries(environment(asked['public-url']))
  return all.map(([name, value]) => `${name}=${value} \\\n `).join('')
}

async function stop() {
  terminal?.close()
  await carrier.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
terminal?.on('SIGINT', stop)

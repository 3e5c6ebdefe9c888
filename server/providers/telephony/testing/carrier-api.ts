import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createVault } from '#server/platform/vault.ts'
import { freePort } from '#server/testing/product.ts'
import { createAddresses } from '../addresses.ts'
import { createTelnyx } from '../telnyx.ts'
import { createTwilio } from '../twilio.ts'

export type Asked = { method: string; url: string; headers: Record<string, string | undefined>; body: string }
type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'silence' | 'hang-up'

export const publicUrl = 'https://journal.example'
/** RFC 8032 key of the seed that is 32 times 0x01. */
export const telnyxPublicKey = 'iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w='

/** A carrier's HTTP side that answers what the test says, and remembers what it was asked. */
export async function carrierApi(answer: (asked: Asked) => Answer) {
  const api = await startCarrierApi(answer)
  onTestFinished(api.close)
  return api
}

export async function startCarrierApi(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, reply) => {
    const body = (await request.toArray()).join('')
    const { method = '', url = '' } = request
    const one = { method, url, headers: request.headers as Asked['headers'], body }
    asked.push(one)
    const given = answer(one)
    if (given === 'silence') return
    if (given === 'hang-up') return request.socket.destroy()
    reply.writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
    reply.end(JSON.stringify(given.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const addresses = () => createAddresses(publicUrl, createVault(randomBytes(32)).ofHost)

/** An address at which nobody listens. */
export const nobody = async () => `http://127.0.0.1:${await freePort()}`

export function twilioAt(apiUrl: string, withinMs?: number) {
  const account = { name: 'twilio', accountSid: 'AC1', authToken: '12345', fromNumber: '+14155550100', apiUrl } as const
  return createTwilio(account, { publicUrl, addresses: addresses(), withinMs })
}

export function telnyxAt(apiUrl: string, withinMs?: number) {
  const key = {
    name: 'telnyx',
    apiKey: 'KEY',
    publicKey: telnyxPublicKey,
    accountSid: 'acc',
    applicationSid: 'app',
  } as const
  return createTelnyx({ ...key, fromNumber: '+14155550100', apiUrl }, { addresses: addresses(), withinMs })
}

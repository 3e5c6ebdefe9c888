import { z } from 'zod'
import type { Http } from '#server/platform/http/http.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Services } from '#server/platform/services.ts'
import { callbackPath } from '#server/providers/telephony/addresses.ts'
import { type Carrier, callbackKinds } from '#server/providers/telephony/telephony.ts'
import { heed } from './service.ts'

const formBytes = 64 * 1024

/** The doors of the phone company. Without one there are none. */
export function carrierRoutes(http: Http, services: Services) {
  const { carrier } = services.telephony
  if (!carrier) return
  http.register(async (scope: Http) => {
    // As it came, for the signature is over the bytes.
    const form = { parseAs: 'string', bodyLimit: formBytes } as const
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) => done(null, body))
    for (const kind of callbackKinds) {
      scope.route({
        method: 'POST',
        url: callbackPath(kind, ':reference'),
        config: { door: 'carrier' },
        schema: { hide: true, params: z.object({ reference: z.string() }), body: z.string().default('') },
        handler: async ({ url, headers, body, params }, reply) => {
          requireSignature(carrier, { scheme: 'http', url, headers, body })
          const call = carrier.callAt(params.reference)
          const callback = call && carrier.readCallback(kind, body)
          const again = callback && (await heed(services, call, callback))
          return reply.type('text/xml').send(carrier.instructions(again ? { ...call, ...again } : null))
        },
      })
    }
  })
}

/** Nothing of what is not the carrier's is read, nor answered with more than that. */
export function requireSignature(carrier: Carrier, request: Parameters<Carrier['isSigned']>[0]) {
  if (!carrier.isSigned(request)) throw new Problem(403, 'not_signed', 'This door is for the phone company.')
}

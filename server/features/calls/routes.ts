import * as contract from '#contract/calls.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { ringNow } from './placing/service.ts'
import { callCount, callsOf, currentCall } from './queries.ts'
import { relayRoute } from './relay/socket.ts'
import { answerCall, declineCall, startCall } from './service.ts'

export function callRoutes(http: Http, services: Services) {
  http.route({ ...contract.listCalls, handler: (request) => callsOf(services, request.userId, request.query) })

  http.route({ ...contract.countCalls, handler: (request) => callCount(services, request.userId) })

  http.route({
    ...contract.startCall,
    handler: async (request, reply) =>
      reply.code(201).send(await ringNow(services, await startCall(services, request.userId))),
  })

  http.route({
    ...contract.readCurrentCall,
    handler: async (request) => ({
      ...(await currentCall(services, request.userId)),
      ringsIn: services.telephony.carrier ? ('telephone' as const) : ('page' as const),
    }),
  })

  http.route({
    ...contract.answerCall,
    handler: ({ userId, params, body }) => answerCall(services, userId, params.callId, body.phoneId),
  })

  http.route({
    ...contract.declineCall,
    handler: async (request, reply) => {
      await declineCall(services, request.userId, request.params.callId)
      return reply.code(204).send()
    },
  })

  relayRoute(http, services)
}

import * as contract from '#contract/coach.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { dismissTalkAlarm } from './care/dismissing.ts'
import { conversationById, conversationsOf } from './queries.ts'
import { chat, removeConversation } from './service.ts'
import { answerInPieces, wantsPieces } from './streaming.ts'

export function coachRoutes(http: Http, services: Services) {
  http.route({
    ...contract.chat,
    handler: async (request, reply) =>
      wantsPieces(request) ? answerInPieces(services, request, reply) : chat(services, request.userId, request.body),
  })

  http.route({ ...contract.listConversations, handler: (request) => conversationsOf(services, request.userId) })

  http.route({
    ...contract.readConversation,
    handler: ({ userId, params }) => conversationById(services, userId, params.conversationId),
  })

  http.route({
    ...contract.dismissTalkAlarm,
    handler: async ({ userId, params }, reply) => {
      await dismissTalkAlarm(services, userId, params.conversationId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.removeConversation,
    handler: async ({ userId, params }, reply) => {
      await removeConversation(services, userId, params.conversationId)
      return reply.code(204).send()
    },
  })
}

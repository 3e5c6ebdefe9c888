import * as contract from '#contract/community-posts.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { postsIn, responsesTo } from './queries.ts'
import { addPost, addResponse, removePost, removeResponse, supportPost, supportResponse } from './service.ts'

const postsPerPerson = 20
const responsesPerPerson = 60

export function communityPostRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listPosts,
    handler: (request) => postsIn(services, request.userId, request.params.communityId, request.query),
  })

  http.route({
    ...contract.addPost,
    handler: async (request, reply) => {
      await http.countAttempt(request, `community posts by ${request.userId}`, postsPerPerson)
      const { communityId } = request.params
      return reply.code(201).send(await addPost(services, request.userId, communityId, request.body))
    },
  })

  http.route({
    ...contract.removePost,
    handler: async (request, reply) => {
      await removePost(services, request.userId, request.params.communityId, request.params.postId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.supportPost,
    handler: (request) => {
      const { communityId, postId } = request.params
      return supportPost(services, request.userId, communityId, postId, request.body.isSupported)
    },
  })

  http.route({
    ...contract.listResponses,
    handler: (request) => responsesTo(services, request.userId, request.params.communityId, request.params.postId),
  })

  http.route({
    ...contract.addResponse,
    handler: async (request, reply) => {
      await http.countAttempt(request, `community responses by ${request.userId}`, responsesPerPerson)
      const { communityId, postId } = request.params
      return reply.code(201).send(await addResponse(services, request.userId, communityId, postId, request.body))
    },
  })

  http.route({
    ...contract.removeResponse,
    handler: async (request, reply) => {
      const { communityId, postId, responseId } = request.params
      await removeResponse(services, request.userId, communityId, postId, responseId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.supportResponse,
    handler: (request) => {
      const { communityId, ...of } = request.params
      return supportResponse(services, request.userId, communityId, of, request.body.isSupported)
    },
  })
}

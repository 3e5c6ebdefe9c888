import * as contract from '#contract/communities.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { communitiesOf, communityFor, discoverable, membersOf } from './queries.ts'
import {
  addCommunity,
  blockMember,
  changeCommunity,
  changeRole,
  closeCommunity,
  joinCommunity,
  leaveCommunity,
  markSeen,
  removeMember,
} from './service.ts'

const madePerPerson = 10

export function communityRoutes(http: Http, services: Services) {
  http.route({ ...contract.listCommunities, handler: (request) => communitiesOf(services, request.userId) })

  http.route({
    ...contract.discoverCommunities,
    handler: (request) => discoverable(services, request.userId, request.query),
  })

  http.route({
    ...contract.addCommunity,
    handler: async (request, reply) => {
      await http.countAttempt(request, `communities by ${request.userId}`, madePerPerson)
      return reply.code(201).send(await addCommunity(services, request.userId, request.body))
    },
  })

  http.route({
    ...contract.readCommunity,
    handler: (request) => communityFor(services, request.userId, request.params.communityId),
  })

  http.route({
    ...contract.changeCommunity,
    handler: (request) => changeCommunity(services, request.userId, request.params.communityId, request.body),
  })

  http.route({
    ...contract.closeCommunity,
    handler: async (request, reply) => {
      await closeCommunity(services, request.userId, request.params.communityId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.joinCommunity,
    handler: (request) => joinCommunity(services, request.userId, request.params.communityId),
  })

  http.route({
    ...contract.leaveCommunity,
    handler: async (request, reply) => {
      await leaveCommunity(services, request.userId, request.params.communityId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.markCommunitySeen,
    handler: async (request, reply) => {
      await markSeen(services, request.userId, request.params.communityId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.listMembers,
    handler: (request) => membersOf(services, request.userId, request.params.communityId),
  })

  http.route({
    ...contract.changeRole,
    handler: async (request, reply) => {
      const { communityId, memberId } = request.params
      await changeRole(services, request.userId, communityId, memberId, request.body.role)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.removeMember,
    handler: async (request, reply) => {
      await removeMember(services, request.userId, request.params.communityId, request.params.memberId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.blockMember,
    handler: async (request, reply) => {
      await blockMember(services, request.userId, request.params.communityId, request.params.memberId)
      return reply.code(204).send()
    },
  })
}

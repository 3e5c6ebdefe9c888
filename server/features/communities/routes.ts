import * as contract from '#contract/communities.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { invitationsFor, invitesIn } from './invites/queries.ts'
import { acceptInvitation, addInvite, declineInvitation, joinWithCode, withdrawInvite } from './invites/service.ts'
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
const codesTriedPerPerson = 20
const invitesPerPerson = 40

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
    ...contract.joinWithCode,
    handler: async (request) => {
      await http.countAttempt(request, `community codes by ${request.userId}`, codesTriedPerPerson)
      return joinWithCode(services, request.userId, request.body.code)
    },
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

  http.route({
    ...contract.listCommunityInvites,
    handler: (request) => invitesIn(services, request.userId, request.params.communityId),
  })

  http.route({
    ...contract.addCommunityInvite,
    handler: async (request, reply) => {
      await http.countAttempt(request, `community invites by ${request.userId}`, invitesPerPerson)
      const { communityId } = request.params
      return reply.code(201).send(await addInvite(services, request.userId, communityId, request.body))
    },
  })

  http.route({
    ...contract.withdrawCommunityInvite,
    handler: async (request, reply) => {
      await withdrawInvite(services, request.userId, request.params.communityId, request.params.inviteId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.listCommunityInvitations,
    handler: (request) => invitationsFor(services, request.userId),
  })

  http.route({
    ...contract.acceptCommunityInvitation,
    handler: (request) => acceptInvitation(services, request.userId, request.params.inviteId),
  })

  http.route({
    ...contract.declineCommunityInvitation,
    handler: async (request, reply) => {
      await declineInvitation(services, request.userId, request.params.inviteId)
      return reply.code(204).send()
    },
  })
}

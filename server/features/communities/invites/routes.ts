import * as contract from '#contract/community-invites.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { invitationsFor, invitesIn } from './queries.ts'
import { acceptInvitation, addInvite, declineInvitation, joinWithCode, withdrawInvite } from './service.ts'

const codesTriedPerPerson = 20
const invitesPerPerson = 40

export function communityInviteRoutes(http: Http, services: Services) {
  http.route({
    ...contract.joinWithCode,
    handler: async (request) => {
      await http.countAttempt(request, `community codes by ${request.userId}`, codesTriedPerPerson)
      return joinWithCode(services, request.userId, request.body.code)
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

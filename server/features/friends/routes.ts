import * as contract from '#contract/friends.ts'
import type { Http } from '#server/platform/http/http.ts'
import { sessionReader, sessionToken } from '#server/platform/http/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import { acceptInvite, viewInvite } from './invites/service.ts'
import { blockedBy, friendsOf, invitesOf, requestsTo, sharedEntriesOf } from './queries.ts'
import {
  acceptRequest,
  blockAcquaintance,
  createInvite,
  declineRequest,
  removeFriend,
  unblock,
  withdrawInvite,
} from './service.ts'

const invitesMadePerPerson = 20
const linksOpenedPerAddress = 120
const linksAcceptedPerPerson = 30

export function friendRoutes(http: Http, services: Services) {
  const personOf = sessionReader(services.db)

  http.route({ ...contract.listFriends, handler: (request) => friendsOf(services, request.userId) })
  http.route({ ...contract.listFriendRequests, handler: (request) => requestsTo(services, request.userId) })
  http.route({ ...contract.listFriendInvites, handler: (request) => invitesOf(services, request.userId) })
  http.route({ ...contract.listBlockedPeople, handler: (request) => blockedBy(services, request.userId) })

  http.route({
    ...contract.listSharedEntries,
    handler: (request) => sharedEntriesOf(services, request.userId, request.params.friendId, request.query),
  })

  http.route({
    ...contract.acceptFriendRequest,
    handler: (request) => acceptRequest(services, request.userId, request.params.requestId),
  })

  http.route({
    ...contract.declineFriendRequest,
    handler: async (request, reply) => {
      await declineRequest(services, request.userId, request.params.requestId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.createFriendInvite,
    handler: async (request, reply) => {
      await http.countAttempt(request, `friend invites by ${request.userId}`, invitesMadePerPerson)
      return reply.code(201).send(await createInvite(services, request.userId))
    },
  })

  http.route({
    ...contract.withdrawFriendInvite,
    handler: async (request, reply) => {
      await withdrawInvite(services, request.userId, request.params.inviteId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.removeFriend,
    handler: async (request, reply) => {
      await removeFriend(services, request.userId, request.params.friendId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.blockPerson,
    handler: async (request, reply) => {
      await blockAcquaintance(services, request.userId, request.body.personId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.unblockPerson,
    handler: async (request, reply) => {
      await unblock(services, request.userId, request.params.personId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.readFriendInvite,
    config: { door: 'open' },
    handler: async (request) => {
      await http.countAttempt(request, `friend links from ${request.ip}`, linksOpenedPerAddress)
      // The door is open, so nobody has proven who reads; whoever is signed in is still told how they stand.
      const token = sessionToken(request, services)
      return viewInvite(services, request.params.token, token ? await personOf(token) : null)
    },
  })

  http.route({
    ...contract.acceptFriendInvite,
    handler: async (request) => {
      await http.countAttempt(request, `friend links by ${request.userId}`, linksAcceptedPerPerson)
      return acceptInvite(services, request.params.token, request.userId)
    },
  })
}

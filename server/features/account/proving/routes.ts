import * as contract from '#contract/phone.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { userById } from '../queries.ts'
import { phoneProofOf } from './queries.ts'
import { codesADay, codesPerAddress } from './rules.ts'
import { confirmCode, tellCode } from './service.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function provingRoutes(http: Http, services: Services) {
  http.route({ ...contract.readPhoneProof, handler: (request) => phoneProofOf(services, request.userId) })

  http.route({
    ...contract.tellCode,
    handler: async (request, reply) => {
      const { userId, body } = request
      const { phoneNumber } = await userById(services, userId)
      // A mark of the number, which outlives the account and tells nobody which number it was.
      const number = services.vault.mark(`codes to ${phoneNumber}`)
      await http.countAttempt(request, `codes of ${userId}`, codesADay, dayMs)
      await http.countAttempt(request, `codes to ${number}`, codesADay, dayMs)
      await http.countAttempt(request, `codes from ${request.ip}`, codesPerAddress, hourMs)
      return reply.code(201).send(await tellCode(services, userId, body.channel))
    },
  })

  http.route({
    ...contract.confirmCode,
    handler: ({ userId, body }) => confirmCode(services, userId, body.code),
  })
}

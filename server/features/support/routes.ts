import { askForSupport } from '#contract/support.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { keepRequest } from './service.ts'

const triesPerAddress = 5

export function supportRoutes(http: Http, services: Services) {
  http.route({
    ...askForSupport,
    config: { door: 'open' },
    handler: async (request, reply) => {
      await http.countAttempt(request, `support ${request.ip}`, triesPerAddress)
      return reply.code(201).send({ id: await keepRequest(services, request.body) })
    },
  })
}

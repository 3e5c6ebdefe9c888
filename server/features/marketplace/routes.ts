import * as contract from '#contract/marketplace.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { catalogue as ours } from './catalogue/catalogue.ts'
import { humanCoaches } from './human-coaches/queries.ts'
import { bundlesFor, coachesFor, coachInUse, shortCoach, shortSystem, systemInUse, systemsFor } from './queries.ts'
import { chooseCoach, chooseSystem, installBundle, installCoach, installSystem } from './service.ts'

export function marketplaceRoutes(http: Http, services: Services, catalogue = ours) {
  http.route({ ...contract.listAiCoaches, handler: (request) => coachesFor(services, request.userId, catalogue) })
  http.route({ ...contract.listHabitSystems, handler: (request) => systemsFor(services, request.userId, catalogue) })
  http.route({ ...contract.listBundles, handler: (request) => bundlesFor(services, request.userId, catalogue) })
  http.route({ ...contract.listHumanCoaches, handler: () => humanCoaches(services) })
  http.route({ ...contract.readSisters, handler: async () => services.config.sisters })

  http.route({
    ...contract.installCoach,
    handler: async ({ userId, body }, reply) =>
      reply.code(201).send(await installCoach(services, userId, body, catalogue)),
  })

  http.route({
    ...contract.installSystem,
    handler: async ({ userId, body }, reply) =>
      reply.code(201).send(await installSystem(services, userId, body, catalogue)),
  })

  http.route({
    ...contract.installBundle,
    handler: async ({ userId, body }, reply) =>
      reply.code(201).send(await installBundle(services, userId, body.bundleId, catalogue)),
  })

  http.route({
    ...contract.readCurrentCoach,
    handler: async ({ userId }) => shortCoach(await coachInUse(services, userId)),
  })

  http.route({
    ...contract.changeCurrentCoach,
    handler: ({ userId, body }) => chooseCoach(services, userId, body.coachId, catalogue),
  })

  http.route({
    ...contract.readCurrentSystem,
    handler: async ({ userId }) => {
      const system = await systemInUse(services, userId)
      return system && shortSystem(system)
    },
  })

  http.route({
    ...contract.changeCurrentSystem,
    handler: ({ userId, body }) => chooseSystem(services, userId, body.systemId, catalogue),
  })
}

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { openEveryDoor } from './doors.ts'
import type { Http } from './http.ts'

/** /api/docs, made from the contract. It has to be there before the routes that it describes. */
export async function describeApi(http: Http) {
  await http.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Journal AI', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await http.register(async (scope) => {
    openEveryDoor(scope)
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
}

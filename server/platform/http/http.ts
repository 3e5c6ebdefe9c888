import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '#server/platform/services.ts'
import { limitAttempts } from './attempts.ts'
import { checkEveryDoor } from './doors.ts'
import { answerFailures } from './failures.ts'
import { helmetOptions } from './headers.ts'
import { addMetricsRoute, measureRequests } from './measure.ts'
import { describeApi } from './openapi.ts'

export type Http = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** RFC 6455: the server restarts; whoever was connected may come back. */
const restarting = 1012

function letGoOfSockets(this: FastifyInstance, done: () => void) {
  for (const socket of this.websocketServer.clients) socket.close(restarting)
  done()
}

/** Longer frames close the socket (1009); a spoken turn is a few hundred bytes. */
const maxFrameBytes = 64 * 1024

/** The empty server: who may come in, what a failure looks like, what is measured. Features add their routes. */
export async function createHttp(services: Services): Promise<Http> {
  const http: Http = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    trustProxy: services.config.trustedProxies,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>()
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  answerFailures(http, services)
  measureRequests(http, services)
  await http.register(helmet, helmetOptions(services.config.publicUrl))
  await http.register(cookie)
  await http.register(websocket, { options: { maxPayload: maxFrameBytes }, preClose: letGoOfSockets })
  checkEveryDoor(http, services)
  await limitAttempts(http, services)
  await describeApi(http)
  addMetricsRoute(http, services)
  return http
}

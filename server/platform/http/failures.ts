import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ProblemBody } from '#contract/problems.ts'
import { isUnavailable } from '#server/platform/database/unavailable.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs } from '#server/platform/services.ts'
import type { Http } from './http.ts'

const retryAfterSeconds = 5
const unavailable: ProblemBody = {
  code: 'unavailable',
  message: 'Your journal can’t be reached right now. Nothing is lost. Please try again in a moment.',
}

type Kind = 'reading' | 'writing'
const kindOf = ({ method }: FastifyRequest): Kind => (method === 'GET' || method === 'HEAD' ? 'reading' : 'writing')

/** The one place where a failure becomes an answer. */
export function answerFailures(http: Http, { log }: Needs<'log'>) {
  /** What cannot be done now: a full disk still reads. */
  let away: Kind | null = null

  /** Said once when the database goes and once when it is back, not with every request in between. */
  function noteAway(request: FastifyRequest, error: unknown) {
    if (!away) log.error({ err: error }, 'the database cannot be reached or written')
    away ??= kindOf(request)
  }

  http.addHook('onResponse', async (request, reply) => {
    const isDone = reply.statusCode < 300 && request.routeOptions.url?.startsWith('/api/')
    if (!isDone || away !== kindOf(request)) return
    away = null
    log.info('the database answers again')
  })

  http.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) {
      if (error.retryAfterSeconds) reply.header('Retry-After', error.retryAfterSeconds)
      return answer(reply, error.status, { code: error.code, message: error.message })
    }
    if (hasZodFastifySchemaValidationErrors(error)) return answer(reply, 400, invalid(error))
    if (isUnavailable(error)) {
      noteAway(request, error)
      return answer(reply.header('Retry-After', retryAfterSeconds), 503, unavailable)
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
    if (status < 500) return answer(reply, status, refused(status))
    log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a request failed')
    return answer(reply, 500, {
      code: 'unexpected',
      message: `Something went wrong on our side. If it happens again, tell your host this number: ${request.id}.`,
    })
  })
}

export function answerNotFound(reply: FastifyReply) {
  return answer(reply, 404, { code: 'not_found', message: 'There is nothing at this address.' })
}

function answer(reply: FastifyReply, status: number, body: ProblemBody) {
  return reply.code(status).serializer(JSON.stringify).type('application/json').send(body)
}

function invalid(error: { validation: { instancePath: string; message?: string }[] }): ProblemBody {
  const issues = error.validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'This is not valid.',
  }))
  return { code: 'invalid_input', message: issues[0]?.message ?? 'This is not valid.', issues }
}

function refused(status: number): ProblemBody {
  if (status === 413) return { code: 'payload_too_large', message: 'That is more than can be sent at once.' }
  return { code: 'bad_request', message: 'That could not be read.' }
}

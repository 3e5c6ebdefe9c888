import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AnswerPiece, type NewMessage } from '#contract/coach.ts'
import type { Services } from '#server/platform/services.ts'
import { chatAloud } from './service.ts'

export const wantsPieces = ({ headers }: FastifyRequest) => headers.accept?.includes('text/event-stream') ?? false

/** The answer as it is made, as server-sent events. Until the first one a failure is answered like any other. */
export async function answerInPieces(
  services: Services,
  request: Pick<FastifyRequest, 'userId' | 'log' | 'id'> & { body: NewMessage },
  reply: FastifyReply,
) {
  const line = new PassThrough()
  const leaving = new AbortController()
  // Fastify's own signal also goes off when the request has merely been read.
  reply.raw.once('close', () => leaving.abort())
  let isOpen = false
  const hear = (piece: AnswerPiece) => {
    if (!isOpen) {
      isOpen = true
      // A proxy that collects the answer first would undo it.
      reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store').type('text/event-stream').send(line)
    }
    if (!line.destroyed) line.write(`data: ${JSON.stringify(AnswerPiece.encode(piece))}\n\n`)
  }
  try {
    const answer = await chatAloud(services, request.userId, request.body, { signal: leaving.signal, hear })
    if (answer) hear({ type: 'answered', answer })
  } catch (error) {
    if (!isOpen) throw error
    request.log.error({ err: error, requestId: request.id }, 'an answer failed on its way')
    hear({ type: 'failed', problem: unfinished })
  }
  line.end()
  return reply
}

const unfinished = { code: 'unexpected', message: 'The answer could not be kept. Please ask again.' } as const

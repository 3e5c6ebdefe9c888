import { Problem } from '#server/platform/problems.ts'
import type { Services } from '#server/platform/services.ts'
import type { Http } from './http.ts'

/** Counts and times by route pattern: a pattern names no person. */
export function measureRequests(http: Http, { log, metrics }: Services) {
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.requestSeconds.observe({ method, route, status }, elapsedTime / 1000)
    log.debug({ requestId: request.id, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
  })
}

export function addMetricsRoute(http: Http, { metrics, config }: Services) {
  http.route({
    method: 'GET',
    url: '/metrics',
    config: { door: 'open' },
    schema: { hide: true },
    handler: async (request, reply) => {
      if (config.metricsToken && request.headers.authorization !== `Bearer ${config.metricsToken}`) {
        throw new Problem(401, 'signed_out', 'Metrics need the host’s METRICS_TOKEN.')
      }
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  })
}

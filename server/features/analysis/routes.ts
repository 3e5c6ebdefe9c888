import * as contract from '#contract/analysis.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { asMonthlyReport } from './monthly/rules.ts'
import { periodsOf } from './period/queries.ts'
import { writeCurrent } from './period/service.ts'
import { dismissStatement, editStatement, restoreStatement } from './statements/service.ts'
import { asWeeklyAnalysis } from './weekly/rules.ts'

export function analysisRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listWeeklyAnalyses,
    handler: async (request) =>
      (await periodsOf(services, request.userId, 'week', request.query)).map(asWeeklyAnalysis),
  })

  http.route({
    ...contract.writeWeeklyAnalysis,
    handler: async (request, reply) =>
      reply.code(201).send(asWeeklyAnalysis(await writeCurrent(services, request.userId, 'week'))),
  })

  http.route({
    ...contract.listMonthlyReports,
    handler: async (request) =>
      (await periodsOf(services, request.userId, 'month', request.query)).map(asMonthlyReport),
  })

  http.route({
    ...contract.writeMonthlyReport,
    handler: async (request, reply) =>
      reply.code(201).send(asMonthlyReport(await writeCurrent(services, request.userId, 'month'))),
  })

  http.route({
    ...contract.dismissStatement,
    handler: async (request, reply) => {
      await dismissStatement(services, request.userId, request.body.statementId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.restoreStatement,
    handler: async (request, reply) => {
      await restoreStatement(services, request.userId, request.params.statementId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.editStatement,
    handler: async (request, reply) => {
      await editStatement(services, request.userId, request.params.statementId, request.body)
      return reply.code(204).send()
    },
  })
}

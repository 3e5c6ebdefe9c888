import { exportRoutes } from './features/export/routes.ts'
import { exported, routes } from './features.ts'
import { healthRoutes } from './platform/http/health.ts'
import { createHttp } from './platform/http/http.ts'
import { serveWeb } from './platform/http/web.ts'
import { realtimeRoute } from './platform/realtime/route.ts'
import type { Services } from './platform/services.ts'

/** The whole server as a function of its services; the tests use it too. */
export async function createApp(services: Services) {
  const http = await createHttp(services)
  healthRoutes(http, services)
  realtimeRoute(http, services)
  for (const addRoutes of routes) addRoutes(http, services)
  exportRoutes(http, services, exported)
  await serveWeb(http)
  return http
}

import { accountRoutes } from './features/account/routes.ts'
import { endLost, tellCall } from './features/calls/jobs.ts'
import { holdOpenLines } from './features/calls/relay/held.ts'
import { callRoutes } from './features/calls/routes.ts'
import { claimDue, placeDue } from './features/calls/schedule/jobs.ts'
import { journalRoutes } from './features/journal/routes.ts'
import type { Http } from './platform/http/http.ts'
import type { Chore, Job } from './platform/jobs.ts'
import type { Services } from './platform/services.ts'

/** The table of contents: what the product answers to and what it does on its own. */
export const routes: readonly ((http: Http, services: Services) => void)[] = [accountRoutes, journalRoutes, callRoutes]

export const jobs: readonly Job[] = [placeDue, tellCall]

export const chores: readonly Chore[] = [claimDue, endLost, holdOpenLines]

import type { NewSupportRequest } from '#contract/support.ts'
import { sealing } from '#server/platform/sealing.ts'
import { supportRequests } from './tables.ts'

/** With the host's safe: who asks for help may have no account, and the host is who reads it. */
export const sealedRequests =
  sealing<Pick<NewSupportRequest, 'name' | 'email' | 'subject' | 'message'>>(supportRequests)

import type { Exported } from '#server/platform/exported.ts'
import { invitesBy } from './invites/queries.ts'
import { writtenBy } from './posts/queries.ts'
import { communitiesOf } from './queries.ts'

/** Of others, nothing: only where one is, and what one has written oneself. */
export const exportedCommunities: Exported = {
  name: 'communities',
  read: async (services, userId) => ({
    communities: await communitiesOf(services, userId),
    ...(await writtenBy(services, userId)),
    invites: await invitesBy(services, userId),
  }),
}

import type { InviteState } from '#contract/friends.ts'
import type { UserId } from '#server/platform/services.ts'

export const inviteDays = 7

type Invite = { userId: UserId; usedAt: Date | null; expiresAt: Date }
/** How two people stand to each other, as the one who reads the link sees it. */
export type Standing = 'none' | 'asked' | 'friends'

/** What a link is to whoever looks at it; `reader` is null for someone not signed in. */
export function inviteState(invite: Invite, reader: UserId | null, standing: Standing, now: Date): InviteState {
  if (reader === invite.userId) return 'own'
  if (standing !== 'none') return standing
  if (invite.usedAt) return 'used'
  return invite.expiresAt <= now ? 'expired' : 'active'
}

/** A link that is used up tells nobody whose it was, but those who know. */
export const tellsName = (state: InviteState) => state === 'active' || state === 'asked' || state === 'friends'

type Friendship = { requesterId: UserId; status: 'pending' | 'accepted' | 'declined' }

export function standingOf(friendship: Friendship | undefined, reader: UserId): Standing {
  if (friendship?.status === 'accepted') return 'friends'
  return friendship?.status === 'pending' && friendship.requesterId === reader ? 'asked' : 'none'
}

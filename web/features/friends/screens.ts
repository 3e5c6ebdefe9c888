import { Users } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const friendsScreen: Screen = {
  path: '/friends',
  load: async () => (await import('./friends-screen.tsx')).FriendsScreen,
  nav: { label: 'Friends', icon: Users },
}

/** Open: whoever gets a link may not have an account yet. */
export const acceptFriendScreen: Screen = {
  path: '/accept-friend/$token',
  load: async () => (await import('./accept-friend-screen.tsx')).AcceptFriendScreen,
}

import type { Screen } from '#web/lib/screen.ts'

export const communitiesScreen: Screen = {
  path: '/communities',
  load: async () => (await import('./communities-screen.tsx')).CommunitiesScreen,
}

export const communityScreen: Screen = {
  path: '/communities/$communityId',
  load: async () => (await import('./community-screen.tsx')).CommunityScreen,
}

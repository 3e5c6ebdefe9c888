import type { Screen } from '#web/lib/screen.ts'

export const achievementsScreen: Screen = {
  path: '/achievements',
  load: async () => (await import('./achievements-screen.tsx')).AchievementsScreen,
}

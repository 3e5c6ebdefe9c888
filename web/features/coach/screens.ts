import type { Screen } from '#web/lib/screen.ts'

/** Without a line in the navigation: the way here is from the journal and the dashboard. */
export const coachScreen: Screen = {
  path: '/ai-coach',
  load: async () => (await import('./coach-screen.tsx')).CoachScreen,
}

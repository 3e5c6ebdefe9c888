import type { Screen } from '#web/lib/screen.ts'

export const supportScreen: Screen = {
  path: '/support',
  load: async () => (await import('./support-screen.tsx')).SupportScreen,
}

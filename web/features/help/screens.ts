import type { Screen } from '#web/lib/screen.ts'

export const helpScreen: Screen = {
  path: '/help',
  load: async () => (await import('./help-screen.tsx')).HelpScreen,
}

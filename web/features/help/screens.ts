import type { Screen } from '#web/lib/screen.ts'

export const noticingScreen: Screen = {
  path: '/how-danger-is-noticed',
  load: async () => (await import('./noticing/noticing-screen.tsx')).NoticingScreen,
}

export const helpScreen: Screen = {
  path: '/help',
  load: async () => (await import('./help-screen.tsx')).HelpScreen,
}

import type { Screen } from '#web/lib/screen.ts'

export const callHistoryScreen: Screen = {
  path: '/call-history',
  load: async () => (await import('./call-history-screen.tsx')).CallHistoryScreen,
}

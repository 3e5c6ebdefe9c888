import type { Screen } from '#web/lib/screen.ts'

export const memoryScreen: Screen = {
  path: '/memory',
  load: async () => (await import('./memory-screen.tsx')).MemoryScreen,
}

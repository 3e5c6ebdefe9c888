import { Repeat } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const habitsScreen: Screen = {
  path: '/habits',
  load: async () => (await import('./habits-screen.tsx')).HabitsScreen,
  nav: { label: 'Habit Tracking', icon: Repeat },
}

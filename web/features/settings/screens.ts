import { Settings } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const settingsScreen: Screen = {
  path: '/settings',
  load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  nav: { label: 'Settings', icon: Settings },
}

import { House } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const dashboardScreen: Screen = {
  path: '/dashboard',
  load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  nav: { label: 'Dashboard', icon: House },
}

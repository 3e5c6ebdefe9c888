import { CalendarDays, ChartLine } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const weeklyAnalysisScreen: Screen = {
  path: '/weekly-analysis',
  load: async () => (await import('./weekly-screen.tsx')).WeeklyScreen,
  nav: { label: 'Weekly Analysis', icon: ChartLine },
}

export const monthlyReportsScreen: Screen = {
  path: '/monthly-reports',
  load: async () => (await import('./monthly-screen.tsx')).MonthlyScreen,
  nav: { label: 'Monthly Reports', icon: CalendarDays },
}

export const howMoodScreen: Screen = {
  path: '/how-mood-is-estimated',
  load: async () => (await import('./how-mood-screen.tsx')).HowMoodScreen,
}

import { NotebookText } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const journalScreen: Screen = {
  path: '/journal-entries',
  load: async () => (await import('./journal-screen.tsx')).JournalScreen,
  nav: { label: 'Journal Entries', icon: NotebookText },
}

import { NotebookText } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const journalScreen: Screen = {
  path: '/journal-entries',
  load: async () => (await import('./journal-screen.tsx')).JournalScreen,
  nav: { label: 'Journal Entries', icon: NotebookText },
}

export const artifactsScreen: Screen = {
  path: '/artifacts',
  load: async () => (await import('./artifacts/artifacts-screen.tsx')).ArtifactsScreen,
}

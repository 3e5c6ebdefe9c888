import type { SettingsChange } from '#contract/settings.ts'

export const sections = {
  experimentsEnabled: true,
  routineBuilderEnabled: true,
  coherenceModeEnabled: true,
  goalsEnabled: true,
  checklistsEnabled: true,
} satisfies SettingsChange

/** What the coach should know. */
export const wishes = {
  goals: ['Sleep through from three to five', 'Run five kilometers', 'See Leo in Lisbon'],
  preferences: ['Short questions', 'Ask about Mom', 'No advice about work unless I ask'],
} satisfies SettingsChange

export const installedDaysAgo = 9
export const chosenCoach = 'Otis'
export const chosenSystem = 'Evening Wind-Down'

export const askedTheCoach = [
  'What did I write about Mom’s surgery?',
  'When did I last go to the lake with Dana?',
  'How was last week?',
  'I am a little afraid that I will miss Leo more than he will miss me.',
] as const

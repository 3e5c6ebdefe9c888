import { type ComponentType, lazy } from 'react'
import type { Choices } from './changes.ts'

/** The switches of the experimental features, which reveal a section of their own. */
export type Experimental = keyof Choices &
  ('experimentsEnabled' | 'routineBuilderEnabled' | 'coherenceModeEnabled' | 'goalsEnabled' | 'checklistsEnabled')

/** What a switch reveals: the feature's own section, which keeps by itself what is done in it. Loaded when it is shown. */
export const revealed: Record<Experimental, ComponentType> = {
  experimentsEnabled: lazy(async () => ({
    default: (await import('../experiments/experiments-section.tsx')).ExperimentsSection,
  })),
  routineBuilderEnabled: lazy(async () => ({
    default: (await import('../routines/routines-section.tsx')).RoutinesSection,
  })),
  coherenceModeEnabled: lazy(async () => ({ default: (await import('../parts/parts-section.tsx')).PartsSection })),
  goalsEnabled: lazy(async () => ({ default: (await import('../goals/goals-section.tsx')).GoalsSection })),
  checklistsEnabled: lazy(async () => ({
    default: (await import('../checklists/checklists-section.tsx')).ChecklistsSection,
  })),
}

/** The coach and the habit system in use. */
export const InUse = lazy(async () => ({ default: (await import('../marketplace/in-use-section.tsx')).InUseSection }))

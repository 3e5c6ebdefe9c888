import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** A screen a feature brings along: the app turns it into a route, and into a line of the navigation where it has one. */
export type Screen = {
  path: string
  load: () => Promise<ComponentType>
  nav?: { label: string; icon: LucideIcon }
}

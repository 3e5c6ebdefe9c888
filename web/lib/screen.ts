import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** A screen a feature brings along: the app turns it into a route, and into a line of the navigation where it has one. */
export type Screen = {
  path: string
  load: () => Promise<ComponentType>
  /** As a `button` it stands below the list. */
  nav?: { label: string; icon: LucideIcon; place?: 'button' }
}

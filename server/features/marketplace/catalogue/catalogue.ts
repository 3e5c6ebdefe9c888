import { type Bundle, bundles } from './bundles.ts'
import type { Coach } from './coaches/coach.ts'
import { coaches } from './coaches/coaches.ts'
import type { System } from './systems/system.ts'
import { systems } from './systems/systems.ts'

/** What is on the shelf besides human coaches. Handed around, so that a test can put something of its own on it. */
export type Catalogue = { coaches: readonly Coach[]; systems: readonly System[]; bundles: readonly Bundle[] }

export const catalogue: Catalogue = { coaches, systems, bundles }

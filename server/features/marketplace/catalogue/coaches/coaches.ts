import { aurel } from './aurel.ts'
import type { Coach } from './coach.ts'
import { harper } from './harper.ts'
import { journal } from './journal.ts'
import { otis } from './otis.ts'
import { pip } from './pip.ts'
import { willow } from './willow.ts'

/** In the order of the shelf. */
export const coaches: readonly Coach[] = [journal, harper, aurel, pip, willow, otis]

/** Who speaks until somebody is chosen. */
export const defaultCoach = journal

/** Whoever spoke then, or is to speak now; an id that nobody has any more is the default's. */
export const coachWithId = (id: number | null): Coach => coaches.find((coach) => coach.id === id) ?? defaultCoach

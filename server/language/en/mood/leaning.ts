import { words } from '../../words.ts'

/** A sentence that begins so is understood only after the one before it. */
export const leaning = words(
  'it that these those they he she him her them its there neither either such which who whom whose',
)
/** "This" leans, but not before a time: "this week". */
export const timesOfThis = words('week weekend morning afternoon evening month year summer spring autumn winter')
/** Joins a sentence to the one before it, and may be left out. */
export const joining = words('and but so then also or because plus')

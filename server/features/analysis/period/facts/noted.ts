import type { Entry } from '#contract/journal.ts'
import type { KeptRisk } from '#server/features/safety/alarm.ts'

/** An entry as an analysis sees it, with the calendar day it stands on. */
export type Noted = Pick<Entry, 'id' | 'title' | 'content' | 'moodScore' | 'themes' | 'wordCount' | 'source'> & {
  day: string
  risk: KeptRisk
}

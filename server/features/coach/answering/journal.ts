import type { Checklist } from '#contract/checklists.ts'
import type { Goal } from '#contract/goals.ts'
import type { Habit } from '#contract/habits.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import type { Subject } from './finding/subject.ts'
import { flat } from './finding/terms.ts'
import type { Period } from './question.ts'
import { kinOf, tracesOf } from './words.ts'

/** What is known of an entry without opening it. */
export type Mark = Pick<Noted, 'id' | 'day' | 'moodScore' | 'wordCount'> & { isArtifact: boolean }

/** On how many days a habit was done, and how much of it was logged on each. */
export type HabitLog = { habitId: number; day: string; value: number }

/** Which entries are opened, of all that may speak of a subject: so many of the newest, or of the oldest. */
export type Wanted = { most: number; end: 'newest' | 'oldest'; period: Period | null }
/** `total` is how many hold as many of its words as the best of them. */
export type Candidates = { pages: Noted[]; total: number }

/** What an answer may be drawn from. Entries come in the order they were written, the oldest first. */
export type Journal = {
  today: string
  timeZone: string
  /** Every entry, closed. */
  marks(): Promise<readonly Mark[]>
  open(ids: readonly number[]): Promise<Noted[]>
  candidates(subject: Subject, wanted: Wanted): Promise<Candidates>
  habits(): Promise<Habit[]>
  habitLogs(period: Period): Promise<HabitLog[]>
  goals(): Promise<Goal[]>
  /** What they work towards, goals and the list in the settings alike, by name. */
  aims(): Promise<string[]>
  checklists(): Promise<Checklist[]>
  /** Sentences of the latest analyses. */
  findings(): Promise<string[]>
  /** Ids of statements the person does not want to see. */
  dismissed: ReadonlySet<string>
}

export const ever: Period = { from: '0001-01-01', to: '9999-12-31', named: '' }

export const isWithin =
  ({ from, to }: Period) =>
  ({ day }: { day: string }) =>
    day >= from && day <= to

/** The days up to today, so many of them. */
export function lately({ today }: Pick<Journal, 'today'>, days: number): Period {
  return {
    from: Temporal.PlainDate.from(today)
      .subtract({ days: days - 1 })
      .toString(),
    to: today,
    named: '',
  }
}

const mostOpened = 120

/** The entries of a period, opened; of a very long one the newest. */
export async function entriesIn(journal: Journal, period: Period): Promise<Noted[]> {
  const marks = (await journal.marks()).filter(isWithin(period))
  return journal.open(marks.slice(-mostOpened).map(({ id }) => id))
}

type Kept = Partial<Pick<Noted, 'id'>> & Noted & { isArtifact?: boolean }

/** A journal of entries that are all there already. */
export function journalOf(pages: readonly Kept[], today: string, timeZone = 'UTC'): Journal {
  const marks = pages.map((page) => ({ ...page, isArtifact: page.isArtifact ?? false }))
  return {
    ...{ today, timeZone, dismissed: new Set() },
    marks: async () => marks,
    open: async (ids) => pages.filter(({ id }) => ids.includes(id)),
    candidates: async ({ roots }, { period }) => {
      const traces = roots.flatMap((root) => kinOf(root).flatMap(tracesOf))
      const holds = ({ title, content, themes }: Noted) => {
        const text = flat(`${title} ${themes.join(' ')} ${content}`)
        return traces.some((trace) => text.includes(trace))
      }
      const held = pages.filter(isWithin(period ?? ever)).filter(holds)
      return { pages: held, total: held.length }
    },
    habits: async () => [],
    habitLogs: async () => [],
    goals: async () => [],
    aims: async () => [],
    checklists: async () => [],
    findings: async () => [],
  }
}

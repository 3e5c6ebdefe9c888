import type { DayMood, MoodTrend, ThemeCount } from '#contract/analysis.ts'
import { dayBefore, daysOf, type Period, periodBefore } from '../calendar.ts'
import { dayMoods, mean, moodsOf, rounded } from './figures.ts'
import type { Noted } from './noted.ts'
import { isArea } from './quoting.ts'

export type Facts = {
  totalEntries: number
  totalWords: number
  averageMood: number | null
  moodTrend: MoodTrend
  days: DayMood[]
  themes: ThemeCount[]
  entriesBefore: number
  best: string | null
  hardest: string | null
}

/** How much is counted: what lies in the period up to a day, and what lies in the one before. */
export type Scope = { period: Period; until: string; before: Period }

export const scopeOf = (period: Period, until: string): Scope => ({
  period,
  until: until < period.end ? until : period.end,
  before: periodBefore(period),
})

const within = (entries: readonly Noted[], { start, end }: { start: string; end: string }) =>
  entries.filter(({ day }) => day >= start && day <= end)

export const entriesIn = (entries: readonly Noted[], { period, until }: Scope) =>
  within(entries, { start: period.start, end: until })
export const entriesBefore = (entries: readonly Noted[], { before }: Scope) => within(entries, before)

export function factsOf(entries: readonly Noted[], scope: Scope): Facts {
  const now = entriesIn(entries, scope)
  const before = entriesBefore(entries, scope)
  const { best, hardest } = outstandingDays(dayMoods(now))
  return {
    totalEntries: now.length,
    totalWords: now.reduce((sum, { wordCount }) => sum + wordCount, 0),
    averageMood: rounded(mean(moodsOf(now))),
    moodTrend: trendOf(dayMoods(now), scope),
    days: daysOf(scope.period).map((day) =>
      dayMood(
        day,
        now.filter((entry) => entry.day === day),
      ),
    ),
    themes: themesOf(now, before),
    entriesBefore: before.length,
    best,
    hardest,
  }
}

function dayMood(day: string, entries: readonly Noted[]): DayMood {
  const moods = moodsOf(entries)
  return {
    day,
    entries: entries.length,
    mood: rounded(mean(moods)),
    lowest: moods.length > 0 ? Math.min(...moods) : null,
    highest: moods.length > 0 ? Math.max(...moods) : null,
  }
}

const mostThemes = 8

/** A phrase of the person's own is a theme once it comes back: one entry may name anything. */
function themesOf(now: readonly Noted[], before: readonly Noted[]): ThemeCount[] {
  const about = (entries: readonly Noted[], theme: string) => entries.filter(({ themes }) => themes.includes(theme))
  return [...new Set(now.flatMap(({ themes }) => themes))]
    .map((theme) => ({
      theme,
      entries: about(now, theme).length,
      before: about(before, theme).length,
      averageMood: rounded(mean(moodsOf(about(now, theme)))),
    }))
    .filter(({ theme, entries }) => isArea(theme) || entries > 1)
    .sort((a, b) => b.entries - a.entries || b.before - a.before || a.theme.localeCompare(b.theme, 'en'))
    .slice(0, mostThemes)
}

const fewestDaysOfAHalf = 4
const clearChange = 0.5

/**
 * The second half against the first, by days. It moved only when the halves differ by half a point and by twice what
 * chance would make of days as uneven as these; anything less is called stable.
 */
export function trendOf(
  moods: ReadonlyMap<string, number>,
  { period, until }: Pick<Scope, 'period' | 'until'>,
): MoodTrend {
  const [first, second] = halves(moods, { start: period.start, end: until })
  const [early, late] = [mean(first), mean(second)]
  if (early === null || late === null || Math.min(first.length, second.length) < fewestDaysOfAHalf) return 'stable'
  const change = late - early
  const chance = Math.sqrt(variance(first, early) / first.length + variance(second, late) / second.length)
  if (Math.abs(change) < clearChange || Math.abs(change) < 2 * chance) return 'stable'
  return change > 0 ? 'improving' : 'declining'
}

/** The last day of the first half. */
export function middleOf({ start, end }: { start: string; end: string }): string {
  const days = daysOf({ start, end })
  return days[Math.ceil(days.length / 2) - 1] ?? dayBefore(end)
}

function halves(moods: ReadonlyMap<string, number>, span: { start: string; end: string }): [number[], number[]] {
  const middle = middleOf(span)
  const all = [...moods]
  const isEarly = ([day]: [string, number]) => day <= middle
  return [all.filter(isEarly).map(([, mood]) => mood), all.filter((one) => !isEarly(one)).map(([, mood]) => mood)]
}

function variance(values: readonly number[], around: number): number {
  return values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - around) ** 2, 0) / (values.length - 1)
}

const fewestDaysToCompare = 3
const clearlyApart = 1

/** The days that stand out at both ends; none where the days hardly differ. The earlier one of two alike. */
function outstandingDays(moods: ReadonlyMap<string, number>): { best: string | null; hardest: string | null } {
  const byDay = [...moods].sort(([a], [b]) => a.localeCompare(b))
  const [highest, lowest] = [Math.max(...moods.values()), Math.min(...moods.values())]
  const first = (mood: number) => byDay.find(([, other]) => other === mood)?.[0] ?? null
  const isClear = moods.size >= fewestDaysToCompare && highest - lowest >= clearlyApart
  return isClear ? { best: first(highest), hardest: first(lowest) } : { best: null, hardest: null }
}

import type { Source } from '#contract/journal.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { daysOf } from '../calendar.ts'
import type { Noted } from './noted.ts'

/** Which entries a number speaks of. `daysWith` and `daysWithout` take whole days, by what any entry of the day is about. */
export type Selection = {
  from: string
  to: string
  theme?: string
  source?: Source
  daysWith?: string
  daysWithout?: string
}

export type Measure =
  | 'entries'
  | 'days'
  | 'days with a mood'
  | 'calendar days'
  | 'words'
  | 'entries in another language'
  | 'mood'
  | 'day mood'
  | 'lowest day'
  | 'highest day'

/** A number together with how to get it again. Moods are to one decimal. */
export type Figure = { measure: Measure; of: Selection; value: number }

export function selected(entries: readonly Noted[], of: Selection): Noted[] {
  const within = entries.filter(({ day }) => day >= of.from && day <= of.to)
  const daysWith = (theme: string) =>
    new Set(within.filter(({ themes }) => themes.includes(theme)).map(({ day }) => day))
  const asked = of.daysWith === undefined ? null : daysWith(of.daysWith)
  const unasked = of.daysWithout === undefined ? null : daysWith(of.daysWithout)
  return within.filter(
    ({ day, themes, source }) =>
      (of.theme === undefined || themes.includes(of.theme)) &&
      (of.source === undefined || source === of.source) &&
      (asked === null || asked.has(day)) &&
      (unasked === null || !unasked.has(day)),
  )
}

/** Null where there is nothing to measure. */
export function figureOf(entries: readonly Noted[], measure: Measure, of: Selection): Figure | null {
  const value = measured(selected(entries, of), measure, of)
  return value === null ? null : { measure, of, value }
}

function measured(chosen: readonly Noted[], measure: Measure, of: Selection): number | null {
  switch (measure) {
    case 'entries':
      return chosen.length
    case 'days':
      return new Set(chosen.map(({ day }) => day)).size
    case 'days with a mood':
      return dayMoods(chosen).size
    case 'calendar days':
      return daysOf({ start: of.from, end: of.to }).length
    case 'entries in another language':
      return chosen.filter(({ content }) => isOtherLanguage(content)).length
    case 'words':
      return chosen.reduce((sum, { wordCount }) => sum + wordCount, 0)
    case 'mood':
      return rounded(mean(moodsOf(chosen)))
    case 'day mood':
      return rounded(mean([...dayMoods(chosen).values()]))
    case 'lowest day':
      return rounded(dayMoods(chosen).size > 0 ? Math.min(...dayMoods(chosen).values()) : null)
    case 'highest day':
      return rounded(dayMoods(chosen).size > 0 ? Math.max(...dayMoods(chosen).values()) : null)
  }
}

export const moodsOf = (entries: readonly Noted[]) =>
  entries.flatMap(({ moodScore }) => (moodScore === null ? [] : [moodScore]))

/** The mean mood of each day that has one. */
export function dayMoods(entries: readonly Noted[]): Map<string, number> {
  const means = [...Map.groupBy(entries, ({ day }) => day)].flatMap(([day, ofDay]) => {
    const mood = mean(moodsOf(ofDay))
    return mood === null ? [] : [[day, mood] as const]
  })
  return new Map(means)
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** To one decimal, as moods are shown. */
export function rounded(mood: number | null): number | null {
  return mood === null ? null : Math.round(mood * 10) / 10
}

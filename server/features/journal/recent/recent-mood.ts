import type { RecentEntry } from './recent-entries.ts'

/** How the last days were, by what was felt in them. */
export type Tone = 'bright' | 'steady' | 'heavy'

const daysRead = 4
export const daysOfCare = 3

export function toneOf(entries: readonly RecentEntry[], today: string): Tone {
  const lately = since(entries, today, daysRead)
  if (lately.some(({ safety }) => safety > 0)) return 'heavy'
  const moods = lately.flatMap(({ moodScore }) => moodScore ?? [])
  if (moods.length === 0) return 'steady'
  const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length
  if (mean >= 7.5) return 'bright'
  return mean >= 5 ? 'steady' : 'heavy'
}

/** Someone spoke of not wanting to live, today or in the two days before: what is said to them now is only gentle. */
export function needsCare(entries: readonly RecentEntry[], today: string): boolean {
  return since(entries, today, daysOfCare).some(({ safety }) => safety >= 2)
}

/** The areas and phrases of the last week, the most frequent first. */
export function themesOf(entries: readonly RecentEntry[], today: string): string[] {
  const counts = new Map<string, number>()
  for (const { themes, isCalm } of since(entries, today, 7)) {
    if (isCalm) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([theme]) => theme)
}

/** Of the last `days` days, today among them. */
function since(entries: readonly RecentEntry[], today: string, days: number): RecentEntry[] {
  const first = Temporal.PlainDate.from(today)
    .subtract({ days: days - 1 })
    .toString()
  return entries.filter(({ day }) => day >= first)
}

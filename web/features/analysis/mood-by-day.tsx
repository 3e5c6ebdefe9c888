import { Link } from '@tanstack/react-router'
import type { DayMood } from '#contract/analysis.ts'
import { dayOfMonth, shortDay, weekdayName } from '#web/lib/days.ts'
import { counted } from '#web/lib/format/counted.ts'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { MoodChart } from '#web/ui/charts/mood-chart.tsx'
import { Section } from './section.tsx'

type MoodByDayProps = { days: readonly DayMood[]; kind: 'week' | 'month'; until: string }

export function MoodByDay({ days, kind, until }: MoodByDayProps) {
  const known = days.filter(({ mood }) => mood !== null)
  if (known.length === 0) return null
  const entries = days.reduce((sum, day) => sum + day.entries, 0)
  return (
    <Section title="Mood by day">
      <MoodChart
        label={`Mood by day, 1 to 10: ${known.map(({ day, mood }) => `${shortDay(day)} ${mood?.toFixed(1)}`).join(', ')}`}
        points={days.map((day, place) => ({ ...day, label: label(day.day, place, kind), key: day.day }))}
        isLabelled={kind === 'week'}
      />
      <p className="figures mt-2 text-small text-soft">
        {counted(entries, 'entry', 'entries')} on {days.filter((day) => day.entries > 0).length} of{' '}
        {days.filter(({ day }) => day <= until).length} days. Read from your words, unless you gave a number.{' '}
        <Link to="/how-mood-is-estimated" className="link">
          How?
        </Link>
      </p>
      <ChartTable
        caption="Mood by day"
        head={['Day', 'Entries', 'Mood', 'Range']}
        rows={days.map(({ day, entries: count, mood, lowest, highest }) => [
          `${weekdayName(day)}, ${shortDay(day)}`,
          String(count),
          mood?.toFixed(1) ?? '–',
          lowest !== null && highest !== null && lowest !== highest ? `${lowest}–${highest}` : '–',
        ])}
      />
    </Section>
  )
}

/** Every weekday, and of a month every seventh day. */
function label(day: string, place: number, kind: 'week' | 'month'): string {
  if (kind === 'week') return weekdayName(day).slice(0, 3)
  return place % 7 === 0 ? dayOfMonth(day) : ''
}

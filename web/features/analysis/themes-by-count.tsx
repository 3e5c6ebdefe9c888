import type { ThemeCount } from '#contract/analysis.ts'
import { counted } from '#web/lib/format/counted.ts'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { RankedBars } from '#web/ui/charts/ranked-bars.tsx'
import { Section } from './section.tsx'

type ThemesByCountProps = { themes: readonly ThemeCount[]; kind: 'week' | 'month'; entries: number; before: number }

export function ThemesByCount({ themes, kind, entries, before }: ThemesByCountProps) {
  if (themes.length === 0) return null
  return (
    <Section title="Themes">
      <RankedBars
        all={entries}
        bars={themes.map((one) => ({
          label: one.theme,
          value: one.entries,
          note: before === 0 ? '' : change(one),
        }))}
      />
      <p className="figures mt-2 text-small text-soft">
        Of {counted(entries, 'entry', 'entries')}
        {before > 0 && `, against ${before} the ${kind} before`}.
      </p>
      <ChartTable
        caption="Themes"
        head={['Theme', 'Entries', `The ${kind} before`, 'Mood']}
        rows={themes.map(({ theme, entries: count, before: then, averageMood }) => [
          theme,
          String(count),
          String(then),
          averageMood?.toFixed(1) ?? '–',
        ])}
      />
    </Section>
  )
}

function change({ entries, before }: ThemeCount): string {
  if (before === 0) return 'new'
  const difference = entries - before
  return difference === 0 ? 'as before' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`
}

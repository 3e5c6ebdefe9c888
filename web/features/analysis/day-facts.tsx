import type { Patterns, Statement } from '#contract/analysis.ts'
import { EntryLink } from './entry-link.tsx'
import { Section } from './section.tsx'

/** The two days that stood out, with the words that are most like them. */
export function DayFacts({ patterns: { bestDay, hardestDay } }: { patterns: Patterns }) {
  if (!bestDay && !hardestDay) return null
  return (
    <div className="space-y-6">
      {bestDay && <OneDay title="Best day" day={bestDay} />}
      {hardestDay && <OneDay title="Hardest day" day={hardestDay} />}
    </div>
  )
}

function OneDay({ title, day }: { title: string; day: Statement }) {
  const [place] = day.evidence
  const [entryId] = day.entryIds
  return (
    <Section title={title}>
      <p className="figures -mt-2">
        {place && <EntryLink place={place}>{day.text}</EntryLink>}
        {!place && entryId && <EntryLink place={{ entryId, quote: '' }}>{day.text}</EntryLink>}
      </p>
    </Section>
  )
}

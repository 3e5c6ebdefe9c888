import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import type { Letter } from '#contract/analysis.ts'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { HowNoticed } from '#web/features/help/noticing/how-noticed.tsx'
import { DayFacts } from './day-facts.tsx'
import { MoodByDay } from './mood-by-day.tsx'
import type { Period } from './period.ts'
import { StatementList } from './statement-list.tsx'
import { ThemesByCount } from './themes-by-count.tsx'
import { Verified } from './verified.tsx'

/** A week or a month, laid out to be read: the words first, the pictures in the margin, then the places to look at. */
export function PeriodArticle({ period }: { period: Period }) {
  const { patterns, kind } = period
  return (
    <div className="@container">
      <article className="gap-x-14 gap-y-10 pt-2 pb-14 wrap-anywhere @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:pl-9">
        <div className="@3xl:col-start-1">
          {patterns.care && <Care words={patterns.care} of={period} />}
          <StatementList look="lede" of={period} statements={patterns.findings} />
          {patterns.letter && <InALetter letter={patterns.letter} of={period} />}
        </div>
        <aside className="mt-10 space-y-10 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:mt-1">
          <MoodByDay days={patterns.days} kind={kind} until={period.until} />
          <DayFacts patterns={patterns} />
          <ThemesByCount
            themes={patterns.themes}
            kind={kind}
            entries={period.totalEntries}
            before={patterns.entriesBefore}
          />
        </aside>
        <div className="mt-10 space-y-10 @3xl:col-start-1 @3xl:mt-0">
          <StatementList look="quotes" title="What lifted" of={period} statements={patterns.lifted} />
          <StatementList look="quotes" title="What weighed" of={period} statements={patterns.weighed} />
          <StatementList look="quotes" title="Left open" of={period} statements={patterns.openThreads} />
          <StatementList look="rows" title="Kept" of={period} statements={patterns.kept} />
          <StatementList look="lines" title="To try" of={period} statements={patterns.suggestions} />
          <StatementList look="lines" title="Worth a closer look" of={period} statements={patterns.concerns} />
          <Verified verified={patterns.verified} />
        </div>
      </article>
    </div>
  )
}

function InALetter({ letter, of }: { letter: Letter; of: Period }) {
  return (
    <div className="mt-10">
      <StatementList look="lines" title="In a letter" of={of} statements={letter.sentences} />
      <p className="mt-3 max-w-[65ch] text-small text-soft">
        Worded by {letter.wordedBy}, a language model. Each sentence was compared with your entries.{' '}
        <Link to="/settings" hash="data" className="link">
          What was sent
        </Link>
      </p>
    </div>
  )
}

function Care({ words, of: { start, until } }: { words: string; of: Period }) {
  return (
    <div className="mb-8 flex max-w-[65ch] gap-3 border-l-2 border-accent py-1 pl-4">
      <HeartHandshake aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
      <div>
        <p>{words}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <NotMeant of={{ from: start, to: until }} />
          <HelpNow />
          <HowNoticed />
        </div>
      </div>
    </div>
  )
}

import type { Evidence, MoodTrend, Patterns } from '#contract/analysis.ts'
import { asStatement, type Claim } from './claims/claims.ts'
import { verified } from './claims/verifier.ts'
import { type Facts, factsOf, type Scope } from './facts/facts.ts'
import { type Moment, moments } from './facts/moments.ts'
import type { Noted } from './facts/noted.ts'
import { asWritten } from './facts/quoting.ts'
import { openThreads } from './facts/threads.ts'
import { type Kept, nothingKept } from './kept.ts'
import { careFor } from './words/care.ts'
import { coverage, otherLanguages } from './words/coverage.ts'
import { asDay, asMoment, inTheirWords } from './words/moments.ts'
import { arc, mood } from './words/mood.ts'
import { again, concerns, suggestions } from './words/suggestions.ts'
import { type Telling, telling } from './words/telling.ts'
import { changed, mostWrittenAbout, recurring } from './words/themes.ts'
import { asThread, isAhead, takeUp } from './words/threads.ts'

/** What is kept of a period: the facts, and the statements that hold. */
export type Written = Pick<Facts, 'totalEntries' | 'totalWords' | 'averageMood'> & {
  moodTrend: MoodTrend
  goalsAchieved: string[]
  patterns: Patterns
}

export type About = {
  scope: Scope
  timeZone: string
  /** The person's own day on which it is written. */
  today: string
  /** Ids of statements the person does not want to see. */
  dismissed?: ReadonlySet<string>
  kept?: Kept
}

type Sections = Record<'findings' | 'suggestions' | 'concerns' | 'lifted' | 'weighed' | 'openThreads', Claim[]> &
  Record<'bestDay' | 'hardestDay', Claim | null>

const most = { week: { findings: 6, suggestions: 3, moments: 3 }, month: { findings: 6, suggestions: 3, moments: 5 } }

/** Facts first, then the words, then the verifier. The same entries give the same analysis. */
export function written(
  entries: readonly Noted[],
  { scope, timeZone, today, dismissed = new Set(), kept = nothingKept }: About,
): Written {
  const facts = factsOf(entries, scope)
  const told = telling(entries, scope, facts)
  const { totalEntries, totalWords, averageMood, moodTrend, days, entriesBefore } = facts
  const isWanted = ({ id }: Claim) => !dismissed.has(id)
  const sections = totalEntries < 2 ? onlyANote(told) : sectionsOf(told, isWanted)
  const all = Object.values(sections)
    .flat()
    .filter((one) => one !== null)
  const holding = new Set(verified(all, entries))
  const held = (claims: readonly Claim[]) => claims.filter((one) => holding.has(one) && isWanted(one)).map(asStatement)
  const one = (claim: Claim | null) => (claim === null ? null : (held([claim])[0] ?? null))
  return {
    ...{ totalEntries, totalWords, averageMood, moodTrend, goalsAchieved: kept.goalsAchieved },
    patterns: {
      ...{ days, entriesBefore },
      themes: totalEntries < 2 ? [] : spelledAsWritten(facts.themes, told),
      findings: held(sections.findings),
      suggestions: held(sections.suggestions),
      concerns: held(sections.concerns),
      lifted: held(sections.lifted),
      weighed: held(sections.weighed),
      openThreads: held(sections.openThreads),
      kept: kept.statements,
      bestDay: one(sections.bestDay),
      hardestDay: one(sections.hardestDay),
      care: careFor(told.now, today, timeZone),
      letter: null,
      verified: { kept: holding.size, checked: all.length },
    },
  }
}

function sectionsOf(told: Telling, isWanted: (claim: Claim) => boolean): Sections {
  const { kind } = told.scope.period
  const limit = most[kind]
  const wanted = (claims: readonly (Claim | null)[]) => claims.filter((one) => one !== null).filter(isWanted)
  // Where help is what matters, nothing is ranked, weighed or recommended.
  const isGrave = told.now.some(({ safety }) => safety >= 3)
  if (isGrave) return { ...onlyANote(told), findings: wanted([coverage(told), mostWrittenAbout(told)]) }

  const found = moments(told.now)
  const shown = (all: readonly Moment[]) => all.filter((moment) => isWanted(asMoment(told, moment)))
  const [lifted, weighed] = [shown(found.lifted), shown(found.weighed)]
  const threads = openThreads(told.now).filter((thread) => isWanted(asThread(told, thread)))
  // What opens the page is not said twice: it is taken from where more is left to show.
  const hasMore = lifted.length > 1
  const inWords = inTheirWords(
    told,
    hasMore ? lifted[0] : undefined,
    hasMore && weighed.length > 1 ? weighed[0] : undefined,
  )
  const toLift = notYetSaid(lifted, inWords).slice(0, limit.moments)
  const fresh = lifted.slice(1).filter((moment) => !toLift.includes(moment))
  const offered = wanted([
    ...suggestions(told),
    ...again(told, fresh),
    ...threads
      .slice(0, -limit.moments)
      .slice(-1)
      .map((one) => takeUp(told, one)),
  ])
  // Rather words that stand on the page already than nothing to take along.
  const due = threads.findLast((one) => !isAhead(told, one))
  const repeated = wanted([due ? takeUp(told, due) : null, ...again(told, lifted)]).slice(0, 1)
  const { best, hardest } = told.facts
  return {
    findings: wanted([
      ...[
        coverage(told),
        otherLanguages(told),
        mood(told),
        arc(told),
        mostWrittenAbout(told),
        changed(told),
        recurring(told),
        inWords,
      ],
    ]).slice(0, limit.findings),
    suggestions: (offered.length > 0 ? offered : repeated).slice(0, limit.suggestions),
    concerns: wanted(concerns(told)),
    lifted: toLift.map((moment) => asMoment(told, moment)),
    weighed: notYetSaid(weighed, inWords)
      .slice(0, limit.moments)
      .map((moment) => asMoment(told, moment)),
    openThreads: threads.slice(-limit.moments).map((one) => asThread(told, one)),
    bestDay: best ? asDay(told, best, found.lifted, 'best day') : null,
    hardestDay: hardest ? asDay(told, hardest, found.weighed, 'hardest day') : null,
  }
}

const spelledAsWritten = (themes: Facts['themes'], { now }: Telling) =>
  themes.map((one) => ({ ...one, theme: asWritten(one.theme, now) }))

/** The same words twice on a page say less than once; where there are no others they may. */
function notYetSaid<One extends Evidence>(all: readonly One[], ...said: (Claim | Evidence | null)[]): readonly One[] {
  const quotes = new Set(
    said.flatMap((one) => (one && 'evidence' in one ? one.evidence : (one ?? []))).map(({ quote }) => quote),
  )
  const others = all.filter(({ quote }) => !quotes.has(quote))
  return others.length > 0 ? others : all
}

function onlyANote(told: Telling): Sections {
  return {
    findings: told.now.length > 0 ? [coverage(told)] : [],
    ...{ suggestions: [], concerns: [], lifted: [], weighed: [], openThreads: [], bestDay: null, hardestDay: null },
  }
}

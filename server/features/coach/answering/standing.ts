import type { Evidence, Statement } from '#contract/analysis.ts'
import type { Goal } from '#contract/goals.ts'
import { type Kind, monthOf, periodOf } from '#server/features/analysis/period/calendar.ts'
import { scopeOf } from '#server/features/analysis/period/facts/facts.ts'
import { type Written, written } from '#server/features/analysis/period/written.ts'
import { textsOf } from '#server/features/analysis/statements/text.ts'
import { type Answer, counted, entriesInWords, type Library, plainAnswer } from './answer.ts'
import type { Standing } from './question.ts'

const most = 3
const tooFew =
  'There is too little in your journal for me to say yet. After two or three entries or calls I can. Until then, tell me how it is right now.'

/** The questions the screen suggests, answered by the same facts, and held by the same verifier, as the analyses. */
export function answerStanding(library: Library, is: Standing): Answer {
  const kind = is === 'progress' ? 'week' : 'month'
  const latest = latestOf(library, kind)
  if (is === 'goals') return goals(library, latest)
  if (!latest || latest.facts.totalEntries < 2) return plainAnswer(tooFew)
  const { patterns } = latest.facts
  if (patterns.care) return plainAnswer(patterns.care)
  switch (is) {
    case 'mood':
      return mood(library, latest)
    case 'patterns':
      return plainAnswer(`What comes back in ${latest.named}:`, {
        insights: textsOf([...patterns.findings, ...patterns.concerns]),
        citations: quotes(library, patterns.findings),
      })
    case 'stuck':
      return stuck(library, latest)
    case 'open':
      return open(library, latest)
    case 'progress':
      return plainAnswer(`What your journal says of ${latest.named}:`, {
        insights: textsOf([...patterns.findings, ...patterns.kept]),
        recommendations: textsOf(patterns.suggestions),
        citations: quotes(library, patterns.lifted),
      })
  }
}

type Latest = { facts: Written; named: string }

/** The week or month of the latest entry, for whoever has not written for a while. */
function latestOf({ pages, today, timeZone, dismissed }: Library, kind: Kind): Latest | null {
  const last = pages.at(-1)
  if (!last) return null
  const period = periodOf(kind, last.day)
  const scope = scopeOf(period, last.day > today ? last.day : today)
  const from = Temporal.PlainDate.from(period.start).subtract({ days: 62 }).toString()
  const near = pages.filter(({ day }) => day >= from)
  const named = kind === 'month' ? `${monthOf(period.start)} ${period.start.slice(0, 4)}` : weekNamed(period, today)
  return { facts: written(near, { scope, timeZone, today, dismissed }), named }
}

function weekNamed({ start, end }: { start: string; end: string }, today: string): string {
  return today >= start && today <= end ? 'this week' : `the week of ${monthOf(start)} ${Number(start.slice(8))}`
}

function mood(library: Library, { facts, named }: Latest): Answer {
  const { patterns, totalEntries, averageMood } = facts
  const average = averageMood === null ? '' : `, with a mood of ${averageMood.toFixed(1)} of 10 on average`
  const lifted =
    patterns.lifted.length > 0
      ? ' These are moments that lifted you, in your own words. More of them is a beginning.'
      : ''
  return plainAnswer(`You wrote ${entriesInWords(totalEntries)} in ${named}${average}.${lifted}`, {
    recommendations: textsOf(patterns.suggestions),
    citations: quotes(library, patterns.lifted),
  })
}

function stuck(library: Library, { facts, named }: Latest): Answer {
  const { patterns } = facts
  const weighed = patterns.weighed.length > 0 ? ` Some of what weighed on you in ${named} stands below.` : ''
  const open = patterns.openThreads.slice(-most)
  return plainAnswer(`When all of it is stuck, one small thing is enough.${weighed} ${lightest}`, {
    citations: quotes(library, [...patterns.weighed, ...open]),
    recommendations: textsOf(patterns.suggestions).slice(0, most),
  })
}

const lightest = 'What would be lighter after ten minutes today?'

/** What was set out to do already, and what the journal says one meant to do. */
function goals(library: Library, latest: Latest | null): Answer {
  const active = library.goals.filter(({ status }) => status === 'active')
  const patterns = latest?.facts.patterns
  if (patterns?.care) return plainAnswer(patterns.care)
  const meant = patterns?.openThreads.slice(-most) ?? []
  const has = active.length > 0 ? `You have ${counted(active.length, 'goal')} under way. ` : ''
  const next =
    meant.length > 0
      ? 'These are things you wrote you would do. Choose one that fits into this month, and say by what you will know it is done.'
      : 'A goal one keeps is small, one’s own, and has a day. What would you be glad to have done when this month is over?'
  return plainAnswer(`${has}${next}`, {
    insights: active.map(progressOf),
    recommendations: textsOf(patterns?.suggestions ?? []),
    citations: quotes(library, meant),
  })
}

/** What was announced and not taken up since. */
function open(library: Library, { facts, named }: Latest): Answer {
  const threads = facts.patterns.openThreads
  if (threads.length === 0)
    return plainAnswer(`I find nothing in ${named} that you announced and did not come back to.`)
  return plainAnswer(`These you announced in ${named}, and no later entry comes back to them.`, {
    citations: quotes(library, threads.slice(-most)),
  })
}

const progressOf = ({ title, progressPercentage, targetDate }: Goal) =>
  `${title}: ${progressPercentage} %${targetDate ? `, by ${monthOf(targetDate)} ${Number(targetDate.slice(8))}` : ''}`

function quotes({ pages }: Library, statements: readonly Statement[]) {
  const said = new Map(
    statements.flatMap(({ evidence }) => evidence).map((one) => [`${one.entryId} ${one.quote}`, one]),
  )
  const titled = (one: Evidence) => ({ ...one, title: pages.find(({ id }) => id === one.entryId)?.title ?? '' })
  return [...said.values()].slice(0, most).map(titled)
}

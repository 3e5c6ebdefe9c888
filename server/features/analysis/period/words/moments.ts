import type { Evidence } from '#contract/analysis.ts'
import { dateOf, weekdayOf } from '../calendar.ts'
import { type Claim, claim, idOfQuote } from '../claims/claims.ts'
import { atMood, onThe, quoted, say } from '../claims/saying.ts'
import type { Moment } from '../facts/moments.ts'
import { figure, oneOf, type Telling } from './telling.ts'

/** The brightest and the heaviest words next to each other, in the order in which they were written. */
export function inTheirWords(told: Telling, lifted: Moment | undefined, weighed: Moment | undefined): Claim | null {
  const { kind } = told.scope.period
  if (lifted && weighed && lifted.day !== weighed.day) {
    const [first, then] = lifted.day < weighed.day ? [lifted, weighed] : [weighed, lifted]
    const said = oneOf(told, 'words', [
      say`On ${onThe(first.day, kind)} you wrote ${quoted(bare(first))} On ${onThe(then.day, kind)}: ${quoted(bare(then))}`,
      say`There was ${onThe(first.day, kind)}, ${quoted(bare(first))} and there was ${onThe(then.day, kind)}, ${quoted(bare(then))}`,
    ])
    return claim(['words', first.entryId, first.quote, then.entryId, then.quote], said, [])
  }
  const only = lifted ?? weighed
  if (!only) return null
  const said = oneOf(told, 'words', [
    say`On ${onThe(only.day, kind)} you wrote ${quoted(bare(only))}`,
    say`The words that stand out are from ${onThe(only.day, kind)}: ${quoted(bare(only))}`,
  ])
  return claim(['words', only.entryId, only.quote], said, [])
}

/** A moment as a line of its own: when, and how that day was. */
export function asMoment(told: Telling, moment: Moment): Claim {
  return { ...claim([], whenAndHow(told, moment.day), [], [bare(moment)]), id: idOfQuote(moment) }
}

/** The best day, or the hardest, with the words that are most like it. */
export function asDay(told: Telling, day: string, moments: readonly Moment[], name: string): Claim {
  const ofDay = told.now.filter((entry) => entry.day === day)
  const quote = moments.find((moment) => moment.day === day)
  const about = [name, told.scope.period.kind, told.scope.period.start, day]
  return claim(about, whenAndHow(told, day), ofDay, quote ? [bare(quote)] : [])
}

function whenAndHow(told: Telling, day: string) {
  const isKnown = told.facts.days.some((one) => one.day === day && one.mood !== null)
  const when = { ...onThe(day, told.scope.period.kind), text: `${weekdayOf(day)}, ${dateOf(day)}` }
  return isKnown ? say`${when}, mood ${atMood(figure(told, 'day mood', { from: day, to: day }))}` : say`${when}`
}

const bare = ({ entryId, day, quote }: Moment): Evidence => ({ entryId, day, quote })

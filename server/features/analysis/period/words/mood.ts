import { type Claim, claim } from '../claims/claims.ts'
import { atMood, count, nothing, onThe, type Said, say } from '../claims/saying.ts'
import { middleOf } from '../facts/facts.ts'
import { dayMoods, rounded } from '../facts/figures.ts'
import { placesIn, type Quotable } from '../facts/quoting.ts'
import { figure, isWeek, oneOf, span, spanBefore, type Telling, theTimeBefore } from './telling.ts'

const fewestToCompare = 4
const narrow = 0.7

/** Average and range, and against the period before where both have enough to be compared. */
export function mood(told: Telling): Claim | null {
  const { now, scope, before } = told
  const moods = dayMoods(now)
  if (moods.size < 2) return null
  const [low, high] = [dayOf(moods, Math.min), dayOf(moods, Math.max)]
  const average = atMood(figure(told, 'mood', span(told)))
  const lowest = figure(told, 'lowest day', span(told))
  const highest = figure(told, 'highest day', span(told))
  const places = placesIn(now.filter(({ day }) => day === low || day === high))
  const { kind, start } = scope.period
  const said =
    highest.value - lowest.value < narrow
      ? say`Your mood kept close to ${average}, never under ${atMood(lowest)} or over ${atMood(highest)}.${against(told)}`
      : oneOf(told, 'mood', [
          say`Your mood averaged ${average}, from ${atMood(lowest)} on ${onThe(low, kind)} to ${atMood(highest)} on ${onThe(high, kind)}.${against(told)}`,
          say`Your mood averaged ${average}. The lowest day was ${onThe(low, kind)}, at ${atMood(lowest)}, and the highest ${onThe(high, kind)}, at ${atMood(highest)}.${against(told)}`,
          say`The lowest day was ${onThe(low, kind)}, with a mood of ${atMood(lowest)}, the highest ${onThe(high, kind)}, with ${atMood(highest)}; the average was ${average}.${against(told)}`,
        ])
  const compared = said.figures.some(({ of }) => of.to < start) ? before : []
  return claim(['mood', kind, start], said, [...withMood(now), ...withMood(compared)], places)
}

function against(told: Telling): Said {
  const { now, before } = told
  if (withMood(now).length < fewestToCompare || withMood(before).length < fewestToCompare) return nothing
  const then = figure(told, 'mood', spanBefore(told))
  return say` ${theTimeBefore(told, 'The')}, the average was ${atMood(then)}.`
}

/** How a month went, its first half against its second; said only where each half has enough days. */
export function arc(told: Telling): Claim | null {
  if (isWeek(told)) return null
  const { scope, now } = told
  const middle = middleOf({ start: scope.period.start, end: scope.until })
  const early = { from: scope.period.start, to: middle }
  const late = { from: Temporal.PlainDate.from(middle).add({ days: 1 }).toString(), to: scope.until }
  const [firstDays, lastDays] = [moodDays(now, early), moodDays(now, late)]
  if (Math.min(firstDays, lastDays) < fewestToCompare) return null
  const verdict = { improving: 'it rose', declining: 'it fell', stable: 'no clear change' }[told.facts.moodTrend]
  const said = say`Your mood averaged ${atMood(figure(told, 'day mood', early))} in the first half (${count(figure(told, 'days with a mood', early))} days) and ${atMood(figure(told, 'day mood', late))} in the second (${count(figure(told, 'days with a mood', late))} days): ${verdict}.`
  return claim(['arc', scope.period.start], said, withMood(now), placesIn([...now.slice(0, 1), ...now.slice(-1)]))
}

const withMood = <Entry extends { moodScore: number | null }>(entries: readonly Entry[]) =>
  entries.filter(({ moodScore }) => moodScore !== null)

const moodDays = (now: readonly Quotable[], { from, to }: { from: string; to: string }) =>
  dayMoods(now.filter(({ day }) => day >= from && day <= to)).size

function dayOf(moods: ReadonlyMap<string, number>, extreme: (...values: number[]) => number): string {
  const value = extreme(...moods.values())
  const days = [...moods].filter(([, other]) => rounded(other) === rounded(value)).map(([day]) => day)
  return days.sort()[0] ?? ''
}

import { type Claim, claim } from '../claims/claims.ts'
import { atMood, capital, count, onThe, quoted, type Said, say, share } from '../claims/saying.ts'
import type { Selection } from '../facts/figures.ts'
import { dayMoods } from '../facts/figures.ts'
import type { Moment } from '../facts/moments.ts'
import type { Noted } from '../facts/noted.ts'
import { isArea, placesIn, type Quotable } from '../facts/quoting.ts'
import { figure, isWeek, meanwhile, named, oneOf, span, type Telling, theTimeBefore } from './telling.ts'
import { silent } from './themes.ts'

const fewestDays = 3
const leastDifference = 1
const weeksLookedBack = 3

type Difference = { theme: string; by: number; of: Noted[] }

/** Areas whose days differ clearly from the other days, with at least three days of each; the widest apart first. */
function differences(told: Telling): Difference[] {
  const { from, to } = window(told)
  const within = told.entries.filter(({ day, moodScore }) => day >= from && day <= to && moodScore !== null)
  const areas = [...new Set(within.flatMap(({ themes }) => themes))].filter(isArea).sort()
  return areas
    .flatMap((theme) => {
      const days = new Set(within.filter(({ themes }) => themes.includes(theme)).map(({ day }) => day))
      const [withIt, withoutIt] = [
        dayMoods(within.filter(({ day }) => days.has(day))),
        dayMoods(within.filter(({ day }) => !days.has(day))),
      ]
      if (Math.min(withIt.size, withoutIt.size) < fewestDays) return []
      return [{ theme, by: average(withIt) - average(withoutIt), of: within }]
    })
    .filter(({ by }) => Math.abs(by) >= leastDifference)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.theme.localeCompare(b.theme))
}

const average = (moods: ReadonlyMap<string, number>) =>
  [...moods.values()].reduce((sum, mood) => sum + mood, 0) / moods.size

/** A week is too short for a comparison, so it looks back over four; a month stands for itself. */
function window(told: Telling): Selection {
  if (!isWeek(told)) return span(told)
  const from = Temporal.PlainDate.from(told.scope.period.start).subtract({ weeks: weeksLookedBack }).toString()
  return { from, to: told.scope.until }
}

function compared(told: Telling, { theme }: Difference): Said {
  const [onThem, onOthers] = [
    { ...window(told), daysWith: theme },
    { ...window(told), daysWithout: theme },
  ]
  const days = count(figure(told, 'calendar days', window(told)))
  return say`Looking back over ${days} days: on those you wrote about ${named(told, theme)} your mood averaged ${atMood(figure(told, 'day mood', onThem))}, against ${atMood(figure(told, 'day mood', onOthers))} on the others (${count(figure(told, 'days with a mood', onThem))} and ${count(figure(told, 'days with a mood', onOthers))} days).`
}

/** What the facts invite to, each tied to days the person had. Nothing here says why. */
export function suggestions(told: Telling): Claim[] {
  const brighter = differences(told)
    .filter(({ by }) => by > 0)
    .map((difference) => {
      const ask = oneOf(told, 'brighter', [
        'Is there room for it in the days ahead?',
        'More such days would show whether that holds.',
      ])
      return asClaim(told, ['mood with', difference.theme], say`${compared(told, difference)} ${ask}`, difference)
    })
  return [...brighter.slice(0, 2), ...missing(told)]
}

/** Something that lifted, asked for again. */
export function again(told: Telling, lifted: readonly Moment[]): Claim[] {
  const moment = lifted.find(isOfOneself)
  if (!moment) return []
  const { entryId, day, quote } = moment
  const ask = oneOf(told, 'again', [
    `Could next ${told.scope.period.kind} have something like it?`,
    'Where could there be room for something like it?',
  ])
  const said = say`On ${onThe(day, told.scope.period.kind)} you wrote ${quoted({ entryId, day, quote })} ${ask}`
  return [claim(['again', entryId, quote], said, [])]
}

const longestToRepeat = 140

/** A whole sentence of something one did or met: not a wish, an exclamation, or what was heard of others. */
const isOfOneself = ({ quote }: Moment) =>
  /\b(?:I|we)\b/i.test(quote) && /^\p{Lu}.*\.$/u.test(quote) && quote.length <= longestToRepeat

/** Where days were heavier; named, not explained. */
export function concerns(told: Telling): Claim[] {
  return differences(told)
    .filter(({ by }) => by < 0)
    .slice(0, 2)
    .map((difference) =>
      asClaim(
        told,
        ['mood without', difference.theme],
        say`${compared(told, difference)} Which part of it is yours to change?`,
        difference,
      ),
    )
}

function missing(told: Telling): Claim[] {
  const dropped = silent(told)
  if (!dropped) return []
  const { theme, of } = dropped
  const before = { from: told.scope.before.start, to: told.scope.before.end, theme }
  const said = say`${count(figure(told, 'entries', before))} entries were about ${named(told, theme)} ${theTimeBefore(told)}, and ${share(figure(told, 'entries', { ...span(told), theme }))} ${meanwhile(told)}. Is it settled, or was it crowded out?`
  return [claim(['missing', theme, told.scope.period.start], capital(said), of)]
}

function asClaim(told: Telling, about: string[], said: Said, { theme, of }: Difference): Claim {
  const read = told.now.filter(({ themes }) => themes.includes(theme)) as readonly Quotable[]
  return claim(about, said, of, placesIn(read, theme))
}

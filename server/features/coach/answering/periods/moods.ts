import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { asWritten } from '#server/features/analysis/period/facts/quoting.ts'
import { isCalm } from '../../danger.ts'
import {
  type Answering,
  averageMood,
  citing,
  counted,
  entriesInWords,
  inQuotes,
  inWords,
  listed,
  meanMood,
  plainAnswer,
  spanOf,
} from '../answer.ts'
import { entriesIn, ever, isWithin, type Journal, lately } from '../journal.ts'
import type { Period } from '../question.ts'
import { keySentence } from '../sentences.ts'
import { byMood, moodDifference, timesOf } from './summary.ts'

export const sideBySide = 'That is what stood side by side, not what caused what.'
export const fewest = 3

/** The days at one end of the moods, and what goes with them. */
export const outstanding =
  (end: 'happiest' | 'hardest'): Answering =>
  async ({ period }, journal) => {
    const pages = await entriesIn(journal, period ?? ever)
    const ordered = byMood(pages)
    if (ordered.length < 2) return null
    const calm = (end === 'happiest' ? ordered : ordered.toReversed()).values().filter(isCalm).take(4)
    const shown = [...calm]
    const [first] = shown
    if (!first) return null
    const span = period ? ` ${spanOf(period, journal.today)}` : ''
    const goes = await goesWith(journal, pages, period ?? ever, end)
    return plainAnswer(
      `Going by mood, your ${end} day${span} was ${inWords(first.day, journal.today)}, ${first.moodScore} of 10: ${inQuotes(keySentence(first))} ${goes}`.trim(),
      { citations: citing(shown.map((page) => ({ page, quote: keySentence(page) }))) },
    )
  }

/** Themes and habits whose days lie clearly higher, or lower, than the others. */
export async function goesWith(journal: Journal, pages: readonly Noted[], period: Period, end: 'happiest' | 'hardest') {
  const known = pages.filter(({ moodScore }) => moodScore !== null)
  const sign = end === 'happiest' ? 1 : -1
  const themes = [...timesOf(known).keys()].map((theme) =>
    group(asWritten(theme, known), known, ({ themes }) => themes.includes(theme)),
  )
  const logs = await journal.habitLogs({ ...period, to: journal.today })
  const habits = (await journal.habits()).map(({ id, name }) => {
    const days = new Set(logs.filter(({ habitId, value }) => habitId === id && value > 0).map(({ day }) => day))
    return group(`days of ${inQuotes(name)}`, known, ({ day }) => days.has(day))
  })
  const apart = [...themes, ...habits]
    .filter(
      ({ some, others, difference }) => Math.min(some.length, others.length) >= fewest && difference * sign >= 0.5,
    )
    .toSorted((a, b) => sign * (b.difference - a.difference))
    .slice(0, 3)
  if (apart.length === 0) return ''
  const told = apart.map(
    ({ named, some, others }) =>
      `${named} (${averageMood(some)} in ${entriesInWords(some.length)}, ${averageMood(others)} in the others)`,
  )
  return `Your mood was ${end === 'happiest' ? 'higher' : 'lower'} with ${listed(told)}. ${sideBySide}`
}

export function group<One extends { moodScore: number | null }>(
  named: string,
  known: readonly One[],
  isOne: (one: One) => boolean,
) {
  const [some, others] = [known.filter(isOne), known.filter((page) => !isOne(page))]
  return { named, some, others, difference: moodDifference(some, others) ?? 0 }
}

/** Where the moods go: the last two weeks against the two before, and the newest. */
export const moodNow: Answering = async ({ period }, journal) => {
  const asked = period ?? lately(journal, 14)
  const before = {
    from: Temporal.PlainDate.from(asked.from).subtract({ days: 14 }).toString(),
    to: dayBefore(asked.from),
    named: '',
  }
  const [now, then] = await Promise.all([entriesIn(journal, asked), entriesIn(journal, before)])
  const [is, was] = [meanMood(now), meanMood(then)]
  if (is === null) return null
  const known = now.filter(({ moodScore }) => moodScore !== null)
  const span = period ? spanOf(period, journal.today) : 'in the last two weeks'
  const change =
    was === null
      ? ''
      : ` In the two weeks before it was ${was.toFixed(1)}, so it went ${Math.abs(is - was) < 0.3 ? 'neither up nor down' : is > was ? 'up' : 'down'}.`
  const ordered = byMood(known)
  const shown = [...new Set([known.at(-1), ordered[0], ordered.at(-1)])]
    .filter((page) => page !== undefined)
    .filter(isCalm)
  return plainAnswer(
    `Your mood was ${is.toFixed(1)} of 10 on average ${span}, in ${counted(known.length, 'entry', 'entries')} with one.${change}`,
    { citations: citing(shown.map((page) => ({ page, quote: keySentence(page) }))) },
  )
}

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Each day of the week: how much was written, and the moods. */
export const byWeekday: Answering = async ({ period }, journal) => {
  const marks = (await journal.marks()).filter(isWithin(period ?? ever))
  if (marks.length < 7) return null
  const numbered = marks.map((mark) => ({ ...mark, weekday: Temporal.PlainDate.from(mark.day).dayOfWeek }))
  const days = weekdays.map((name, index) => {
    const own = numbered.filter(({ weekday }) => weekday === index + 1)
    return { name, count: own.length, mood: averageMood(own) }
  })
  const told = days.map(
    ({ name, count, mood }) => `${name} ${entriesInWords(count)}${mood === null ? '' : `, mood ${mood}`}`,
  )
  const part = (isOne: (weekday: number) => boolean) => {
    const own = numbered.filter(({ weekday }) => isOne(weekday))
    return `${averageMood(own) ?? 'unknown'} in ${entriesInWords(own.length)}`
  }
  const most = days.toSorted((a, b) => b.count - a.count)[0]
  return plainAnswer(
    `You write most on ${most?.name}s. ${told.join('; ')}. At weekends your mood averages ${part((day) => day > 5)}, on weekdays ${part((day) => day < 6)}. ${sideBySide}`,
  )
}

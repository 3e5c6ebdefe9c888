import type { Habit } from '#contract/habits.ts'
import { type Answering, citing, counted, entriesInWords, inQuotes, inWords, plainAnswer, spanOf } from '../answer.ts'
import { findExactly } from '../finding/lookup.ts'
import type { Subject } from '../finding/subject.ts'
import { ever, isWithin, type Journal } from '../journal.ts'
import type { Period } from '../question.ts'
import { kinOf, rootOf, wordsIn } from '../words.ts'
import { clearest, spelled } from './mentions.ts'

/** How often: by the habit that is logged for it, and by the entries that tell of it. */
export const howOften: Answering = async (question, journal) => {
  const { subject, period } = question
  const logged = await loggedFor(journal, subject, period)
  const found = await findExactly(journal, subject, period)
  if (!logged && found.finds.length === 0) return null
  const days = [...new Set(found.finds.map(({ page }) => page.day))]
  const span = period ? ` ${spanOf(period, journal.today)}` : ''
  const [first, last] = [days[0], days.at(-1)]
  const when =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? `, on ${inWords(last, journal.today)}`
        : `, on ${counted(days.length, 'day')}, the first on ${inWords(first, journal.today)}, the latest on ${inWords(last, journal.today)}`
  const written =
    found.finds.length === 0
      ? 'No entry of then tells of it.'
      : `You wrote about this in ${entriesInWords(found.finds.length)}${span}${when}.`
  return plainAnswer(`${spelled(found)}${logged ? `${logged} ` : ''}${written}`, {
    citations: citing(clearest(found.finds)),
  })
}

/** How much of a habit was logged: its unit added up. */
export const howMuch: Answering = async (question, journal) => {
  const logged = await loggedFor(journal, question.subject, question.period)
  return logged === null ? null : plainAnswer(logged)
}

/** How many entries there are, on how many days. */
export const howManyEntries: Answering = async ({ period, subject }, journal) => {
  if (subject.roots.length > 0) return null
  const marks = (await journal.marks()).filter(isWithin(period ?? ever))
  const days = new Set(marks.map(({ day }) => day)).size
  const words = marks.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const [first] = marks
  const span = period ? ` ${spanOf(period, journal.today)}` : first ? ` since ${inWords(first.day, journal.today)}` : ''
  if (marks.length === 0) return plainAnswer(`You wrote nothing${span}.`)
  return plainAnswer(
    `You wrote ${entriesInWords(marks.length)}${span}, on ${counted(days, 'day')}, ${words.toLocaleString('en-US')} words in all.`,
  )
}

/** The longest time without an entry, and since when there are any. */
export const longestGap: Answering = async (_, journal) => {
  const days = [...new Set((await journal.marks()).map(({ day }) => day))].sort()
  const gaps = days.slice(1).map((day, index) => {
    const before = days[index] ?? day
    return { before, day, length: Temporal.PlainDate.from(before).until(day, { largestUnit: 'day' }).days }
  })
  const [first] = days
  const longest = gaps.toSorted((a, b) => b.length - a.length)[0]
  if (!first || !longest) return null
  const without = longest.length - 1
  const gap =
    without < 1
      ? 'You have not missed a day.'
      : `The longest you went without writing was ${counted(without, 'day')}, between ${inWords(longest.before, journal.today)} and ${inWords(longest.day, journal.today)}.`
  return plainAnswer(
    `You have written since ${inWords(first, journal.today)}, on ${counted(days.length, 'day')}. ${gap}`,
  )
}

/** What the log of the habit that was asked for says; null where no habit is meant. */
async function loggedFor(journal: Journal, subject: Subject, period: Period | null): Promise<string | null> {
  const habit = habitFor(await journal.habits(), subject)
  if (!habit) return null
  const span = period ?? { ...ever, to: journal.today }
  const logs = (await journal.habitLogs(span)).filter(({ habitId, value }) => habitId === habit.id && value > 0)
  const days = new Set(logs.map(({ day }) => day)).size
  const sum = logs.reduce((total, { value }) => total + value, 0)
  const when = period ? ` ${spanOf(period, journal.today)}` : ''
  if (days === 0) return `The log of ${inQuotes(habit.name)} has nothing${when}.`
  const amount =
    habit.unit === 'times' ? '' : `, ${Number(sum.toFixed(1)).toLocaleString('en-US')} ${habit.unit} in all`
  return `By the log of ${inQuotes(habit.name)}: ${counted(days, 'day')}${when}${amount}.`
}

const ofHabits = new Set(['habit', 'streak', 'routine', 'goal', 'time', 'day'].map(rootOf))

export function habitFor(habits: readonly Habit[], { roots }: Subject): Habit | null {
  const asked = roots.filter((root) => !ofHabits.has(root))
  const score = ({ name }: Habit) => {
    const named = new Set(wordsIn(name).flatMap((word) => kinOf(rootOf(word))))
    return asked.filter((root) => named.has(root)).length
  }
  const best = habits.toSorted((a, b) => score(b) - score(a))[0]
  return best && score(best) > 0 && score(best) >= Math.min(2, asked.length) ? best : null
}

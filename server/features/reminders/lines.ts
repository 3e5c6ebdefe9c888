import type { Moment } from '#server/features/recent/moments.ts'
import { retold, verbFor } from '#server/features/recent/telling.ts'
import type { Thread } from '#server/features/recent/threads.ts'
import { daysBetween, nameOfDay, whenSaid } from '#server/features/recent/when.ts'
import { callLines, goalLines, momentLines, streakLines } from './words.ts'

/** `about` tells two lines on the same thing apart from two on different ones, however they are worded. */
export type Line = { about: string; text: string; entryId: number | null }

/** What comes on a day is named ahead, on the eve, on the day, and once after it if nothing was written since. */
export function threadLine(thread: Thread, today: string, lastWritten: string | null): Line | null {
  const moment = momentOf(thread, today, lastWritten)
  if (!moment) return null
  const { entryId, quote } = thread
  return { about: `thread ${moment} ${entryId} ${quote}`, text: `${retold(thread, today)}${endings[moment]}`, entryId }
}

const endings = {
  meant: '',
  ahead: '',
  eve: ' That is tomorrow.',
  today: ' That is today.',
  after: ' That was yesterday. How it went is not in your journal yet.',
}
const longestAhead = 6
const longestMeant = 6

function momentOf({ on, writtenOn }: Thread, today: string, lastWritten: string | null): keyof typeof endings | null {
  if (on === null) {
    const age = daysBetween(writtenOn, today)
    return age >= 1 && age <= longestMeant ? 'meant' : null
  }
  const days = daysBetween(today, on)
  if (days === 0) return 'today'
  if (days === 1) return 'eve'
  if (days === -1) return lastWritten !== null && lastWritten < on ? 'after' : null
  return days > 1 && days <= longestAhead && writtenOn < today ? 'ahead' : null
}

export function momentLine(moment: Moment, today: string, choice: number): Line {
  const { entryId, quote, writtenOn } = moment
  const ago = daysBetween(writtenOn, today)
  const words = { said: verbFor(moment), when: whenSaid(writtenOn, today), day: nameOfDay(writtenOn, today) }
  const opening = ago > 25 ? `${longAgo(writtenOn, today)} you ${words.said}` : filled(pick(momentLines, choice), words)
  return { about: `moment ${entryId} ${quote}`, text: `${opening}: “${quote}”`, entryId }
}

/** For days of the same number in other months and years. */
function longAgo(day: string, today: string): string {
  const { years, months } = Temporal.PlainDate.from(day).until(today, { largestUnit: 'years' })
  if (years > 0) return years === 1 ? 'A year ago today' : `${years} years ago today`
  return months === 1 ? 'A month ago today' : `${months} months ago today`
}

export function callLine(time: string, choice: number): Line {
  return ownLine(filled(pick(callLines, choice), { time }))
}

export function streakLine(days: number, choice: number): Line {
  return ownLine(filled(pick(streakLines, choice), { days: String(days), next: String(days + 1) }))
}

export type Goal = { title: string; targetDate: string | null }

export function goalLine({ title, targetDate }: Goal, today: string, choice: number): Line {
  const days = targetDate === null ? null : daysBetween(today, targetDate)
  if (days === null || days < 0 || days > 7) {
    return { about: `goal ${title}`, text: filled(pick(goalLines, choice), { title }), entryId: null }
  }
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return { about: `goal ${title} ${when}`, text: `The day you set for “${title}” is ${when}.`, entryId: null }
}

export function ownLine(text: string): Line {
  return { about: text, text, entryId: null }
}

const pick = (options: readonly string[], choice: number) => options[choice % options.length] ?? ''

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

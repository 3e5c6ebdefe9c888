import type { RememberedThread } from '#contract/memory.ts'
import type { Aim } from '#server/features/goals/mentions.ts'
import type { Moment } from '#server/features/journal/recent/recent-entries.ts'
import { retold, toldThread, verbFor } from '#server/language/people/retelling.ts'
import { daysBetween, nameOfDay, whenSaid } from '#server/language/time/day-names.ts'
import { callLines, goalLines, momentLines, streakLines } from './words.ts'

/** `about` tells two lines on the same thing apart from two on different ones, however they are worded. */
export type Line = {
  about: string
  text: string
  entryId: number | null
  /** The same in the words of a language model, and of which. */
  said?: string
  saidBy?: string
}

export const wordsOf = ({ text, said }: Line) => said ?? text

/** What it is about, whichever of its moments has come: what was named yesterday is not named today in other words. */
export const matterOf = (about: string) => about.replace(/^(thread|goal) (?:\w+) /, '$1 ')

/** What comes on a day is named once ahead, on its day, and once after it if nothing was written since. */
export function threadLine(thread: RememberedThread, today: string, lastWritten: string | null): Line | null {
  const moment = momentOf(thread, today, lastWritten)
  if (!moment) return null
  const { entryId, quote, on } = thread
  const ending = {
    meant: '',
    ahead: '',
    today: ' That is today.',
    after: ` That was ${whenWas(on, today)}. How did it go?`,
  }
  return {
    about: `thread ${moment} ${entryId} ${quote}`,
    text: `${toldThread(thread, today)}${ending[moment]}`,
    entryId,
  }
}

const whenWas = (day: string | null, today: string) => (day ? whenSaid(day, today) : '')

const [nearestAhead, longestAhead] = [2, 6]
const longestAfter = 3
const longestMeant = 6

type At = 'meant' | 'ahead' | 'today' | 'after'

/** On its eve nothing is said: on the day itself it counts more, and nobody wants to hear it twice. */
function momentOf(
  { on, writtenOn, correction }: RememberedThread,
  today: string,
  lastWritten: string | null,
): At | null {
  const age = daysBetween(writtenOn, today)
  // A day that was put right is told in their words, not counted by us.
  if (on === null || correction) return age >= 1 && age <= longestMeant ? 'meant' : null
  const days = daysBetween(today, on)
  if (days === 0) return 'today'
  if (days < 0) return days >= -longestAfter && lastWritten !== null && lastWritten < on ? 'after' : null
  return days >= nearestAhead && days <= longestAhead && age >= 1 ? 'ahead' : null
}

export function momentLine(moment: Moment, today: string, choice: number): Line {
  const { entryId, quote, writtenOn } = moment
  const ago = daysBetween(writtenOn, today)
  const words = { said: verbFor(moment), when: whenSaid(writtenOn, today), day: nameOfDay(writtenOn, today) }
  const opening = ago > 25 ? `${longAgo(writtenOn, today)} you ${words.said}` : filled(pick(momentLines, choice), words)
  return { about: `moment ${entryId} ${quote}`, text: `${opening}: “${quote}”`, entryId }
}

export function leftOffLine({ entryId, quote, writtenOn }: Moment, today: string): Line {
  const text = `Where you left off ${whenSaid(writtenOn, today)}: “${quote}”`
  return { about: `moment ${entryId} ${quote}`, text, entryId }
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

/** The time a call was promised for; null where a line promises none. */
export function promisedCall(text: string): string | null {
  const [time] = /\d{1,2}:\d{2} [AP]M/.exec(text) ?? []
  return time && callLines.some((line) => filled(line, { time }) === text) ? time : null
}

export function streakLine(days: number, choice: number): Line {
  const text = filled(pick(streakLines, choice), { days: String(days), next: String(days + 1) })
  return { about: `streak ${days}`, text, entryId: null }
}

/** Days before its day on which a goal is named. */
const dueDays = [7, 4, 2, 0]
const longestNotes = 140

export function goalLine(goal: Aim, mention: Moment | null, today: string, choice: number): Line | null {
  const { title, targetDate, progress, notes } = goal
  const days = targetDate === null ? null : daysBetween(today, targetDate)
  if (days !== null && days >= 0 && days <= longestAhead + 1) {
    if (!dueDays.includes(days)) return null
    const when = days === 0 ? 'today' : `in ${days} days`
    return { about: `goal due${days} ${title}`, text: `The day you set for “${title}” is ${when}.`, entryId: null }
  }
  const about = `goal set ${title}`
  if (mention) {
    const opening = `You ${verbFor(mention)} ${whenSaid(mention.writtenOn, today)}`
    const text = `${opening}: “${mention.quote}” One of your goals is “${title}”.`
    return { about, text, entryId: mention.entryId }
  }
  const isShort = notes !== null && notes.length <= longestNotes && !/[\n“”"]/.test(notes)
  if (isShort) return { about, text: `On your goal “${title}” you noted: “${notes}”`, entryId: null }
  if (progress > 0) return { about, text: `You have put your goal “${title}” at ${progress} percent.`, entryId: null }
  return { about, text: filled(pick(goalLines, choice), { title }), entryId: null }
}

/** "You wrote on Sunday that you finished the gate. That counts." */
export function deedLine(deed: Moment, ending: string, today: string): Line {
  const { entryId, quote } = deed
  return { about: `deed ${entryId} ${quote}`, text: `${retold(deed, today)} ${ending}`, entryId }
}

export function ownLine(text: string): Line {
  return { about: text, text, entryId: null }
}

const pick = (options: readonly string[], choice: number) => options[choice % options.length] ?? ''

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

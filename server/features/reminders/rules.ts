import { rank, shuffled } from '#server/features/recent/chance.ts'
import { momentsIn } from '#server/features/recent/moments.ts'
import { needsCare, themesOf, toneOf } from '#server/features/recent/mood.ts'
import type { RecentEntry } from '#server/features/recent/queries.ts'
import { threadsIn } from '#server/features/recent/threads.ts'
import { daysBetween } from '#server/features/recent/when.ts'
import { affirmationsFor } from './affirmations/choosing.ts'
import { callLine, type Goal, goalLine, type Line, momentLine, ownLine, streakLine, threadLine } from './lines.ts'
import { gentleLines, helpLines } from './words.ts'

/** All that a person's day is made of; the same facts always make the same day. */
export type Facts = {
  userId: number
  today: string
  /** Newest first. */
  recent: readonly RecentEntry[]
  /** From the same day of other months and years. */
  longAgo: readonly RecentEntry[]
  /** Days in a row that end yesterday or today. */
  streak: number
  /** The call still to come today, as a clock shows it: 7:00 PM. */
  callAt: string | null
  goals: readonly Goal[]
  /** A sentence with the number to call where the person lives. */
  help: string
  /** What each line was about, and each affirmation, of the last fortnight. */
  shown: ReadonlySet<string>
}

export type Day = { lines: Line[]; affirmations: string[] }

const mostLines = 4
const leastStreak = 2
/** A moment of yesterday is still in one's head. */
const leastDaysBack = 2

export function dayOf(facts: Facts): Day {
  const { userId, today, recent, shown } = facts
  const care = needsCare(recent, today)
  const choosing = { tone: toneOf(recent, today), needsCare: care, themes: themesOf(recent, today) }
  return {
    lines: care ? linesOfCare(facts) : linesOf(facts),
    affirmations: affirmationsFor({ ...choosing, shown, salt: `${userId} ${today}` }),
  }
}

/** What has a date first, then one line each from the calendar, what is meant to be done, what was good, a goal. */
function linesOf(facts: Facts): Line[] {
  const threads = threadLines(facts)
  const lines = [
    ...threads.dated.slice(0, 2),
    ...fresh(facts, calendarLines(facts)).slice(0, 1),
    ...threads.meant.slice(0, 1),
    ...fresh(facts, momentLines(facts)).slice(0, 1),
    ...fresh(facts, goalLines(facts)).slice(0, 1),
  ]
  return lines.slice(0, mostLines)
}

/** No streaks, no goals, nothing to be proud of: one quiet sentence, where help is, and what has its date today. */
function linesOfCare(facts: Facts): Line[] {
  const quiet = fresh(facts, gentleLines.map(ownLine), 'gentle')
  const help = fresh(
    facts,
    helpLines.map((words) => ownLine(words.replace('{line}', facts.help))),
    'help',
  )
  const today = threadLines(facts).dated.filter(({ about }) => about.startsWith('thread today'))
  // Where help is stands there every day, even once all of its wordings have been used.
  const always = help[0] ?? ownLine(facts.help)
  return [...quiet.slice(0, 1), always, ...today.slice(0, 1)]
}

function fresh({ userId, today, shown }: Facts, lines: readonly Line[], salt = ''): Line[] {
  const unseen = lines.filter(({ about }) => !shown.has(about))
  return salt ? shuffled(unseen, `${userId} ${today} ${salt}`, ({ about }) => about) : unseen
}

function threadLines(facts: Facts): { dated: Line[]; meant: Line[] } {
  const { recent, today } = facts
  const lastWritten = recent[0]?.day ?? null
  const threads = threadsIn(recent).map((thread) => ({ thread, line: threadLine(thread, today, lastWritten) }))
  const linesWhere = (isDated: boolean) =>
    fresh(
      facts,
      threads
        .filter(({ thread }) => (thread.on !== null) === isDated)
        .sort((one, other) => (one.thread.on ?? '').localeCompare(other.thread.on ?? ''))
        .flatMap(({ line }) => line ?? []),
    )
  return { dated: linesWhere(true), meant: linesWhere(false) }
}

function calendarLines({ userId, today, recent, streak, callAt }: Facts): Line[] {
  const choice = rank(`${userId} ${today}`)
  const isOpen = recent[0]?.day !== today
  return [
    ...(isOpen && streak >= leastStreak ? [0, 1, 2].map((turn) => streakLine(streak, choice + turn)) : []),
    ...(callAt ? Array.from({ length: 17 }, (_, turn) => callLine(callAt, choice + turn)) : []),
  ]
}

function momentLines({ userId, today, recent, longAgo }: Facts): Line[] {
  const choice = rank(`${userId} ${today} moment`)
  const lately = momentsIn(recent.filter(({ day }) => daysBetween(day, today) >= leastDaysBack))
  const mixed = shuffled(lately, `${userId} ${today}`, ({ quote }) => quote)
  return [...momentsIn(longAgo), ...mixed].map((moment) => momentLine(moment, today, choice))
}

/** What is due first, then one of the others. */
function goalLines({ userId, today, goals }: Facts): Line[] {
  const choice = rank(`${userId} ${today} goal`)
  const due = goals.filter(({ targetDate }) => targetDate !== null && targetDate >= today)
  const byDate = due.sort((one, other) => (one.targetDate ?? '').localeCompare(other.targetDate ?? ''))
  const others = shuffled(
    goals.filter((goal) => !due.includes(goal)),
    `${userId} ${today}`,
    ({ title }) => title,
  )
  const isNear = ({ targetDate }: Goal) => targetDate !== null && daysBetween(today, targetDate) <= 7
  return [...byDate.filter(isNear), ...others, ...byDate.filter((goal) => !isNear(goal))].map((goal) =>
    goalLine(goal, today, choice),
  )
}

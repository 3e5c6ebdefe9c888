import type { RememberedThread } from '#contract/memory.ts'
import { type Aim, isSameAim, mentionOf } from '#server/features/goals/mentions.ts'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { themesOf, toneOf } from '#server/features/journal/recent/recent-mood.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { withoutArticle } from '#server/language/preferences/preferences.ts'
import { rank, shuffled } from '#server/language/seeded-order.ts'
import { daysBetween } from '#server/language/time/day-names.ts'
import { affirmationsFor } from './affirmations/choosing.ts'
import { deedsIn } from './affirmations/deeds.ts'
import {
  callLine,
  goalLine,
  type Line,
  leftOffLine,
  matterOf,
  momentLine,
  ownLine,
  streakLine,
  threadLine,
} from './lines.ts'
import { leftOffIn, momentsIn } from './moments/moments.ts'
import { callLines, gentleLines, helpLines } from './words.ts'

/** All that a person's day is made of; the same facts always make the same day. */
export type Facts = {
  userId: number
  today: string
  /** Newest first. */
  recent: readonly RecentEntry[]
  /** What is still open in them, as the person left it in what is remembered. */
  threads: readonly RememberedThread[]
  /** Nothing is cheerful or playful then. */
  needsCare: boolean
  /** From the same day of other months and years. */
  longAgo: readonly RecentEntry[]
  /** Days in a row that end yesterday or today. */
  streak: number
  /** The call still to come today, as a clock shows it: 7:00 PM. */
  callAt: string | null
  goals: readonly Aim[]
  /** What they like to be asked about, and what is not to be brought up. */
  wants: readonly string[]
  forbidden: readonly string[]
  /** A sentence with the number to call where the person lives. */
  help: string
  /** What each line was about, and each affirmation, of the last fortnight. */
  shown: ReadonlySet<string>
  /** What lines of yesterday were about. */
  shownYesterday: ReadonlySet<string>
}

/** `isCare` where it was made for somebody who needs care. */
export type Day = { lines: Line[]; affirmations: Line[]; isCare: boolean }

const mostLines = 4
/** With so few, the call is named, too. */
const fewLines = 2
/** A row is named where it is round, and on other days left alone: it is nobody's duty. */
const isRound = (days: number) => [3, 7, 14, 21, 30].includes(days) || (days > 0 && days % 50 === 0)
/** A moment of yesterday is still in one's head. */
const leastDaysBack = 2

export function dayOf(facts: Facts): Day {
  const { userId, today, recent, needsCare: care, shown } = facts
  const lines = care ? linesOfCare(facts) : linesOf(facts)
  const choosing = {
    forbidden: facts.forbidden,
    today,
    tone: toneOf(recent, today),
    needsCare: care,
    themes: themesOf(recent, today),
    shown,
  }
  const deeds = deedsIn(recent, today).filter(({ quote }) => lines.every(({ text }) => !text.includes(quote)))
  const affirmations = affirmationsFor({ ...choosing, deeds, salt: `${userId} ${today}` })
  return { lines, affirmations, isCare: care }
}

/** What has a date first, then one line each of a round row of days, what is meant to be done, what was good, a goal. */
function linesOf(facts: Facts): Line[] {
  const threads = threadLines(facts)
  const lines = [
    ...threads.dated.slice(0, 2),
    ...fresh(facts, streakLines(facts)).slice(0, 1),
    ...threads.meant.slice(0, 1),
    ...fresh(facts, momentLines(facts)).slice(0, 1),
    ...fresh(facts, goalLines(facts)).slice(0, 1),
  ].slice(0, mostLines)
  if (lines.length >= fewLines) return lines
  const leftOff = lines.length === 0 ? fresh(facts, lastLines(facts)).slice(0, 1) : []
  return [...lines, ...leftOff, ...fresh(facts, callsToday(facts)).slice(0, 1)]
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

function fresh(
  { userId, today, shown, shownYesterday, wants, forbidden }: Facts,
  lines: readonly Line[],
  salt = '',
): Line[] {
  const yesterday = new Set([...shownYesterday].map(matterOf))
  const unseen = lines.filter(({ about }) => !shown.has(about) && !yesterday.has(matterOf(about)))
  if (salt) return shuffled(unseen, `${userId} ${today} ${salt}`, ({ about }) => about)
  const topics = wants.map(withoutArticle)
  const isWished = ({ text }: Line) => speaksOf(text, topics)
  const welcome = unseen.filter(({ text }) => !speaksOf(text, forbidden))
  return [...welcome.filter(isWished), ...welcome.filter((line) => !isWished(line))]
}

function threadLines(facts: Facts): { dated: Line[]; meant: Line[] } {
  const { recent, today } = facts
  const lastWritten = recent[0]?.day ?? null
  const threads = facts.threads.map((thread) => ({ thread, line: threadLine(thread, today, lastWritten) }))
  const linesWhere = (isDated: boolean) =>
    fresh(
      facts,
      threads
        .filter(({ thread }) => (thread.on !== null && !thread.correction) === isDated)
        .sort((one, other) => (one.thread.on ?? '').localeCompare(other.thread.on ?? ''))
        .flatMap(({ line }) => line ?? []),
    )
  return { dated: linesWhere(true), meant: linesWhere(false) }
}

function streakLines({ userId, today, recent, streak }: Facts): Line[] {
  const isOpen = recent[0]?.day !== today
  return isOpen && isRound(streak) ? [streakLine(streak, rank(`${userId} ${today}`))] : []
}

function callsToday({ userId, today, callAt }: Facts): Line[] {
  const choice = rank(`${userId} ${today}`)
  return callAt ? callLines.map((_, turn) => callLine(callAt, choice + turn)) : []
}

function momentLines({ userId, today, recent, longAgo }: Facts): Line[] {
  const choice = rank(`${userId} ${today} moment`)
  const lately = momentsIn(recent.filter(({ day }) => daysBetween(day, today) >= leastDaysBack))
  const mixed = shuffled(lately, `${userId} ${today}`, ({ quote }) => quote)
  return [...momentsIn(longAgo), ...mixed].map((moment) => momentLine(moment, today, choice))
}

function lastLines({ recent, today }: Facts): Line[] {
  const moment = leftOffIn(recent.filter(({ day }) => day < today))
  return moment ? [leftOffLine(moment, today)] : []
}

/** What is due first, then one of the others; none that is much like the one of yesterday. */
function goalLines({ userId, today, recent, threads, goals: all, shownYesterday }: Facts): Line[] {
  const choice = rank(`${userId} ${today} goal`)
  const named = [...shownYesterday]
    .filter((about) => about.startsWith('goal '))
    .map((about) => matterOf(about).slice(5))
  const goals = all.filter(({ title }) => !named.some((one) => isSameAim(one, title)))
  const open = new Set(threads.map(({ quote }) => quote))
  const written = recent.filter(({ day }) => day < today)
  const isNear = ({ targetDate }: Aim) => {
    const days = targetDate === null ? -1 : daysBetween(today, targetDate)
    return days >= 0 && days <= 7
  }
  const due = goals.filter(isNear)
  const byDate = due.toSorted((one, other) => (one.targetDate ?? '').localeCompare(other.targetDate ?? ''))
  const others = shuffled(
    goals.filter((goal) => !isNear(goal)),
    `${userId} ${today}`,
    ({ title }) => title,
  )
  return [...byDate, ...others].flatMap((goal) => goalLine(goal, mentionOf(goal, written, open), today, choice) ?? [])
}

/** What still stands there keeps the words a model found for it, unless what they rest on was changed or forbidden. */
export function saidAgain(made: Day, standing: Day, isUnwanted: (line: Line) => boolean): Day {
  const known = [...standing.lines, ...standing.affirmations].filter((line) => !line.said || !isUnwanted(line))
  const again = (line: Line) => known.find(({ about, text }) => about === line.about && text === line.text) ?? line
  return { ...made, lines: made.lines.map(again), affirmations: made.affirmations.map(again) }
}

import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { asWritten } from '#server/features/analysis/period/facts/quoting.ts'
import { capitalised } from '#server/language/format.ts'
import { isCalm } from '../../danger.ts'
import {
  type Answer,
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
import { firstSentences } from '../finding/quoting.ts'
import { entriesIn, isWithin, type Journal, lately } from '../journal.ts'
import { leftOpen } from '../open/threads.ts'
import type { Period } from '../question.ts'
import { keySentence } from '../sentences.ts'

const mostHighlights = 5

/** What there was in these days: how much was written, the moods, what came up, the days that stand out, habits, what is open. */
export const summary: Answering = async ({ period }, journal) => {
  const asked = period ?? lately(journal, 14)
  const pages = await entriesIn(journal, asked)
  if (pages.length === 0) return nothingThen(journal, asked)
  const span = spanOf(asked, journal.today)
  const marks = (await journal.marks()).filter(isWithin(asked))
  const days = new Set(marks.map(({ day }) => day)).size
  if (pages.length <= fewPages) return oneByOne(pages, span, journal)
  const parts = [
    `${capitalised(span)} you wrote ${entriesInWords(marks.length)} on ${counted(days, 'day')}${moodOf(marks)}.`,
    themesOf(pages, marks.length),
    ...standingOut(pages, journal.today),
    await habitsIn(journal, asked),
    openIn(pages, asked, journal.today),
  ]
  return plainAnswer(parts.filter(Boolean).join(' '), {
    citations: citing(highlights(pages).map((page) => ({ page, quote: keySentence(page) }))),
  })
}

const fewPages = 3
const mostForOpen = 20

/** So few that each is told by how it begins. */
async function oneByOne(pages: readonly Noted[], span: string, _journal: Journal): Promise<Answer> {
  const calm = pages.filter(isCalm)
  const told = calm.map((page) => `${inQuotes(page.title)}: ${inQuotes(firstSentences(page.content))}`)
  return plainAnswer(
    `${capitalised(span)} you wrote ${entriesInWords(pages.length)}${moodOf(pages)}. ${told.join(' ')}`.trim(),
    {
      citations: citing(calm.map((page) => ({ page, quote: firstSentences(page.content) }))),
    },
  )
}

/** Two stretches of time side by side. One that is not named is the time since, or this month. */
export const comparison: Answering = async ({ periods, feeling, subject }, journal) => {
  const [then, now] = pairOf(periods, journal)
  if (!then || !now) return null
  const [before, since] = await Promise.all([entriesIn(journal, then), entriesIn(journal, now)])
  const [thenSpan, nowSpan] = [spanOf(then, journal.today), spanOf(now, journal.today)]
  if (before.length === 0 || since.length === 0)
    return plainAnswer(`I can’t compare them: you wrote nothing ${before.length === 0 ? thenSpan : nowSpan}.`)
  const [was, is] = [averageMood(before), averageMood(since)]
  const mood =
    was === null || is === null
      ? ''
      : `Your mood was ${was} of 10 on average in the ${entriesInWords(before.length)} ${thenSpan}, and ${is} in the ${entriesInWords(since.length)} ${nowSpan}${byHowMuch(Number(is) - Number(was))}.`
  const words = feeling ?? (subject.roots.length > 0 ? subject.words : null)
  const told = words ? wordsTold(words, before, since, thenSpan, nowSpan) : changedThemes(before, since)
  return plainAnswer(`${mood} ${told} ${fewNote(before, since)}`.replace(/\s+/g, ' ').trim(), {
    citations: citing(
      [...lowAndHigh(before), ...lowAndHigh(since)].map((page) => ({ page, quote: keySentence(page) })),
    ),
  })
}

function byHowMuch(change: number): string {
  if (Math.abs(change) < 0.3) return ', about the same'
  return `, ${change > 0 ? 'higher' : 'lower'} by ${Math.abs(change).toFixed(1)}`
}

function pairOf(periods: readonly Period[], journal: Journal): [Period, Period] | [] {
  const [one, other] = periods.toSorted((a, b) => a.from.localeCompare(b.from))
  if (one && other) return [one, other]
  const first = journal.today.slice(0, 8)
  const month = { from: `${first}01`, to: journal.today, named: 'this month' }
  const named = one ?? monthBefore(journal.today)
  if (named.to >= journal.today) return [periodBefore(named), named]
  const dayAfter = Temporal.PlainDate.from(named.to).add({ days: 1 }).toString()
  return [named, dayAfter < month.from ? month : { from: dayAfter, to: journal.today, named: 'since' }]
}

function monthBefore(today: string): Period {
  const first = Temporal.PlainDate.from(today).with({ day: 1 })
  return { from: first.subtract({ months: 1 }).toString(), to: first.subtract({ days: 1 }).toString(), named: '' }
}

function periodBefore({ from, to }: Period): Period {
  const first = Temporal.PlainDate.from(from)
  const length = first.until(to, { largestUnit: 'day' }).days + 1
  return { from: first.subtract({ days: length }).toString(), to: first.subtract({ days: 1 }).toString(), named: '' }
}

function wordsTold(
  words: readonly string[],
  before: readonly Noted[],
  since: readonly Noted[],
  then: string,
  now: string,
) {
  const speaking = new RegExp(`(?<!\\p{L})(?:${words.map(RegExp.escape).join('|')})(?!\\p{L})`, 'iu')
  const holding = (pages: readonly Noted[]) => pages.filter(({ content }) => speaking.test(content)).length
  const [was, is] = [holding(before), holding(since)]
  const change = was / before.length - is / since.length
  const verdict = Math.abs(change) < 0.05 ? 'about the same' : change > 0 ? 'less' : 'more'
  return `Words like ${listed(words.slice(0, 3).map(inQuotes))} stand in ${was} of ${before.length} entries ${then}, and in ${is} of ${since.length} ${now}: by your own words, ${verdict}.`
}

function changedThemes(before: readonly Noted[], since: readonly Noted[]): string {
  const [was, is] = [timesOf(before), timesOf(since)]
  const share = (times: Map<string, number>, theme: string, all: number) => (times.get(theme) ?? 0) / all
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .filter((theme) => (was.get(theme) ?? 0) + (is.get(theme) ?? 0) > 2)
    .map((theme) => ({ theme, change: share(is, theme, since.length) - share(was, theme, before.length) }))
    .toSorted((a, b) => b.change - a.change)
  const told = ({ theme }: { theme: string }) =>
    `${asWritten(theme, [...before, ...since])} (${was.get(theme) ?? 0} of ${before.length} before, ${is.get(theme) ?? 0} of ${since.length} then)`
  const more = changes.filter(({ change }) => change > 0.08).slice(0, 2)
  const less = changes.filter(({ change }) => change < -0.08).slice(-2)
  const parts = [
    more.length > 0 ? `You wrote more of ${listed(more.map(told))}.` : '',
    less.length > 0 ? `You wrote less of ${listed(less.map(told))}.` : '',
  ]
  return parts.join(' ')
}

const fewNote = (...groups: (readonly Noted[])[]) =>
  groups.some((pages) => pages.length < 4) ? 'That is few entries to go by.' : ''

async function nothingThen(journal: Journal, period: Period): Promise<Answer> {
  const away = ({ day }: { day: string }) =>
    Math.abs(Temporal.PlainDate.from(day).until(period.from, { largestUnit: 'day' }).days)
  const nearest = (await journal.marks()).toSorted((a, b) => away(a) - away(b))[0]
  const [page] = nearest ? await journal.open([nearest.id]) : []
  return plainAnswer(
    `You wrote nothing ${spanOf(period, journal.today)}.${page ? ` The nearest entry is from ${inWords(page.day, journal.today)}.` : ''}`,
    { citations: page ? citing([{ page, quote: keySentence(page) }]) : [] },
  )
}

const moodOf = (pages: readonly { moodScore: number | null }[]) => {
  const mood = averageMood(pages)
  return mood === null
    ? ''
    : pages.length === 1
      ? `, with a mood of ${mood} of 10`
      : `, with a mood of ${mood} of 10 on average`
}

export function timesOf(pages: readonly Noted[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { themes } of pages) for (const theme of new Set(themes)) times.set(theme, (times.get(theme) ?? 0) + 1)
  return times
}

function themesOf(pages: readonly Noted[], all: number): string {
  const often = [...timesOf(pages)].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a)
  return often.length === 0
    ? ''
    : `What came up most${pages.length < all ? ` in the last ${pages.length} of them` : ''}: ${listed(often.slice(0, 4).map(([theme, count]) => `${asWritten(theme, pages)} (${count})`))}.`
}

export const byMood = (pages: readonly Noted[]) =>
  pages
    .filter((page): page is Noted & { moodScore: number } => page.moodScore !== null)
    .toSorted((a, b) => b.moodScore - a.moodScore || b.day.localeCompare(a.day))

/** The entries with the highest and the lowest mood that may be shown. */
export function lowAndHigh(pages: readonly Noted[]): Noted[] {
  const ordered = byMood(pages)
  const [high, low] = [ordered.find(isCalm), ordered.findLast(isCalm)]
  return [high, low].filter((page, index, all) => page !== undefined && all.indexOf(page) === index) as Noted[]
}

function standingOut(pages: readonly Noted[], today: string): string[] {
  const [best, hardest] = lowAndHigh(pages)
  if (!best || !hardest || (best.moodScore ?? 0) - (hardest.moodScore ?? 0) < 1) return []
  const day = (page: Noted) => `${inWords(page.day, today)} (${page.moodScore}): ${inQuotes(keySentence(page))}`
  return [`The best day by mood was ${day(best)}`, `The hardest was ${day(hardest)}`]
}

/** In the order of days: the ends of the moods, then what is longest. */
function highlights(pages: readonly Noted[]): Noted[] {
  const ordered = byMood(pages)
  const chosen = [
    ordered[0],
    ordered.at(-1),
    ordered[1],
    ordered.at(-2),
    ...pages.toSorted((a, b) => b.wordCount - a.wordCount),
  ]
  const calm = [...new Set(chosen.filter((page) => page !== undefined))].values().filter(isCalm).take(mostHighlights)
  return [...calm].toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id)
}

async function habitsIn(journal: Journal, period: Period): Promise<string> {
  const habits = (await journal.habits()).filter(({ isActive }) => isActive)
  if (habits.length === 0) return ''
  const logs = await journal.habitLogs(period)
  const done = habits.flatMap(({ id, name }) => {
    const days = new Set(logs.filter(({ habitId, value }) => habitId === id && value > 0).map(({ day }) => day)).size
    return days > 0 ? [{ name, days }] : []
  })
  const most = done.toSorted((a, b) => b.days - a.days).slice(0, 3)
  return most.length === 0
    ? ''
    : `Habits: ${listed(most.map(({ name, days }) => `${name} on ${counted(days, 'day')}`))}.`
}

function openIn(pages: readonly Noted[], period: Period, today: string): string {
  const left = leftOpen(pages.slice(-mostForOpen), today).at(-1)
  return left && isWithin(period)(left.page) && left.page.day < today
    ? `${left.on !== null && left.on >= today ? 'Ahead' : 'Left open'}: ${inQuotes(left.quote)}`
    : ''
}

type Mooded = { moodScore: number | null }

export const moodDifference = (some: readonly Mooded[], others: readonly Mooded[]) => {
  const [one, other] = [meanMood(some), meanMood(others)]
  return one === null || other === null ? null : one - other
}

import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { words } from '#server/language/words.ts'
import { type Answering, ago, citing, counted, inQuotes, inWords, listed, plainAnswer } from '../answer.ts'
import { findNear } from '../finding/lookup.ts'
import type { Subject } from '../finding/subject.ts'
import { entriesIn, type Journal, lately } from '../journal.ts'
import { isSmall, kinOf, rootOf, wordsIn } from '../words.ts'
import { ahead, comingUp, leftOpen, repeated } from './threads.ts'

const daysLookedBack = 60

/** What was announced and not come back to, what is said again and again, and what is unticked. */
export const whatIsOpen: Answering = async ({ period, subject }, journal) => {
  const pages = await entriesIn(journal, period ?? lately(journal, daysLookedBack))
  const isAbout = aboutOf(subject)
  const open = leftOpen(pages, journal.today).filter(({ quote, page }) => isAbout(`${page.title} ${quote}`))
  const again = repeated(pages, meaningOf).filter((quotes) => quotes.some(({ quote }) => isAbout(quote)))
  const items = await unticked(journal, subject)
  const goals = (await journal.goals()).filter(({ status, title }) => status === 'active' && isAbout(title))
  const shown = [...again.flatMap((quotes) => quotes.slice(-2)), ...open.toReversed()]
  if (shown.length === 0 && items.length === 0 && goals.length === 0) return null
  const [often] = again
  const newest = open.at(-1)
  const parts = [
    often?.[0]
      ? `Something you come back to: ${inQuotes(often.at(-1)?.quote ?? often[0].quote)}${often.length > 1 ? ` You first wrote of it on ${inWords(often[0].page.day, journal.today)}.` : ''}`
      : '',
    newest
      ? `Announced and not come back to, the latest: ${inQuotes(newest.quote)} (${inWords(newest.page.day, journal.today)})`
      : '',
    items.length > 0 ? `On your lists, not ticked: ${listed(items.slice(0, 5))}.` : '',
    goals.length > 0
      ? `Goals under way: ${listed(goals.map(({ title, progressPercentage }) => `${title} (${progressPercentage} %)`))}.`
      : '',
  ]
  return plainAnswer(parts.filter(Boolean).join(' '), { citations: citing(shown) })
}

async function unticked(journal: Journal, subject: Subject): Promise<string[]> {
  const isAbout = aboutOf(subject)
  const lists = (await journal.checklists()).filter(({ isActive }) => isActive)
  return lists.flatMap(({ title, items }) =>
    items.filter(({ text, completed }) => !completed && isAbout(`${title} ${text}`)).map(({ text }) => text),
  )
}

function aboutOf({ roots }: Subject): (text: string) => boolean {
  if (roots.length === 0) return () => true
  const asked = new Set(roots.flatMap(kinOf))
  return (text) => wordsIn(text).some((word) => asked.has(rootOf(word)))
}

const ofMeaning = words('want need have should must ought plan hope mean going really still')

/** Roots of what a sentence says, without the words everybody uses. */
export const meaningOf = (text: string) =>
  wordsIn(text)
    .filter((word) => !isSmall(word) && word.length > 3 && !ofMeaning.has(word.toLowerCase()))
    .map(rootOf)

/** What is ahead: of a subject, or all of it. */
export const whatIsAhead: Answering = async ({ subject }, journal) => {
  const pages =
    subject.roots.length > 0
      ? (await findNear(journal, subject)).finds.map(({ page }) => page)
      : await entriesIn(journal, lately(journal, daysLookedBack))
  const isAbout = aboutOf(subject)
  const coming = comingUp(pages, journal.today).filter(({ quote, page }) => isAbout(`${page.title} ${quote}`))
  const [next] = coming
  if (!next?.on) return null
  return plainAnswer(
    `${inWords(next.on, journal.today)}, ${inDays(next.on, journal.today)}: on ${inWords(next.page.day, journal.today)} you wrote ${inQuotes(next.quote)}`,
    { citations: citing(coming) },
  )
}

/** How long until something of which an entry says when it is. */
export const howLongUntil: Answering = async ({ subject, text }, journal) => {
  if (subject.roots.length === 0) return null
  const { finds } = await findNear(journal, subject)
  const pages = finds.map(({ page }) => page)
  const isAbout = aboutOf(subject)
  const dated = ahead(pages).filter(
    ({ on, quote, page }) => on !== null && on >= journal.today && isAbout(`${page.title} ${quote}`),
  )
  const goal = (await journal.goals()).find(({ title, targetDate }) => targetDate !== null && isAbout(title))
  const latest = dated.at(-1)
  const on = latest?.on ?? goal?.targetDate ?? null
  if (on === null || on < journal.today) return null
  const days = Temporal.PlainDate.from(journal.today).until(on, { largestUnit: 'day' }).days
  const weekends = weekendsBetween(journal.today, on)
  const left = /weekend/i.test(text)
    ? `${counted(weekends, 'weekend')} from today`
    : /week/i.test(text)
      ? `${counted(Math.floor(days / 7), 'week')} from today`
      : `${counted(days, 'day')} from today, ${counted(weekends, 'weekend')}`
  const told = latest
    ? `On ${inWords(latest.page.day, journal.today)} you wrote ${inQuotes(latest.quote)} That is about ${inWords(on, journal.today)}`
    : `Your goal ${inQuotes(goal?.title ?? '')} is set for ${inWords(on, journal.today)}`
  return plainAnswer(`${told}: ${left}.`, {
    citations: citing([...(latest ? [latest] : []), ...counting(finds)]),
  })
}

/** Where the person counted themselves. */
const counting = (finds: readonly { page: Noted; quote: string }[]) =>
  finds.filter(({ quote }) => /\b(?:weekends?|weeks?|days?|months?)\b/i.test(quote)).slice(-2)

function weekendsBetween(from: string, to: string): number {
  const first = Temporal.PlainDate.from(from)
  const days = first.until(to, { largestUnit: 'day' }).days
  const saturdays = Array.from({ length: days }, (_, day) => first.add({ days: day + 1 }))
  return saturdays.filter(({ dayOfWeek }) => dayOfWeek === 6).length
}

function inDays(day: string, today: string): string {
  const days = Temporal.PlainDate.from(today).until(day, { largestUnit: 'day' }).days
  return days < 1 ? ago(day, today) : days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`
}

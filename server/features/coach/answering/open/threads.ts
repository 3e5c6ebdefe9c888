import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { openThreads } from '#server/features/analysis/period/facts/threads.ts'
import { read } from '#server/language/read.ts'
import { datesIn } from '#server/language/time/dates.ts'
import { isCalm } from '../../danger.ts'
import type { Quote } from '../sentences.ts'
import { quotesOf } from '../sentences.ts'

/** What an entry announces; `on` is the day it was for, where it said one. */
export type Open = Quote & { on: string | null }

const mostShown = 12

/** What was announced and not taken up again, the oldest first. */
export function leftOpen(pages: readonly Noted[], today: string): Open[] {
  const quoted = pages.map((page) => ({
    ...page,
    safety: 0 as const,
    quotes: quotesOf([page]).map(({ quote }) => quote),
  }))
  const open = openThreads(quoted).flatMap(({ entryId, quote }) => {
    const page = pages.find(({ id }) => id === entryId)
    return page ? [{ page, quote, on: dayNamed(quote, page.day) }] : []
  })
  // What was only to happen has happened by then; what the person meant to do may be undone.
  return open
    .filter(({ page, quote, on }) => (intends.test(quote) || (on !== null && on >= today)) && isCalm(page))
    .slice(-mostShown)
}

/** What is announced for today or later, the nearest first. */
export function comingUp(pages: readonly Noted[], today: string): Open[] {
  return ahead(pages)
    .filter(({ on }) => on !== null && on >= today)
    .toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''))
}

/** Sentences that name a day after the one they were written on. */
export function ahead(pages: readonly Noted[]): Open[] {
  return quotesOf(pages).flatMap(({ page, quote }) => {
    const on = mayBeAhead.test(quote) ? dayNamed(quote, page.day) : null
    return on === null ? [] : [{ page, quote, on }]
  })
}

/** Cheaper than reading every sentence for its days. */
const mayBeAhead = /\b(?:tomorrow|next|in|on|by|until|this|\w+day|weekend|live)\b/i

const aWeek = 7

function dayNamed(quote: string, writtenOn: string): string | null {
  const named = datesIn(read(quote), { on: Temporal.PlainDate.from(writtenOn), bias: 'future' })
  const days = named.find(({ isAhead }) => isAhead)
  if (!days) return null
  const length = days.from.until(days.to, { largestUnit: 'day' }).days
  // "In two months" is a whole month: its middle comes nearest.
  return days.from.add({ days: length > aWeek ? Math.round(length / 2) : 0 }).toString()
}

/** Said on several days, with much the same words. */
export function repeated(pages: readonly Noted[], rootsOf: (text: string) => string[]): Quote[][] {
  const meant = quotesOf(pages).filter(({ quote }) => intends.test(quote))
  const groups: { roots: Set<string>; quotes: Quote[] }[] = []
  for (const one of meant) {
    const roots = new Set(rootsOf(one.quote))
    const group = groups.find(({ roots: known }) => roots.intersection(known).size >= 2)
    if (group) group.quotes.push(one)
    else groups.push({ roots, quotes: [one] })
  }
  const isOften = ({ quotes }: { quotes: Quote[] }) => new Set(quotes.map(({ page }) => page.day)).size > 1
  const isSaidAgain = ({ quotes }: { quotes: Quote[] }) => quotes.some(({ quote }) => again.test(quote))
  const found = [...groups.filter(isSaidAgain), ...groups.filter((group) => isOften(group) && !isSaidAgain(group))]
  return found.map(({ quotes }) => quotes)
}

const intends = /\bI (?:should|must|ought to|have to|need to|want to|keep meaning to|mean to)\b/i
const again =
  /\b(?:said that before|again and again|keep (?:saying|meaning|putting)|put(?:ting)? (?:it )?off|one day|at last)\b/i

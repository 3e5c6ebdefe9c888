import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { capitalised } from '#server/language/format.ts'
import { type Answering, citing, entriesInWords, inQuotes, inWords, plainAnswer, spanOf } from '../answer.ts'
import { findNear } from '../finding/lookup.ts'
import { entriesIn } from '../journal.ts'
import { ahead } from '../open/threads.ts'
import type { Period } from '../question.ts'
import { keySentence } from '../sentences.ts'

/** What was written around something that happened: "the weekend of the surgery". */
export const aroundEvent: Answering = async ({ subject, text }, journal) => {
  if (subject.roots.length === 0) return null
  const { finds } = await findNear(journal, subject)
  const day = dayOf(finds)
  if (day === null) return null
  const period = around(day, text)
  const pages = await entriesIn(journal, period)
  if (pages.length === 0) return null
  const on = `That was ${period.from === period.to ? inWords(day, journal.today) : `around ${inWords(day, journal.today)}`}.`
  const mood = pages.findLast(({ moodScore }) => moodScore !== null)?.moodScore
  const saying = (page: Noted) =>
    finds.find((one) => one.page.id === page.id && one.isNamed)?.quote ?? keySentence(page)
  const [first] = pages
  const told = first
    ? ` ${capitalised(entriesInWords(pages.length))} ${spanOf(period, journal.today)}, beginning with ${inQuotes(saying(first))}`
    : ''
  return plainAnswer(
    `${on}${told}${mood ? ` The mood was ${mood} of 10${pages.length > 1 ? ' in the last of them' : ''}.` : ''}`,
    {
      citations: citing(pages.map((page) => ({ page, quote: saying(page) }))),
    },
  )
}

/** The day most entries point to: the one they announce, or the one they were written on. */
function dayOf(finds: Awaited<ReturnType<typeof findNear>>['finds']): string | null {
  const votes = new Map<string, number>()
  for (const { page, rank } of finds) {
    const announced = ahead([page]).flatMap(({ on }) => on ?? [])
    for (const day of announced.length > 0 ? announced : [page.day]) votes.set(day, (votes.get(day) ?? 0) + rank)
  }
  return [...votes].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))[0]?.[0] ?? null
}

function around(day: string, text: string): Period {
  const date = Temporal.PlainDate.from(day)
  const days = (from: number, to: number) => ({
    ...{ from: date.add({ days: from }).toString(), to: date.add({ days: to }).toString() },
    named: text,
  })
  // Saturday and Sunday; of a day within the week the weekend after it.
  if (/\bweekend\b/i.test(text)) return days(6 - date.dayOfWeek, 7 - date.dayOfWeek)
  if (/\bweek\b/i.test(text)) return days(1 - date.dayOfWeek, 7 - date.dayOfWeek)
  if (/\bbefore\b/i.test(text)) return days(-1, -1)
  if (/\bafter\b/i.test(text)) return days(1, 1)
  return /\baround\b/i.test(text) ? days(-2, 2) : days(0, 0)
}

import { z } from 'zod'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { dayInWords, mayBeSent, passage } from '#server/features/language-model/sending.ts'
import { type JournalTool, journalTool, type Looked } from '#server/features/language-model/tools.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { findNear } from '../answering/finding/lookup.ts'
import { subjectOf } from '../answering/finding/subject.ts'
import { entriesIn, ever, type Journal, lately } from '../answering/journal.ts'
import { clearest } from '../answering/mentions/mentions.ts'
import { comingUp, leftOpen } from '../answering/open/threads.ts'
import { byMood } from '../answering/periods/summary.ts'

export const mostCalls = 4
const mostEntries = 6
const longestPassage = 500
const longestEntry = 1_500

const Day = z.iso.date()
const Span = z.object({ from: Day.optional(), to: Day.optional() })
const Words = Span.extend({ words: z.string().min(1).max(200) })

type Shown = { journal: Journal; forbidden: readonly string[]; onShown: (pages: readonly Noted[]) => void }

/**
 * What a model may look up. Nothing is written, nobody is named in the arguments; what may not be sent is left out here,
 * so that no argument can ask for it.
 */
export function toolsFor({ journal, forbidden, onShown }: Shown): JournalTool[] {
  const allowed = (pages: readonly Noted[], most = mostEntries): Noted[] => [
    ...pages
      .values()
      .filter((page) => mayBeSent(page, forbidden))
      .take(most),
  ]
  const shown = (pages: readonly Noted[], result: unknown): Looked => {
    onShown(pages)
    return { found: result, entryIds: pages.map(({ id }) => id) }
  }
  const written = (page: Noted, longest: number, quote?: string) => ({
    ...{ number: page.id, day: dayInWords(page, journal.today), title: page.title },
    text: passage(page.content, longest, quote),
  })
  const sayable = (text: string) => !speaksOf(text, forbidden)

  return [
    lookOf('search', 'Entries that speak of these words, the clearest first.', Words, async ({ words, ...span }) => {
      const { finds } = await findNear(journal, subjectOf(words), spanOf(span))
      const pages = allowed(clearest(finds, 3 * mostEntries).map(({ page }) => page))
      const quoteIn = (page: Noted) => finds.find((one) => one.page.id === page.id)?.quote
      return shown(pages, { entries: pages.map((page) => written(page, longestPassage, quoteIn(page))) })
    }),
    lookOf(
      'entry',
      'One entry in full, by its number.',
      z.object({ number: z.int().positive() }),
      async ({ number }) => {
        const pages = allowed(await journal.open([number]))
        return shown(pages, { entries: pages.map((page) => written(page, longestEntry)) })
      },
    ),
    lookOf('days', 'The entries of certain days (YYYY-MM-DD, both included), the oldest first.', Span, async (span) => {
      const pages = allowed(await entriesIn(journal, spanOf(span) ?? lately(journal, 7)), 2 * mostEntries)
      return shown(pages, { entries: pages.map((page) => written(page, longestPassage)) })
    }),
    lookOf('mood_series', 'The moods, from 1 to 10, entry by entry of certain days.', Span, async (span) => {
      const pages = allowed(byMood(await entriesIn(journal, spanOf(span) ?? lately(journal, 31))), 62)
      const ordered = pages.toSorted((a, b) => a.day.localeCompare(b.day))
      return {
        found: { moods: ordered.map(({ id, day, moodScore }) => ({ number: id, day, mood: moodScore })) },
        entryIds: [],
      }
    }),
    lookOf('count', 'In how many entries, on how many days, these words stand.', Words, async ({ words, ...span }) => {
      const { finds } = await findNear(journal, subjectOf(words), spanOf(span))
      const days = [...new Set(finds.map(({ page }) => page.day))]
      const result = { entries: finds.length, days: days.length, first: days[0] ?? null, latest: days.at(-1) ?? null }
      return { found: sayable(words) ? result : { entries: 0 }, entryIds: [] }
    }),
    lookOf('threads', 'What was announced and not come back to, and what is ahead.', z.object({}), async () => {
      const pages = allowed(await entriesIn(journal, lately(journal, 60)), 60)
      const told = ({ page, quote, on }: ReturnType<typeof leftOpen>[number]) => ({
        number: page.id,
        said: quote,
        for: on,
      })
      const [open, ahead] = [leftOpen(pages, journal.today), comingUp(pages, journal.today)]
      return shown([...new Set([...open, ...ahead].map(({ page }) => page))], {
        open: open.map(told),
        ahead: ahead.map(told),
      })
    }),
    lookOf(
      'habits',
      'The habits, with their streaks and on how many of the days asked for each was done.',
      Span,
      async (span) => {
        const logs = await journal.habitLogs(spanOf(span) ?? lately(journal, 30))
        const habits = (await journal.habits()).filter(({ name }) => sayable(name))
        const result = habits.map(({ id, name, isActive, progress }) => ({
          ...{ name, isActive, streak: progress.currentStreak, best: progress.bestStreak, unit: progress.streakUnit },
          days: logs.filter(({ habitId, value }) => habitId === id && value > 0).length,
        }))
        return { found: { habits: result }, entryIds: [] }
      },
    ),
    lookOf('goals', 'The goals, how far each is, and their notes.', z.object({}), async () => {
      const goals = (await journal.goals()).map(({ title, status, progressPercentage, targetDate, notes }) => ({
        ...{ title, status, progressPercentage, targetDate, notes },
      }))
      return { found: { goals: goals.filter((goal) => sayable(JSON.stringify(goal))) }, entryIds: [] }
    }),
    lookOf('analyses', 'What was found in the last weeks and months.', z.object({}), async () => {
      const findings = (await journal.findings()).filter(sayable)
      return { found: { findings }, entryIds: [] }
    }),
  ]
}

function lookOf<Input extends z.ZodType>(
  name: string,
  description: string,
  input: Input,
  look: (input: z.output<Input>) => Promise<Looked>,
): JournalTool {
  return journalTool({ name, description, input, look })
}

const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from || to ? { from: from ?? ever.from, to: to ?? ever.to, named: '' } : null

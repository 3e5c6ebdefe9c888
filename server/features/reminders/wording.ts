import { notedOf } from '#server/features/analysis/period/queries.ts'
import { careFor } from '#server/features/journal/recent/recent-care.ts'
import { recentOf } from '#server/features/journal/recent/recent-entries.ts'
import { daysOfCare } from '#server/features/journal/recent/recent-mood.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import { reworded, unchanged } from '#server/features/language-model/rewording/reword.ts'
import type { Saying, Shape } from '#server/features/language-model/rewording/rules.ts'
import { lastDayIn } from '#server/features/language-model/rewording/times.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { isPutRight } from '#server/language/people/retelling.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { morningTask } from './instructions.ts'
import type { Line } from './lines.ts'
import { keptDay, saidBefore } from './queries.ts'
import { keepDay, says } from './service.ts'

const shape: Shape = { longest: 200, isQuestion: false }

/**
 * Has a model say the lines of a day that speak of the person, while the built-in ones stand there. Words that were seen
 * stay as they are, and so does a day that was made anew meanwhile. On a day of care nobody is asked.
 */
export async function wordDay(services: Services, userId: UserId, today: string): Promise<void> {
  const { db, vault } = services
  const llm = await llmFor(services, userId)
  const day = await keptDay(services, userId, today)
  if (!llm || !day || day.seenAt || [...day.lines, ...day.affirmations].some(({ said }) => said)) return
  const lately = await recentOf(services, userId, today, daysOfCare - 1)
  if (await careFor(services, userId, lately, today)) return
  const lines = [...day.lines, ...day.affirmations].filter(isTheirs)
  const pages = await notedOf(
    services,
    userId,
    lines.flatMap(({ entryId }) => entryId ?? []),
  )
  const sayings = lines.flatMap((line): [Line, Saying][] => {
    const page = pages.find(({ id }) => id === line.entryId) ?? null
    if (line.entryId !== null && page === null) return []
    const isOpen = /^(?:thread|goal) /.test(line.about)
    return [[line, { words: line.text, core: coreOf(line), page, isOpen, mustSay: mustSay(line) }]]
  })
  const others = [...day.lines, ...day.affirmations].map(({ text }) => text)
  const said = await reworded(services, userId, llm, {
    ...{ purpose: 'reminders', task: morningTask, shape, today },
    sayings: sayings.map(([, saying]) => saying),
    known: [...(await saidBefore(services, userId, today)), ...others],
  })
  if (said.size === 0) return
  const found = new Map(sayings.map(([line, saying]) => [line, said.get(saying)]))
  await db.transaction(async (tx) => {
    const within = { db: tx, vault }
    const now = await keptDay(within, userId, today, { lock: true })
    if (!now || now.seenAt || says(now) !== says(day)) return
    const there = await unchanged(within, userId, pages)
    const forbidden = await forbiddenBy(within, userId)
    const worded = (line: Line): Line => {
      const words = found.get(line)
      const isLost = line.entryId !== null && !there.has(line.entryId)
      return words === undefined || isLost || speaksOf(words, forbidden)
        ? line
        : { ...line, said: words, saidBy: llm.model }
    }
    const { lines, affirmations, isCare, before } = day
    const words = { lines: lines.map(worded), affirmations: affirmations.map(worded), isCare, before }
    await keepDay(within, userId, now, words)
  })
}

/** What speaks of them and of something. A row of days, a call, and the day a goal is due are said as plainly as can be. */
function isTheirs({ about, text }: Line): boolean {
  if (isPutRight(text)) return false
  if (about.startsWith('thread ahead')) return lastDayIn(text) !== null
  return /^(?:thread (?:meant|today)|moment|deed|goal set) /.test(about)
}

const coreOf = ({ about }: Pick<Line, 'about'>) => about.replace(/^(?:(?:thread \w+|moment|deed) \d+|goal set) /, '')

function mustSay({ about, text }: Line): string | null {
  if (about.startsWith('thread today')) return 'today'
  if (about.startsWith('thread ahead')) return lastDayIn(text)
  return about.startsWith('goal set ') ? coreOf({ about }) : null
}

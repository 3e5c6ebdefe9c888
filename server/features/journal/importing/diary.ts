import { z } from 'zod'

/** A line of a diary: one entry as JSON. A day, an instant, or nothing where the diary has no date. */
const Line = z
  .object({
    text: z.string().trim().min(1),
    title: z.string().nullish(),
    dayLabel: z.string().nullish(),
    month: z.string().nullish(),
    date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullish(),
    gregorian: z.iso.date().nullish(),
  })
  .transform(({ text, title, dayLabel, month, date, gregorian }) => ({
    text,
    title: title?.trim() || [dayLabel, month].filter(Boolean).join(', ') || null,
    date: date ?? gregorian ?? null,
  }))

export type DiaryEntry = { title: string; text: string; at: Temporal.Instant }

const titleLength = 60

/**
 * Reads one JSON object a line (`text`, and where there is one `title` and `date`; `dayLabel`, `month` and `gregorian`
 * are read too). A day becomes its noon in the person's zone, and later entries of a day follow minutes after it;
 * an entry without a date follows the one before it, so the order of the diary stays; where none has one, they are
 * from now on. Throws with the number of a line it cannot read.
 */
export function readDiary(lines: readonly string[], timeZone: string, now: Temporal.Instant): DiaryEntry[] {
  const read = lines.flatMap((line, index) => (line.trim() ? [readLine(line, index + 1)] : []))
  const firstDate = read.find(({ date }) => date)?.date
  let at = firstDate ? instantOf(firstDate, timeZone).subtract({ hours: 24 }) : now
  return read.map(({ title, text, date }) => {
    const own = date ? instantOf(date, timeZone) : null
    at = own && Temporal.Instant.compare(own, at) > 0 ? own : sameDayOr(own, at)
    return { title: title ?? opening(text), text, at }
  })
}

/** One minute after the entry before it, unless its own date lies further back. */
function sameDayOr(own: Temporal.Instant | null, before: Temporal.Instant): Temporal.Instant {
  const after = before.add({ minutes: 1 })
  if (!own) return after
  return own.until(after).total('hours') < 12 ? after : own
}

function readLine(line: string, number: number) {
  try {
    return Line.parse(JSON.parse(line))
  } catch {
    // What the line says stays out of the message.
    throw new Error(`line ${number} is not an entry: expected JSON with "text", and "date" as yyyy-MM-dd`)
  }
}

function instantOf(date: string, timeZone: string): Temporal.Instant {
  if (date.length > 10) return Temporal.Instant.from(date)
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' }).toInstant()
}

function opening(text: string): string {
  const line = text.split('\n')[0] ?? ''
  if (line.length <= titleLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', titleLength) || titleLength)}…`
}

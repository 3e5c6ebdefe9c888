import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import {
  type Answer,
  ago,
  averageMood,
  cite,
  counted,
  entriesInWords,
  inWords,
  isIn,
  plainAnswer,
  spanOf,
  type Written,
} from './answer.ts'
import type { Period } from './period.ts'
import { sentencesIn } from './quoting.ts'

const mostQuotes = 4

/** What there was on certain days. */
export function answerForDays({ pages, today }: Written, period: Period): Answer {
  const within = pages.filter(isIn(period))
  if (within.length === 0) {
    const nearest = nearestTo(pages, period)
    return plainAnswer(
      `You wrote nothing ${spanOf(period, today)}.${nearest ? ` The nearest entry is from ${inWords(nearest.day, today)}.` : ''}`,
      nearest ? { citations: [openingOf(nearest)] } : {},
    )
  }
  const mood = averageMood(within)
  const told = within.length === 1 ? `Your mood was ${mood} of 10.` : `Your mood there averaged ${mood} of 10.`
  return plainAnswer(
    `You wrote ${entriesInWords(within.length)} ${spanOf(period, today)}.${mood === null ? '' : ` ${told}`}`,
    { citations: spread(within).map(openingOf) },
  )
}

export function latestEntry({ pages, today }: Written): Answer {
  const latest = pages.at(-1)
  if (!latest) return plainAnswer('You have not written anything yet.')
  return plainAnswer(`You last wrote on ${inWords(latest.day, today)}, ${ago(latest.day, today)}.`, {
    citations: [openingOf(latest)],
  })
}

/** The mood of certain days beside that of the days since; what it means is the person's to say. */
export function moodSince({ pages, today }: Written, period: Period): Answer {
  const [then, since] = [pages.filter(isIn(period)), pages.filter(({ day }) => day > period.to && day <= today)]
  const [before, now] = [averageMood(then), averageMood(since)]
  if (before === null || now === null) return answerForDays({ pages, today }, period)
  return plainAnswer(
    `Your mood averaged ${before} of 10 in the ${entriesInWords(then.length)} you wrote ${spanOf(period, today)}, and ${now} in the ${entriesInWords(since.length)} since. What that means you know best.`,
    { citations: spread(byMood(since)).slice(0, 1).map(openingOf) },
  )
}

/** The entry with the highest mood, or the lowest, of certain days or else of the last thirty. */
export function outstandingDay({ pages, today }: Written, which: 'best' | 'hardest', period: Period | null): Answer {
  const lately = { from: Temporal.PlainDate.from(today).subtract({ days: 30 }).toString(), to: today, named: '' }
  const within = byMood(pages.filter(isIn(period ?? lately)))
  const one = which === 'best' ? within[0] : within.at(-1)
  if (!one || within.length < 2)
    return plainAnswer(`You wrote too little ${spanOf(period ?? lately, today)} for me to say.`)
  const when = period ? '' : ' of the last thirty days'
  return plainAnswer(
    `Going by mood, ${inWords(one.day, today)}, was the ${which}${when}: ${one.moodScore?.toFixed(1)} of 10, among ${counted(within.length, 'entry', 'entries')}.`,
    { citations: [openingOf(one)] },
  )
}

const byMood = (pages: readonly Noted[]) =>
  pages.filter(({ moodScore }) => moodScore !== null).toSorted((a, b) => (b.moodScore ?? 0) - (a.moodScore ?? 0))

function spread(pages: readonly Noted[]): Noted[] {
  return pages.length <= mostQuotes ? [...pages] : [...pages.slice(0, 2), ...pages.slice(-2)]
}

function nearestTo(pages: readonly Noted[], { from }: Period): Noted | undefined {
  const away = ({ day }: Noted) => Math.abs(Temporal.PlainDate.from(day).until(from, { largestUnit: 'day' }).days)
  return pages.toSorted((a, b) => away(a) - away(b))[0]
}

/** The first sentence that says something. */
function openingOf(page: Noted) {
  const first = sentencesIn(page.content).find((sentence) => sentence.length > 20) ?? page.content
  return cite({ page, quote: first.slice(0, 240) })
}

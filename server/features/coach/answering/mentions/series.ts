import { type Answering, averageMood, citing, entriesInWords, inQuotes, inWords, plainAnswer } from '../answer.ts'
import { findNear } from '../finding/lookup.ts'
import { spelled } from './mentions.ts'

/** How something has gone: the person's own words from the oldest to the newest, with the moods. */
export const series: Answering = async (question, journal) => {
  const { subject, period } = question
  const found = await findNear(journal, subject, period)
  const [first, last] = [found.finds[0], found.finds.at(-1)]
  if (!first || !last) return null
  const on = ({ page }: typeof first) => inWords(page.day, journal.today)
  if (first === last)
    return plainAnswer(`${spelled(found)}One entry alone speaks of it, from ${on(last)}: ${inQuotes(last.quote)}`, {
      citations: citing([last]),
    })
  const half = Math.floor(found.finds.length / 2)
  const [early, late] = [found.finds.slice(0, half), found.finds.slice(half)].map((finds) =>
    averageMood(finds.map(({ page }) => page)),
  )
  const moods =
    found.finds.length >= 4 && early && late
      ? ` The earlier half of them has a mood of ${early} of 10 on average, the later half ${late}.`
      : ''
  return plainAnswer(
    `${spelled(found)}In your own words, ${entriesInWords(found.finds.length)} from ${on(first)} on. It began with ${inQuotes(first.quote)} The latest, ${on(last)}: ${inQuotes(last.quote)}${moods}`,
    { citations: citing(spread(found.finds)) },
  )
}

const mostShown = 5

/** The first, the last and some between, evenly. */
function spread<One>(all: readonly One[]): One[] {
  if (all.length <= mostShown) return [...all]
  const step = (all.length - 1) / (mostShown - 1)
  return Array.from({ length: mostShown }, (_, place) => all[Math.round(place * step)]).filter(
    (one) => one !== undefined,
  )
}

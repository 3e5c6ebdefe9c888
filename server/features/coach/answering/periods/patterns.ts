import { asWritten } from '#server/features/analysis/period/facts/quoting.ts'
import {
  type Answering,
  averageMood,
  citing,
  counted,
  entriesInWords,
  inQuotes,
  inWords,
  plainAnswer,
} from '../answer.ts'
import { entriesIn, lately } from '../journal.ts'
import { meaningOf } from '../open/answers.ts'
import { repeated } from '../open/threads.ts'
import { keySentence } from '../sentences.ts'
import { lowAndHigh, timesOf } from './summary.ts'

const daysLookedBack = 60

/** What comes back: themes with their moods, days of the week, and what is meant again and again. */
export const patterns: Answering = async ({ period }, journal) => {
  const pages = await entriesIn(journal, period ?? lately(journal, daysLookedBack))
  if (pages.length < 3) return null
  const mean = averageMood(pages)
  const often = [...timesOf(pages)]
    .filter(([, count]) => count > 2)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
  const insights = often.map(([theme, count]) => {
    const mood = averageMood(pages.filter(({ themes }) => themes.includes(theme)))
    return `${asWritten(theme, pages)}: ${entriesInWords(count)}${mood === null ? '' : `, mood ${mood} of 10 against ${mean} in all`}.`
  })
  const again = repeated(pages, meaningOf)[0]
  const ends = lowAndHigh(pages)
  const shown = [
    ...(again?.slice(-2) ?? []),
    ...ends.flatMap((page) => (page ? [{ page, quote: keySentence(page) }] : [])),
  ]
  const told = again?.at(-1)
  return plainAnswer(
    `What comes back in ${entriesInWords(pages.length)} of ${counted(new Set(pages.map(({ day }) => day)).size, 'day')}:${told ? ` among it, meant more than once, ${inQuotes(told.quote)} (${inWords(told.page.day, journal.today)})` : ''}`,
    { insights, citations: citing(shown) },
  )
}

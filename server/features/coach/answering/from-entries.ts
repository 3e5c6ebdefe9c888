import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { type Answer, ago, cite, entriesInWords, inWords, type Library, plainAnswer } from './answer.ts'
import { type Find, findIn } from './finding.ts'
import type { Period } from './period.ts'
import type { Asked } from './question.ts'
import { sentencesIn } from './quoting.ts'
import type { Subject } from './subject.ts'

const mostQuotes = 4
type AboutSomething = Extract<Asked, { subject: Subject }>

/** Answers about what stands in the entries, and says so when nothing does. */
export function answerFromEntries({ pages, today }: Pick<Library, 'pages' | 'today'>, asked: AboutSomething): Answer {
  const within = asked.period ? pages.filter(isIn(asked.period)) : pages
  const found = findIn(within, asked.subject)
  const { finds } = found
  if (finds.length === 0) return nothingFound(asked, found.missing, pages.length)
  const [first, last] = [finds[0] as Find, finds.at(-1) as Find]
  const all = entriesInWords(finds.length)
  const part = found.isWhole ? '' : 'No single passage holds all of that; this is the nearest. '
  switch (asked.is) {
    case 'when':
      return whenItWas(finds, part)
    case 'last':
      return plainAnswer(
        `${part}The last time you wrote about it was ${inWords(last.page.day)}, ${ago(last.page.day, today)}.${finds.length > 1 ? ` In all, ${all} speak of it.` : ' It is the only entry that speaks of it.'}`,
        { citations: [cite(last)] },
      )
    case 'first':
      return plainAnswer(
        `${part}You first wrote about it on ${inWords(first.page.day)}, ${ago(first.page.day, today)}.${finds.length > 1 ? ` In all, ${all} speak of it.` : ''}`,
        { citations: [cite(first)] },
      )
    case 'how-often':
      return howOften(finds, asked, part)
    case 'felt':
      return feltWith(within, finds, part)
    case 'about':
      return plainAnswer(
        finds.length === 1
          ? `${part}You wrote about it once, on ${inWords(first.page.day)}:`
          : `${part}${capital(all)} speak of it, from ${inWords(first.page.day)} to ${inWords(last.page.day)}. In your own words:`,
        { citations: telling(finds).map(cite) },
      )
  }
}

export function answerForDays({ pages }: Pick<Library, 'pages'>, { period }: Extract<Asked, { is: 'days' }>): Answer {
  const within = pages.filter(isIn(period))
  if (within.length === 0) {
    const nearest = nearestTo(pages, period)
    return plainAnswer(
      `You wrote nothing ${spanOf(period)}.${nearest ? ` The nearest entry is from ${inWords(nearest.day)}.` : ''}`,
      nearest ? { citations: [cite({ page: nearest, quote: opening(nearest) })] } : {},
    )
  }
  const mood = average(within)
  return plainAnswer(
    `You wrote ${entriesInWords(within.length)} ${spanOf(period)}.${mood === null ? '' : ` Your mood there averaged ${mood} of 10.`}`,
    { citations: spread(within).map((page) => cite({ page, quote: opening(page) })) },
  )
}

function nothingFound({ subject, period }: AboutSomething, missing: readonly string[], entries: number): Answer {
  if (entries === 0)
    return plainAnswer('Your journal is still empty, so I can’t tell. After your first call or entry I can.')
  const named = (missing.length > 0 ? missing : subject.words).map((word) => `“${word}”`)
  const where = period ? `in what you wrote ${spanOf(period)}` : 'anywhere in your journal'
  const what =
    missing.length > 0 || named.length === 1
      ? `I find nothing about ${joined(named, 'or')} ${where}.`
      : `I find no passage that speaks of ${joined(named, 'and')} together ${where}.`
  return plainAnswer(`I don’t know. ${what} It may stand there in other words; you can ask me with those.`)
}

function whenItWas(finds: readonly Find[], part: string): Answer {
  const best = finds.reduce((one, other) => (other.rank > one.rank ? other : one))
  const others =
    finds.length > 1 ? ` ${capital(entriesInWords(finds.length))} speak of it; this one the most clearly.` : ''
  return plainAnswer(`${part}You wrote about it on ${inWords(best.page.day)}.${others}`, { citations: [cite(best)] })
}

function howOften(finds: readonly Find[], { period }: AboutSomething, part: string): Answer {
  const [first, last] = [finds[0] as Find, finds.at(-1) as Find]
  const days = new Set(finds.map(({ page }) => page.day)).size
  const span = period ? ` ${spanOf(period)}` : ''
  const between =
    days > 1
      ? `, the first on ${inWords(first.page.day)}, the latest on ${inWords(last.page.day)}`
      : `, on ${inWords(last.page.day)}`
  return plainAnswer(
    `${part}You wrote about it in ${entriesInWords(finds.length)}${span}, on ${days === 1 ? 'one day' : `${days} days`}${between}.`,
    { citations: telling(finds).map(cite) },
  )
}

/** Two means side by side, with how many entries each rests on; no cause is claimed. */
function feltWith(pages: readonly Noted[], finds: readonly Find[], part: string): Answer {
  const with_ = finds.map(({ page }) => page)
  const named = new Set(with_.map(({ id }) => id))
  const without = pages.filter(({ id }) => !named.has(id))
  const [there, elsewhere] = [average(with_), average(without)]
  if (there === null) {
    return plainAnswer(
      `${part}${capital(entriesInWords(finds.length))} speak of it, but none says enough to tell your mood.`,
      {
        citations: telling(finds).map(cite),
      },
    )
  }
  const compared = elsewhere === null ? '' : `, against ${elsewhere} in the other ${entriesInWords(without.length)}`
  return plainAnswer(
    `${part}In the ${entriesInWords(finds.length)} that speak of it your mood averaged ${there} of 10${compared}. That is what stood side by side, not what caused what.`,
    { citations: extremes(finds).map(cite) },
  )
}

const joined = (words: readonly string[], link: 'and' | 'or') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`

const isIn =
  ({ from, to }: Period) =>
  ({ day }: Noted) =>
    day >= from && day <= to

function spanOf({ from, to }: Period): string {
  return from === to ? `on ${inWords(from)}` : `between ${inWords(from)} and ${inWords(to)}`
}

function average(pages: readonly Noted[]): number | null {
  const moods = pages.flatMap(({ moodScore }) => moodScore ?? [])
  if (moods.length === 0) return null
  return Math.round((moods.reduce((sum, mood) => sum + mood, 0) / moods.length) * 10) / 10
}

/** The clearest first, then in the order they were written. */
function telling(finds: readonly Find[]): Find[] {
  const best = finds.toSorted((a, b) => b.rank - a.rank || b.page.day.localeCompare(a.page.day)).slice(0, mostQuotes)
  return best.toSorted((a, b) => b.page.day.localeCompare(a.page.day))
}

function extremes(finds: readonly Find[]): Find[] {
  const known = finds.filter(({ page }) => page.moodScore !== null)
  const byMood = known.toSorted((a, b) => (b.page.moodScore ?? 0) - (a.page.moodScore ?? 0))
  return [...new Set([byMood[0], byMood.at(-1)])].filter((find) => find !== undefined)
}

function spread(pages: readonly Noted[]): Noted[] {
  return pages.length <= mostQuotes ? [...pages] : [...pages.slice(0, 2), ...pages.slice(-2)]
}

function nearestTo(pages: readonly Noted[], { from }: Period): Noted | undefined {
  const away = ({ day }: Noted) => Math.abs(Temporal.PlainDate.from(day).until(from, { largestUnit: 'day' }).days)
  return pages.toSorted((a, b) => away(a) - away(b))[0]
}

/** The first sentence that says something. */
const opening = ({ content }: Noted) =>
  (sentencesIn(content).find((sentence) => sentence.length > 20) ?? content).slice(0, 240)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import {
  type Answer,
  ago,
  averageMood,
  capital,
  cite,
  counted,
  entriesInWords,
  inWords,
  isIn,
  plainAnswer,
  spanOf,
  type Written,
} from './answer.ts'
import { type Find, findIn } from './finding.ts'
import type { Asked } from './question.ts'
import { spelledAlike } from './spelling.ts'
import { type Subject, subjectOf } from './subject.ts'
import { rootOf } from './words.ts'

const mostQuotes = 4
type AboutSomething = Extract<Asked, { subject: Subject }>

/** Answers about what stands in the entries, and says so when nothing does. */
export function answerFromEntries({ pages, today }: Written, asked: AboutSomething): Answer {
  const within = asked.period ? pages.filter(isIn(asked.period)) : pages
  const { finds, isWhole, missing } = findIn(within, asked.subject)
  const [first, last] = [finds[0], finds.at(-1)]
  if (!first || !last) return nothingFound({ pages: within, today }, asked, missing, pages.length)
  const part = isWhole ? '' : 'No single passage holds all of that; this is the nearest. '
  const all = finds.length > 1 ? ` In all, ${entriesInWords(finds.length)} speak of this.` : ''
  const on = (find: Find) => inWords(find.page.day, today)
  switch (asked.is) {
    case 'when':
      return whenItWas(finds, part, today)
    case 'last':
      return plainAnswer(
        `${part}You last wrote about this on ${on(last)}, ${ago(last.page.day, today)}.${all || ' It is the only entry that does.'}`,
        { citations: [cite(last)] },
      )
    case 'first':
      return plainAnswer(`${part}You first wrote about this on ${on(first)}, ${ago(first.page.day, today)}.${all}`, {
        citations: [cite(first)],
      })
    case 'how-often':
      return howOften(finds, asked, part, today)
    case 'felt':
      return feltWith(within, finds, part)
    case 'about':
      return plainAnswer(
        finds.length === 1
          ? `${part}You wrote about this once, on ${on(first)}:`
          : `${part}${capital(entriesInWords(finds.length))} speak of this, from ${on(first)} to ${on(last)}. In your own words:`,
        { citations: telling(finds).map(cite) },
      )
  }
}

function nothingFound(
  { pages, today }: Written,
  { subject, period }: AboutSomething,
  missing: readonly string[],
  entries: number,
): Answer {
  if (entries === 0)
    return plainAnswer('Your journal is still empty, so I can’t tell. After your first call or entry I can.')
  const named = (missing.length > 0 ? missing : subject.words).map((word) => `“${word}”`)
  const where = period ? `in what you wrote ${spanOf(period, today)}` : 'anywhere in your journal'
  const what =
    missing.length > 0 || named.length === 1
      ? `I find nothing about ${joined(named, 'or')} ${where}.`
      : `I find no passage that speaks of ${joined(named, 'and')} together ${where}.`
  const mentioned = missing.length > 0 ? null : mentionOf(pages, subject, today)
  if (mentioned) return plainAnswer(`I don’t know. ${what} ${mentioned}`)
  const meant = missing.flatMap((word) => spelledAlike(word, pages) ?? [])
  const next =
    meant.length > 0
      ? `Did you mean ${joined(
          meant.map((word) => `“${word}”`),
          'and',
        )}?`
      : 'It may stand there in other words; you can ask me with those.'
  return plainAnswer(`I don’t know. ${what} ${next}`)
}

/** Where a deed is not told of, when what it was done to last comes up. */
function mentionOf(pages: Written['pages'], subject: Subject, today: string): string | null {
  const [deed] = subject.deeds
  const word = deed && subject.words.find((one) => rootOf(one) === deed.thing)
  const last = word && findIn(pages, subjectOf(word)).finds.at(-1)
  return last ? `You last mention “${word}” on ${inWords(last.page.day, today)}.` : null
}

function whenItWas(finds: readonly Find[], part: string, today: string): Answer {
  const best = finds.reduce((one, other) => (other.rank > one.rank ? other : one))
  const others =
    finds.length > 1 ? ` ${capital(entriesInWords(finds.length))} speak of this; this one the most clearly.` : ''
  return plainAnswer(`${part}You wrote about this on ${inWords(best.page.day, today)}.${others}`, {
    citations: [cite(best)],
  })
}

function howOften(finds: readonly Find[], { period }: AboutSomething, part: string, today: string): Answer {
  const days = [...new Set(finds.map(({ page }) => page.day))]
  const span = period ? ` ${spanOf(period, today)}` : ''
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const between =
    days.length > 1
      ? `, on ${counted(days.length, 'day')}, the first on ${inWords(first, today)}, the latest on ${inWords(last, today)}`
      : `, on ${inWords(last, today)}`
  return plainAnswer(`${part}You wrote about this in ${entriesInWords(finds.length)}${span}${between}.`, {
    citations: telling(finds).map(cite),
  })
}

/** Two means side by side, with how many entries each rests on; no cause is claimed. */
function feltWith(pages: readonly Noted[], finds: readonly Find[], part: string): Answer {
  const with_ = finds.map(({ page }) => page)
  const named = new Set(with_.map(({ id }) => id))
  const without = pages.filter(({ id }) => !named.has(id))
  const [there, elsewhere] = [averageMood(with_), averageMood(without)]
  const entries = entriesInWords(finds.length)
  if (there === null) {
    return plainAnswer(
      `${part}${capital(entries)} ${finds.length === 1 ? 'speaks' : 'speak'} of this, but too briefly to tell your mood.`,
      { citations: telling(finds).map(cite) },
    )
  }
  const mood =
    finds.length === 1
      ? `In the one entry that speaks of this your mood was ${there} of 10`
      : `In the ${entries} that speak of this your mood averaged ${there} of 10`
  const compared = elsewhere === null ? '' : `, against ${elsewhere} in the other ${entriesInWords(without.length)}`
  return plainAnswer(`${part}${mood}${compared}. That is what stood side by side, not what caused what.`, {
    citations: extremes(finds).map(cite),
  })
}

const joined = (words: readonly string[], link: 'and' | 'or') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`

/** The clearest, the latest of them first. */
function telling(finds: readonly Find[]): Find[] {
  const best = finds.toSorted((a, b) => b.rank - a.rank || b.page.day.localeCompare(a.page.day)).slice(0, mostQuotes)
  return best.toSorted((a, b) => b.page.day.localeCompare(a.page.day))
}

function extremes(finds: readonly Find[]): Find[] {
  const known = finds.filter(({ page }) => page.moodScore !== null)
  const byMood = known.toSorted((a, b) => (b.page.moodScore ?? 0) - (a.page.moodScore ?? 0))
  return [...new Set([byMood[0], byMood.at(-1)])].filter((find) => find !== undefined)
}

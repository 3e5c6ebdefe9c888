import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { helpedPhrases } from '#server/language/en/intents/coach-questions.ts'
import { placesOf } from '#server/language/intents/lemma-phrases.ts'
import { read } from '#server/language/read.ts'
import { isCalm } from '../../danger.ts'
import { type Answering, ago, citing, inQuotes, inWords, plainAnswer, spanOf } from '../answer.ts'
import { findNear } from '../finding/lookup.ts'
import { entriesIn, ever, isWithin, type Journal, lately } from '../journal.ts'
import { goesWith } from '../periods/moods.ts'
import { keySentence, type Quote, quotesOf } from '../sentences.ts'
import { kinOf, rootOf, wordsIn } from '../words.ts'

const forgottenAfterDays = 14
const mostShown = 4
const high = 7.5

/** Treasured, or written on a good day; what was longest ago first, unless days were named. */
export const somethingNice: Answering = async (question, journal) => {
  const { period } = question
  const named = await namedFeeling(question, journal)
  if (named) return named
  const marks = (await journal.marks()).filter(isWithin(period ?? { ...ever, to: before(journal) }))
  const good = marks.filter(({ isArtifact, moodScore }) => isArtifact || (moodScore ?? 0) >= high)
  const best = good.toSorted(
    (a, b) => Number(b.isArtifact) - Number(a.isArtifact) || (b.moodScore ?? 0) - (a.moodScore ?? 0),
  )
  const opened = await journal.open(best.slice(0, 12).map(({ id }) => id))
  const byChoice = best.flatMap(({ id }) => opened.filter((page) => page.id === id))
  const pages = [...byChoice.values().filter(isCalm).take(mostShown)]
  const [first] = pages
  if (!first) return null
  const shown = pages.map((page) => ({ page, quote: keySentence(page) }))
  const when = period ? '' : `, ${ago(first.day, journal.today)}`
  return plainAnswer(
    `From ${inWords(first.day, journal.today)}${when}, ${inQuotes(first.title)}: ${inQuotes(keySentence(first))}${shown.length > 1 ? ` There is more like it${period ? ` ${spanOf(period, journal.today)}` : ''}:` : ''}`,
    { citations: citing(shown) },
  )
}

const before = (journal: Journal) =>
  Temporal.PlainDate.from(journal.today).subtract({ days: forgottenAfterDays }).toString()

/** "What made me proud?" is looked for by its word before any good day is. */
async function namedFeeling({ feeling, period }: Parameters<Answering>[0], journal: Journal) {
  if (!feeling) return null
  const pages = await entriesIn(journal, period ?? ever)
  const roots = new Set(feeling.map(rootOf))
  const told = quotesOf(pages).filter(({ quote }) => wordsIn(quote).some((word) => roots.has(rootOf(word))))
  const shown = told
    .toSorted((a, b) => (b.page.moodScore ?? 5) - (a.page.moodScore ?? 5))
    .filter(({ page }) => isCalm(page))
    .slice(0, mostShown)
  const [first] = shown
  if (!first) return null
  return plainAnswer(
    `You wrote of it on ${inWords(first.page.day, journal.today)}: ${inQuotes(first.quote)}${shown.length > 1 ? ' These speak of it, too:' : ''}`,
    { citations: citing(shown) },
  )
}

/** The person's own words for what did them good, those about the subject before the others. */
export const whatHelped: Answering = async (question, journal) => {
  const shown = await helpedWith(question, journal)
  const [first] = shown
  if (!first) return null
  const isGeneral = question.subject.roots.length === 0 && !question.feeling
  const goes = isGeneral ? ` ${await goesWith(journal, await entriesIn(journal, ever), ever, 'happiest')}` : ''
  return plainAnswer(
    `What you wrote did you good, ${inWords(first.page.day, journal.today)}: ${inQuotes(first.quote)}${goes}`.trim(),
    { citations: citing(shown) },
  )
}

export async function helpedWith({ subject, feeling }: Parameters<Answering>[0], journal: Journal): Promise<Quote[]> {
  const words = feeling ? [...subject.words, ...feeling] : subject.words
  const roots = [...new Set(words.flatMap((word) => kinOf(rootOf(word))))]
  const near =
    roots.length > 0
      ? (await findNear(journal, { ...subject, words, roots, names: [] })).finds.map(({ page }) => page)
      : []
  const about = await helpedIn([...near, ...(await speaking(journal, roots))])
  const others = about.length < 2 ? await helpedIn(await entriesIn(journal, lately(journal, 40))) : []
  return unique([...about, ...others]).slice(0, mostShown)
}

/** Lately, by any of these words. */
async function speaking(journal: Journal, roots: readonly string[]): Promise<Noted[]> {
  const asked = new Set(roots)
  const pages = roots.length > 0 ? await entriesIn(journal, lately(journal, 40)) : []
  return pages.filter(({ title, content, themes }) =>
    wordsIn(`${title} ${content} ${themes.join(' ')}`).some((word) => asked.has(rootOf(word))),
  )
}

/** Cheaper than reading all sentences. */
const mayTell = /help|better|light|relie|happy|good|calm|clear|slept|love|like|right|need/i

async function helpedIn(pages: readonly Noted[]): Promise<Quote[]> {
  const told = quotesOf(pages).flatMap((one) => {
    const plainness = mayTell.test(one.quote) ? plainnessOf(one.quote) : -1
    return plainness < 0 ? [] : [{ ...one, plainness }]
  })
  const plainest = told.toSorted((a, b) => a.plainness - b.plainness || b.page.day.localeCompare(a.page.day))
  return [
    ...plainest
      .values()
      .filter(({ page }) => isCalm(page))
      .take(mostShown),
  ]
}

/** Which of the phrases it says, the plainest first; -1 where none, or where it is denied. */
function plainnessOf(quote: string): number {
  const { tokens } = read(quote)
  return helpedPhrases.findIndex(({ any }) =>
    any.some((phrase) => placesOf(phrase, tokens)?.every((place) => tokens[place]?.isNegated === false) ?? false),
  )
}

const unique = (quotes: readonly Quote[]) => [
  ...new Map(quotes.map((one) => [`${one.page.id} ${one.quote}`, one])).values(),
]

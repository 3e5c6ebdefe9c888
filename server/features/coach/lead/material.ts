import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { dayInWords, mayBeSent, passage, sayable } from '#server/features/language-model/sending.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { type Answer, inWords } from '../answering/answer.ts'
import { findNear } from '../answering/finding/lookup.ts'
import type { Journal } from '../answering/journal.ts'
import { clearest } from '../answering/mentions/mentions.ts'
import { readQuestion } from '../answering/question.ts'

/** What a model is given with one message, before it looks anything up. As little as answers it. */
export type Material = {
  today: string
  preferences: readonly string[]
  goals: readonly string[]
  facts: readonly string[]
  entries: readonly { number: number; day: string; title: string; text: string }[]
}

const mostPages = 6
const longestText = 1_200

type Searched = { said: string; answer: Answer; forbidden: readonly string[] }

/** The entries that go along: those the answer of the rules rests on, then the clearest that speak of the matter. */
export async function pagesFor(journal: Journal, { said, answer, forbidden }: Searched): Promise<Noted[]> {
  const cited = await journal.open([...new Set(answer.citations.map(({ entryId }) => entryId))])
  const { subject, period } = readQuestion(said, journal.today)
  const near = subject.roots.length > 0 ? clearest((await findNear(journal, subject, period)).finds, 2 * mostPages) : []
  const all = new Map([...cited, ...near.map(({ page }) => page)].map((page) => [page.id, page]))
  return [
    ...all
      .values()
      .filter((page) => mayBeSent(page, forbidden))
      .take(mostPages),
  ]
}

type Given = Searched & { pages: readonly Noted[]; preferences: readonly string[] }

export async function materialFor(
  journal: Journal,
  { pages, answer, preferences, forbidden }: Given,
): Promise<Material> {
  return {
    today: inWords(journal.today),
    preferences: sayable(preferences, forbidden),
    goals: sayable(await journal.aims(), forbidden),
    facts: factsIn(answer, pages, forbidden),
    entries: pages.map((page) => ({
      number: page.id,
      day: dayInWords(page, journal.today),
      title: page.title,
      text: passage(page.content, longestText, answer.citations.find(({ entryId }) => entryId === page.id)?.quote),
    })),
  }
}

/** What the rules found, but nothing that quotes an entry which does not go along. */
export function factsIn(
  { content, insights, recommendations, citations }: Answer,
  pages: readonly Noted[],
  forbidden: readonly string[],
) {
  const kept = new Set(pages.map(({ id }) => id))
  const withheld = citations.filter(({ entryId }) => !kept.has(entryId)).map(({ quote }) => quote)
  return [content, ...insights, ...recommendations].filter(
    (fact) => fact !== '' && !speaksOf(fact, forbidden) && !withheld.some((quote) => fact.includes(quote)),
  )
}

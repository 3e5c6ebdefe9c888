import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { dayInWords, mayBeSent, passage, quotedIn } from '#server/features/language-model/sending.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { type Answer, inWords, type Library } from '../answering/answer.ts'
import { findIn } from '../answering/finding.ts'
import { read } from '../answering/question.ts'
import { related } from './related.ts'

/** What a model is given with one message. As little as answers it. */
export type Material = {
  today: string
  preferences: readonly string[]
  facts: readonly string[]
  entries: readonly { number: number; day: string; title: string; text: string }[]
}

const mostPages = 6
const longestText = 1_200

/**
 * The entries that go along: those the answer rests on, then the clearest of those that speak of the matter. None that
 * speaks of what the person does not want brought up.
 */
export function pagesFor(
  { pages, today }: Pick<Library, 'pages' | 'today'>,
  { said, answer, forbidden }: { said: string; answer: Answer; forbidden: readonly string[] },
): Noted[] {
  const asked = read(said, today)
  const cited = new Set(answer.citations.map(({ entryId }) => entryId))
  const speaking = 'subject' in asked ? clearest(pages, asked) : asked.is === 'told' ? related(pages, said) : []
  const chosen = [...pages.filter(({ id }) => cited.has(id)), ...speaking.filter(({ id }) => !cited.has(id))]
  // One by one: reading hundreds for what is grave in them takes a while.
  return chosen
    .values()
    .filter((page) => mayBeSent(page, forbidden))
    .take(mostPages)
    .toArray()
}

function clearest(pages: readonly Noted[], { subject, period }: Extract<ReturnType<typeof read>, { subject: object }>) {
  const within = period ? pages.filter(({ day }) => day >= period.from && day <= period.to) : pages
  const { finds } = findIn(within, subject)
  return finds.toSorted((a, b) => b.rank - a.rank).map(({ page }) => page)
}

type Given = {
  pages: readonly Noted[]
  answer: Answer
  facts: readonly string[]
  preferences: readonly string[]
}

export function materialFor({ today }: Pick<Library, 'today'>, { pages, answer, facts, preferences }: Given): Material {
  return {
    today: inWords(today),
    preferences,
    facts,
    entries: pages.map((page) => ({
      number: page.id,
      day: dayInWords(page, today),
      title: page.title,
      text: passage(page.content, longestText, answer.citations.find(({ entryId }) => entryId === page.id)?.quote),
    })),
  }
}

/** What the rules found, line by line, but for lines that quote what may not be sent. */
export function factsIn(
  { content, insights, recommendations }: Answer,
  pages: readonly Noted[],
  forbidden: readonly string[],
) {
  return [content, ...insights, ...recommendations].filter(
    (fact) => !speaksOf(fact, forbidden) && quotedIn(pages, [fact]).every((page) => mayBeSent(page, forbidden)),
  )
}

import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { safetyLevel } from '#server/features/safety/rules.ts'
import { type Answer, ago, inWords, type Library } from '../answering/answer.ts'
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
  return chosen.filter((page) => mayBeSent(page, forbidden)).slice(0, mostPages)
}

function clearest(pages: readonly Noted[], { subject, period }: Extract<ReturnType<typeof read>, { subject: object }>) {
  const within = period ? pages.filter(({ day }) => day >= period.from && day <= period.to) : pages
  const { finds } = findIn(within, subject)
  return finds.toSorted((a, b) => b.coverage - a.coverage).map(({ page }) => page)
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
      text: passage(page, answer.citations.find(({ entryId }) => entryId === page.id)?.quote),
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

/** The entries whose words stand in these lines, between “ and ”. */
export function quotedIn(pages: readonly Noted[], lines: readonly string[]): Noted[] {
  const quotes = [...lines.join('\n').matchAll(/“([^“”]+)”/g)].map(([, quote = '']) => quote)
  return quotes.length === 0 ? [] : pages.filter(({ content }) => quotes.some((quote) => content.includes(quote)))
}

export const dayInWords = ({ day }: Pick<Noted, 'day'>, today: string) => `${inWords(day)}, ${ago(day, today)}`

/** Around what matters in it; whole words, exactly as they were written. */
function passage({ content }: Noted, quote: string | undefined): string {
  if (content.length <= longestText) return content
  const at = quote === undefined ? 0 : Math.max(0, content.indexOf(quote) - longestText / 3)
  const from = at === 0 ? 0 : content.indexOf(' ', at) + 1
  const to = from + longestText
  return content.slice(from, to >= content.length ? undefined : content.lastIndexOf(' ', to))
}

/** What asks for help rather than for an answer is nobody else's to read; nor does a text go along that orders readers about. */
function mayBeSent({ title, content }: Noted, forbidden: readonly string[]): boolean {
  const text = `${title}.\n${content}`
  return safetyLevel(text) < 2 && !ordersAModel.test(text) && !speaksOf(text, forbidden)
}

const ordersAModel =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|rules|prompts?|guidelines)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now|no longer) an?\b|\b(?:print|reveal|repeat|output|reply with|respond with)\b[^.!?\n]{0,60}\b(?:prompts?|instructions?|verbatim)\b|\b(?:assistant|language model|chatbot)\b[^.!?\n]{0,20}\b(?:must|has to|shall|please)\b/i

import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { ago, inWords } from '#server/features/coach/answering/answer.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { isCalm } from '#server/features/safety/alarm.ts'
import { ordersAModel } from '#server/grounding/orders.ts'

/** What asks for help rather than for an answer is nobody else's to read; nor does a text go along that orders readers about. */
export function mayBeSent(
  { title, content, risk }: Pick<Noted, 'title' | 'content' | 'risk'>,
  forbidden: readonly string[],
): boolean {
  const text = `${title}.\n${content}`
  return isCalm(risk) && !ordersAModel(text) && !speaksOf(text, forbidden)
}

/** Around what matters in it; whole words, exactly as they were written. */
export function passage(content: string, longest: number, quote?: string): string {
  if (content.length <= longest) return content
  const at = quote === undefined ? 0 : Math.max(0, content.indexOf(quote) - longest / 3)
  const from = at === 0 ? 0 : content.indexOf(' ', at) + 1
  const to = from + longest
  return content.slice(from, to >= content.length ? undefined : content.lastIndexOf(' ', to))
}

/** The entries whose words stand in these lines, between “ and ”. */
export function quotedIn(pages: readonly Noted[], lines: readonly string[]): Noted[] {
  const quotes = [...lines.join('\n').matchAll(/“([^“”]+)”/g)].map(([, quote = '']) => quote)
  return quotes.length === 0 ? [] : pages.filter(({ content }) => quotes.some((quote) => content.includes(quote)))
}

export const dayInWords = ({ day }: Pick<Noted, 'day'>, today: string) => `${inWords(day)}, ${ago(day, today)}`

import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { ago, inWords } from '#server/features/coach/answering/answer.ts'
import { aimsOf } from '#server/features/goals/aims.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { isCalm, readRisk } from '#server/features/safety/alarm.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import { ordersAModel } from '#server/grounding/orders.ts'
import type { Needs, UserId } from '#server/platform/services.ts'

/** What asks for help rather than for an answer is nobody else's to read; nor does a text go along that orders readers about. */
export function mayBeSent(
  { title, content, risk }: Pick<Noted, 'title' | 'content' | 'risk'>,
  forbidden: readonly string[],
): boolean {
  const text = `${title}.\n${content}`
  return isCalm(risk) && !ordersAModel(text) && !speaksOf(text, forbidden)
}

/** Of what somebody set down about themselves, a line each, what may go along. */
export const sayable = (lines: readonly string[], forbidden: readonly string[]) =>
  lines.filter((content) => mayBeSent({ title: '', content, risk: readRisk(content) }, forbidden))

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

/** How somebody likes to be talked with, and what they work towards. */
export type Wishes = { preferences: readonly string[]; goals: readonly string[] }

/** The same, as far as it may be sent. */
export async function wishesFor(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  forbidden: readonly string[],
): Promise<Wishes> {
  const [{ lines }, aims] = await Promise.all([preferencesOf(services, userId), aimsOf(services, userId)])
  const goals = aims.map(({ title }) => title)
  return { preferences: sayable(lines, forbidden), goals: sayable(goals, forbidden) }
}

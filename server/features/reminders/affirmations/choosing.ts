import type { Moment } from '#server/features/journal/recent/recent-entries.ts'
import type { Tone } from '#server/features/journal/recent/recent-mood.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { rank, shuffled } from '#server/language/seeded-order.ts'
import { deedLine, type Line, ownLine } from '../lines.ts'
import { anyDay } from './any-day.ts'
import { byTheme } from './by-theme.ts'
import { byTone, gentle } from './by-tone.ts'
import { deedEndings } from './deeds.ts'

type Choosing = {
  today: string
  tone: Tone
  needsCare: boolean
  themes: readonly string[]
  /** What they did lately. */
  deeds: readonly Moment[]
  shown: ReadonlySet<string>
  /** What is not to be brought up. */
  forbidden: readonly string[]
  salt: string
}

const many = 3

/** One for what they did, one for how it was, one for what the week was about, else for any day; a single quiet one where care is needed. */
export function affirmationsFor({ today, tone, needsCare, themes, deeds, shown, forbidden, salt }: Choosing): Line[] {
  const fresh = (lines: readonly Line[]) =>
    shuffled(
      lines.filter(({ about, text }) => !shown.has(about) && !speaksOf(text, forbidden)),
      salt,
      ({ about }) => about,
    )
  const stock = (lines: readonly string[]) => fresh(lines.map(ownLine))
  if (needsCare) return stock(gentle).slice(0, 1)
  const ending = (quote: string) => deedEndings[rank(`${salt} ${quote}`) % deedEndings.length] ?? ''
  const ofDeeds = fresh(deeds.map((deed) => deedLine(deed, ending(deed.quote), today)))
  const ofTheme = themes.flatMap((theme) => stock(byTheme[theme] ?? []).slice(0, 1))
  const wanted = [...ofDeeds.slice(0, 1), ...ofTheme.slice(0, 1), ...stock(byTone[tone]).slice(0, 1)]
  return [...wanted, ...stock(anyDay)].slice(0, many)
}

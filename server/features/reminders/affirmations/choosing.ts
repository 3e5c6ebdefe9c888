import { shuffled } from '#server/features/recent/chance.ts'
import type { Tone } from '#server/features/recent/mood.ts'
import { anyDay } from './any-day.ts'
import { byTheme } from './by-theme.ts'
import { byTone, gentle } from './by-tone.ts'

type Choosing = { tone: Tone; needsCare: boolean; themes: readonly string[]; shown: ReadonlySet<string>; salt: string }

/** One for what the week was about, one for how it was, one for any day; a single quiet one where care is needed. */
export function affirmationsFor({ tone, needsCare, themes, shown, salt }: Choosing): string[] {
  const fresh = (lines: readonly string[]) =>
    shuffled(
      lines.filter((line) => !shown.has(line)),
      salt,
      (line) => line,
    )
  if (needsCare) return fresh(gentle).slice(0, 1)
  const ofTheme = themes.flatMap((theme) => fresh(byTheme[theme] ?? []).slice(0, 1))
  const wanted = [...ofTheme.slice(0, 1), ...fresh(byTone[tone]).slice(0, 1), ...fresh(anyDay).slice(0, 3)]
  return wanted.slice(0, 3)
}

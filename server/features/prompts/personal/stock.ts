import { needsCare, themesOf, toneOf } from '#server/features/recent/mood.ts'
import { peopleIn } from '#server/features/recent/people.ts'
import type { RecentEntry } from '#server/features/recent/queries.ts'
import { retold } from '#server/features/recent/telling.ts'
import { type Thread, threadsIn } from '#server/features/recent/threads.ts'
import { daysBetween } from '#server/features/recent/when.ts'
import type { Prompt } from '../rules.ts'
import {
  aboutComing,
  aboutIntentions,
  aboutPassed,
  aboutPeople,
  aboutPhrases,
  byMood,
  gentlePrompts,
  openToAll,
} from './by-kind.ts'
import { byTheme } from './by-theme.ts'

const longestAgo = 14
const mostPhrases = 3
const leastNamed = 2

/** Every prompt that fits this person today. Nothing of an entry in crisis is in it. */
export function personalStock(recent: readonly RecentEntry[], today: string): Prompt[] {
  if (needsCare(recent, today)) return asTheyAre('care', gentlePrompts)
  const themes = themesOf(recent, today)
  const phrases = themes.filter((theme) => !byTheme[theme] && isThing(theme, recent))
  const people = peopleIn(recent)
  return [
    ...threadsIn(recent).flatMap((thread) => ofThread(thread, today)),
    ...filledWith('person', aboutPeople, people),
    ...filledWith('theme', aboutPhrases, phrases.slice(0, mostPhrases)),
    ...themes.flatMap((theme) => asTheyAre('theme', byTheme[theme] ?? [])),
    ...(recent.length > 0 ? asTheyAre('mood', byMood[toneOf(recent, today)]) : []),
    ...asTheyAre('open', openToAll),
  ]
}

function ofThread(thread: Thread, today: string): Prompt[] {
  const age = daysBetween(thread.writtenOn, today)
  if (age < 1 || age > longestAgo) return []
  const { entryId } = thread
  return filledWith('told', templatesFor(thread, today), [retold(thread, today)]).map((prompt) => ({
    ...prompt,
    entryId,
  }))
}

function templatesFor({ on }: Thread, today: string): readonly string[] {
  if (on === null) return aboutIntentions
  return on >= today ? aboutComing : aboutPassed
}

function asTheyAre(kind: string, lines: readonly string[]): Prompt[] {
  return lines.map((text) => ({ text, template: text, kind, entryId: null }))
}

/** Each template with each of the words in its gap. */
function filledWith(gap: string, templates: readonly string[], words: readonly string[]): Prompt[] {
  return templates.flatMap((template) =>
    words.map((word) => {
      const text = template.replace(`{${gap}}`, () => word)
      return { text: text.charAt(0).toUpperCase() + text.slice(1), template, kind: gap, entryId: null }
    }),
  )
}

/** What several entries name, and always in small letters: a name is somebody, and not asked about like a thing. */
function isThing(phrase: string, recent: readonly RecentEntry[]): boolean {
  const naming = recent.filter(({ themes, isCalm }) => isCalm && themes.includes(phrase))
  const isName = naming.some(({ content }) => content.includes(phrase.charAt(0).toUpperCase() + phrase.slice(1)))
  return naming.length >= leastNamed && !isName
}

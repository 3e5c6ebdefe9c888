import type { MemoryNote, RememberedThread } from '#contract/memory.ts'
import { type Aim, mentionOf } from '#server/features/goals/mentions.ts'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { themesOf, toneOf } from '#server/features/journal/recent/recent-mood.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { openThreads } from '#server/features/memory/rules.ts'
import { type Mentions, mentionsIn } from '#server/features/memory/told/people.ts'
import { capitalised } from '#server/language/format.ts'
import { toldThread } from '#server/language/people/retelling.ts'
import { type Preferences, withoutArticle } from '#server/language/preferences/preferences.ts'
import { daysBetween } from '#server/language/time/day-names.ts'
import type { Prompt } from '../rules.ts'
import {
  aboutComing,
  aboutGoals,
  aboutIntentions,
  aboutPassed,
  aboutPeople,
  aboutPhrases,
  aboutTheDead,
  aboutThoseAround,
  aboutWishes,
  byMood,
  gentlePrompts,
  openToAll,
} from './by-kind.ts'
import { byTheme } from './by-theme.ts'

const longestAgo = 14
const mostPhrases = 3
const mostPeople = 6
const leastNamed = 2

type Drawn = {
  recent: readonly RecentEntry[]
  notes: readonly MemoryNote[]
  goals: readonly Aim[]
  needsCare: boolean
  /** What they like to be asked about, and what is not to be brought up. */
  wishes: Preferences & { forbidden: readonly string[] }
}

/** Every prompt that fits this person today. Nothing of an entry in crisis is in it. */
export function personalStock(drawn: Drawn, today: string): Prompt[] {
  if (drawn.needsCare) return asTheyAre(careKind, gentlePrompts)
  return asTheyLike(everyPrompt(drawn, today), drawn.wishes)
}

const fewWords = 10

/** Nothing that is not to be brought up; what is wished for, and what is put in few words where they like that, is marked. */
export function asTheyLike(prompts: readonly Prompt[], { forbidden, isBrief, wants }: Drawn['wishes']): Prompt[] {
  const topics = wants.map(withoutArticle)
  return prompts
    .filter(({ text }) => !speaksOf(text, forbidden))
    .map((prompt) => ({
      ...prompt,
      isWished: speaksOf(prompt.text, topics),
      isLong: isBrief && prompt.text.split(/\s+/).length > fewWords,
    }))
}

function everyPrompt({ recent, notes, goals, wishes }: Drawn, today: string): Prompt[] {
  const themes = themesOf(recent, today)
  const phrases = themes.filter((theme) => !byTheme[theme] && isThing(theme, recent))
  const people = mentionsIn(recent).slice(0, mostPeople)
  return [
    ...openThreads(recent, notes).flatMap((thread) => ofThread(thread, today)),
    ...wishes.wants.flatMap((wish) => filledWith('wish', aboutWishes, wish)),
    ...goals.flatMap((goal) => {
      const groundId = mentionOf(goal, recent, new Set())?.entryId
      return filledWith('goal', aboutGoals, goal.title, groundId)
    }),
    ...people.flatMap((person) => filledWith('person', templatesAbout(person), person.called, person.said[0]?.entryId)),
    ...phrases.slice(0, mostPhrases).flatMap((phrase) => {
      const groundId = recent.find(({ themes, isCalm }) => isCalm && themes.includes(phrase))?.id
      return filledWith('theme', aboutPhrases, phrase, groundId)
    }),
    ...themes.flatMap((theme) => asTheyAre('theme', byTheme[theme] ?? [])),
    ...(recent.length > 0 ? asTheyAre('mood', byMood[toneOf(recent, today)]) : []),
    ...asTheyAre('open', openToAll),
  ]
}

function templatesAbout({ isGone, isAround }: Mentions): readonly string[] {
  if (isGone) return aboutTheDead
  return isAround ? [...aboutPeople, ...aboutThoseAround] : aboutPeople
}

function ofThread(thread: RememberedThread, today: string): Prompt[] {
  const age = daysBetween(thread.writtenOn, today)
  if (age < 1 || age > longestAgo) return []
  const { entryId, quote } = thread
  const templates = templatesFor(thread, today)
  return filledWith('told', templates, toldThread(thread, today), entryId).map((prompt) => ({
    ...prompt,
    ...{ entryId, about: `told ${entryId} ${quote}` },
  }))
}

function templatesFor({ on, correction }: RememberedThread, today: string): readonly string[] {
  if (on === null || correction) return aboutIntentions
  return on >= today ? aboutComing : aboutPassed
}

export const careKind = 'care'

export function asTheyAre(kind: string, lines: readonly string[]): Prompt[] {
  return lines.map((text) => ({ text, template: text, kind, about: null, entryId: null }))
}

/** Each template with the word in its gap. */
function filledWith(gap: string, templates: readonly string[], word: string, groundId: number | null = null): Prompt[] {
  return templates.map((template) => {
    const text = template.replace(`{${gap}}`, () => word)
    const isAbout = { about: `${gap} ${word}`, entryId: null, groundId }
    return { text: capitalised(text), template, kind: gap, ...isAbout }
  })
}

/** What several entries name, and always in small letters: a name is somebody, and not asked about like a thing. */
function isThing(phrase: string, recent: readonly RecentEntry[]): boolean {
  const naming = recent.filter(({ themes, isCalm }) => isCalm && themes.includes(phrase))
  const isName = naming.some(({ content }) => content.includes(capitalised(phrase)))
  return naming.length >= leastNamed && !isName
}

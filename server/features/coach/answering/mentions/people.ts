import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { asWritten } from '#server/features/analysis/period/facts/quoting.ts'
import { capitalised } from '#server/language/format.ts'
import { daysBefore } from '#server/language/time/day-names.ts'
import { words } from '#server/language/words.ts'
import {
  type Answering,
  ago,
  averageMood,
  citing,
  entriesInWords,
  inQuotes,
  inWords,
  listed,
  plainAnswer,
} from '../answer.ts'
import type { Find } from '../finding/finding.ts'
import { find, findNear } from '../finding/lookup.ts'
import type { Subject } from '../finding/subject.ts'
import { entriesIn, ever, lately } from '../journal.ts'
import { comingUp } from '../open/threads.ts'
import { isRelative, kinOf, rootOf, wordsIn } from '../words.ts'
import { clearest, spelled } from './mentions.ts'

/** Somebody, or something, as it stands: the latest first, and what is still ahead. */
export const howItStands: Answering = async (question, journal) => {
  const { subject, period } = question
  const found = await findNear(journal, subject, period)
  const named = found.finds.filter(({ isNamed }) => isNamed)
  const finds = named.length > 0 ? named : found.finds
  const newest = finds.at(-1)
  if (!newest) return null
  const latest = plainest(
    finds.filter(({ page }) => page.day >= daysBefore(newest.page.day, recentDays)),
    subject,
  )
  const { pages } = found
  const ahead = comingUp(
    finds.slice(-20).map(({ page }) => page),
    journal.today,
  ).at(-1)
  const [first] = pages
  const since =
    pages.length > 1 && first
      ? ` ${capitalised(entriesInWords(found.total))} speak of this since ${inWords(first.day, journal.today)}${moodIn(pages)}.`
      : ' It is the only entry that speaks of this.'
  const next = ahead && ahead.quote !== latest.quote ? ` Ahead: ${inQuotes(ahead.quote)}` : ''
  const recent = finds.slice(-4).toReversed()
  return plainAnswer(
    `${spelled(found)}The latest, from ${inWords(latest.page.day, journal.today)}, ${ago(latest.page.day, journal.today)}: ${inQuotes(latest.quote)}${next}${since}`,
    { citations: citing([...(ahead ? [ahead] : []), ...recent]) },
  )
}

const recentDays = 7

/** Of the latest the one that says something of them, rather than one that only mentions them. */
function plainest(finds: readonly Find[], { roots }: Subject): Find {
  const asked = new Set(roots.flatMap(kinOf))
  const isTheirs = ({ quote }: Find) =>
    wordsIn(quote)
      .slice(0, 1)
      .some((word) => asked.has(rootOf(word)))
  return finds.findLast(isTheirs) ?? (finds.at(-1) as Find)
}

/** Who somebody is, as far as the entries tell. */
export const whoItIs: Answering = async (question, journal) => {
  const { subject } = question
  const found = await find(journal, subject)
  const named = found.finds.filter(({ isNamed }) => isNamed)
  const [first = found.finds[0], latest = found.finds.at(-1)] = [named[0], named.at(-1)]
  if (!first || !latest) return null
  const { pages } = found
  const beside = themesBeside(pages, subject)
  const name = subject.words.join(' ')
  const about = beside.length > 0 ? `, most often beside ${listed(beside)}` : ''
  const days = found.finds.length > 1 ? `, from ${inWords(first.page.day, journal.today)} on` : ''
  const shown = [latest, ...clearest(found.finds), first]
  return plainAnswer(
    `${spelled(found)}${capitalised(name)} comes up in ${entriesInWords(found.total)}${days}${about}${moodIn(pages)}. The latest, ${inWords(latest.page.day, journal.today)}: ${inQuotes(latest.quote)}`,
    { citations: citing(shown) },
  )
}

/** Whom the entries name most. */
export const whoMost: Answering = async ({ period }, journal) => {
  const pages = await entriesIn(journal, period ?? ever)
  const people = peopleIn(pages).slice(0, 5)
  if (people.length === 0) return null
  const recent = lately(journal, 14)
  const named = people.map(({ name, pages }) => {
    const last = pages.at(-1)
    return `${name} in ${entriesInWords(pages.length)}${last ? `, last on ${inWords(last.day, journal.today)}` : ''}${moodIn(pages)}`
  })
  const newest = people.flatMap(({ name, pages }) => {
    const page = pages.findLast(({ day }) => day >= recent.from) ?? pages.at(-1)
    return page ? [{ page, quote: sentenceNaming(page, name) }] : []
  })
  return plainAnswer(`The people you write about most: ${named.join('; ')}.`, { citations: citing(newest) })
}

function moodIn(pages: readonly Noted[]): string {
  const known = pages.filter(({ moodScore }) => moodScore !== null)
  const mood = averageMood(known)
  if (mood === null || known.length < 2) return ''
  const where = known.length === pages.length ? '' : ` in ${known.length} of them`
  return `, with a mood of ${mood} of 10 on average${where}`
}

function themesBeside(pages: readonly Noted[], { roots }: Subject): string[] {
  const asked = new Set(roots)
  const times = new Map<string, number>()
  for (const { themes } of pages)
    for (const theme of new Set(themes))
      if (!wordsIn(theme).some((word) => asked.has(rootOf(word)))) times.set(theme, (times.get(theme) ?? 0) + 1)
  return [...times]
    .filter(([, count]) => count > 1 || pages.length < 3)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([theme]) => asWritten(theme, pages))
}

/** Names, by their capitals within sentences, of those who do something, and relatives; most often named first. */
export function peopleIn(pages: readonly Noted[]): { name: string; pages: Noted[] }[] {
  const inside = new Set(pages.flatMap(({ content }) => [...content.matchAll(nameInside)].map(([name]) => name)))
  const acting = new Set<string>()
  const small = new Set<string>()
  const named = new Map<string, Set<Noted>>()
  for (const page of pages) {
    const spoken = wordsIn(page.content)
    for (const [place, word] of spoken.entries()) {
      const name = word.replace(/['’]s$/, '')
      if (!inside.has(name)) {
        small.add(word)
        continue
      }
      named.set(name, (named.get(name) ?? new Set()).add(page))
      if (acts.has(spoken[place + 1] ?? '')) acting.add(name)
    }
  }
  return [...named]
    .filter(([name]) => !small.has(name.toLowerCase()) && (isRelative(name) || acting.has(name)))
    .map(([name, pages]) => ({ name, pages: [...pages] }))
    .filter(({ pages }) => pages.length > 1)
    .toSorted((a, b) => b.pages.length - a.pages.length)
}

const nameInside = /(?<=\p{Ll}[,;]? )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu
/** People do things; places do not. */
const acts = words(
  'called says said told came comes brought laughed gave tried showed wants fell ate asked wrote thinks smiled cried helped',
)

const sentenceNaming = (page: Noted, name: string) =>
  page.content
    .match(/[^.!?\n]+[.!?]?/g)
    ?.find((sentence) => wordsIn(sentence).some((word) => word.replace(/['’]s$/, '') === name))
    ?.trim() ?? page.content.slice(0, 120)

import type { ThemeCount } from '#contract/analysis.ts'
import { titles } from '#server/language/en/people/people.ts'
import { type Claim, claim } from '../claims/claims.ts'
import { count, counted, nothing, say, share } from '../claims/saying.ts'
import type { Noted } from '../facts/noted.ts'
import { asWritten, isArea, placesIn } from '../facts/quoting.ts'
import {
  aboutTheme,
  figure,
  meanwhile,
  named,
  oneOf,
  span,
  spanBefore,
  type Telling,
  theTimeBefore,
} from './telling.ts'

const fewest = 2

/** What came up most, with both numbers of both periods. */
export function mostWrittenAbout(told: Telling): Claim | null {
  const [first, second, third] = told.facts.themes
  if (!first || first.entries < fewest) return null
  if (second?.entries === first.entries) return third?.entries === first.entries ? null : bothMost(told, first, second)
  const { theme } = first
  const entries = count(figure(told, 'entries', { ...span(told), theme }))
  const all = counted(figure(told, 'entries', span(told)), 'entry', 'entries')
  const before =
    told.before.length === 0
      ? nothing
      : say`; ${theTimeBefore(told)}, in ${share(figure(told, 'entries', { ...spanBefore(told), theme }))} of ${count(figure(told, 'entries', spanBefore(told)))}`
  const it = named(told, theme)
  const said = oneOf(told, 'most', [
    say`You came back to ${it} most, in ${entries} of ${all}${before}.`,
    say`What came up most was ${it}, in ${entries} of ${all}${before}.`,
    say`Nothing took more room than ${it}, in ${entries} of ${all}${before}.`,
  ])
  const about = aboutTheme(told.now, theme)
  const rest = told.before.length === 0 ? [] : told.before
  return claim(
    ['most', theme, told.scope.period.kind, told.scope.period.start],
    said,
    [...told.now, ...rest],
    placesIn(about, theme),
  )
}

function bothMost(told: Telling, { theme: one }: ThemeCount, { theme: other }: ThemeCount): Claim {
  const entries = (theme: string) => count(figure(told, 'entries', { ...span(told), theme }))
  const all = counted(figure(told, 'entries', span(told)), 'entry', 'entries')
  const said = say`You came back to ${named(told, one)} and ${named(told, other)} most: ${entries(one)} of ${all} speak of ${named(told, one)}, ${entries(other)} of ${named(told, other)}.`
  const places = [
    ...placesIn(aboutTheme(told.now, one), one).slice(0, 2),
    ...placesIn(aboutTheme(told.now, other), other).slice(0, 1),
  ]
  return claim(['most', one, other, told.scope.period.kind, told.scope.period.start], said, told.now, places)
}

/** What is new against the period before, or what fell silent; nothing where there is too little to compare. */
export function changed(told: Telling): Claim | null {
  const { facts, before } = told
  if (before.length < 3 || facts.totalEntries < 3) return null
  const isNew = ({ theme, entries, before: then }: ThemeCount) => entries >= fewest && then === 0 && isArea(theme)
  const added = facts.themes.slice(1).find(isNew)
  return added ? come(told, added) : gone(told)
}

function come(told: Telling, { theme }: ThemeCount): Claim {
  const entries = counted(figure(told, 'entries', { ...span(told), theme }), 'entry', 'entries')
  const it = named(told, theme)
  const said = oneOf(told, 'come', [
    say`New against ${theTimeBefore(told)}: ${it}, in ${entries}.`,
    say`You wrote about ${it} in ${entries}, and not at all ${theTimeBefore(told)}.`,
  ])
  const about = aboutTheme(told.now, theme)
  return claim(['come', theme, told.scope.period.start], said, about, placesIn(about, theme))
}

function gone(told: Telling): Claim | null {
  const dropped = silent(told)
  if (!dropped) return null
  const { theme, of } = dropped
  const entries = counted(figure(told, 'entries', { ...spanBefore(told), theme }), 'entry', 'entries')
  const said = say`You did not write about ${named(told, theme)} ${meanwhile(told)}, after ${entries} ${theTimeBefore(told)}.`
  return claim(['gone', theme, told.scope.period.start], said, of)
}

/** The area that was in at least three entries of the period before and is in none now. */
export function silent({ now, before, facts }: Telling): { theme: string; of: Noted[] } | null {
  if (facts.totalEntries < 3) return null
  const areas = [...new Set(before.flatMap(({ themes }) => themes))].filter(isArea).sort()
  const dropped = areas
    .map((theme) => ({ theme, of: before.filter(({ themes }) => themes.includes(theme)) }))
    .filter(({ theme, of }) => of.length >= 3 && !now.some(({ themes }) => themes.includes(theme)))
    .sort((a, b) => b.of.length - a.of.length)
  return dropped[0] ?? null
}

/** Forms of address name nobody. */
const isName = (word: string) => /^\p{Lu}/u.test(word) && !titles.has(word.toLowerCase())

/** A name that keeps coming back. */
export function recurring(told: Telling): Claim | null {
  const own = told.facts.themes.find(({ theme, entries }) => entries >= fewest && isName(asWritten(theme, told.now)))
  if (!own || own === told.facts.themes[0]) return null
  const entries = counted(figure(told, 'entries', { ...span(told), theme: own.theme }), 'entry', 'entries')
  const it = named(told, own.theme)
  const said = oneOf(told, 'recurring', [
    say`You mention ${it} in ${entries}.`,
    say`There is also ${it}, in ${entries}.`,
  ])
  const about = aboutTheme(told.now, own.theme)
  return claim(['recurring', own.theme, told.scope.period.start], said, about, placesIn(about, own.theme))
}

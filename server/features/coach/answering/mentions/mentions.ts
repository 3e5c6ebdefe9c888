import { capitalised } from '#server/language/format.ts'
import {
  type Answer,
  type Answering,
  ago,
  citing,
  counted,
  entriesInWords,
  inQuotes,
  inWords,
  listed,
  plainAnswer,
  spanOf,
} from '../answer.ts'
import type { Find } from '../finding/finding.ts'
import { type Found, find, findExactly } from '../finding/lookup.ts'
import type { Journal } from '../journal.ts'
import type { Question } from '../question.ts'
import { keySentence } from '../sentences.ts'

const mostQuotes = 4
const mostOpened = 60

export const lastTime: Answering = async (question, journal) => {
  const found = await findExactly(journal, question.subject, question.period, { most: mostOpened, end: 'newest' })
  const last = found.finds.at(-1)
  if (!last) return null
  const { day } = last.page
  return plainAnswer(
    `${spelled(found)}You last wrote about this on ${inWords(day, journal.today)}, ${ago(day, journal.today)}: ${inQuotes(last.quote)}${inAll(found)}`,
    { citations: citing(newestFirst(found.finds)) },
  )
}

export const firstTime: Answering = async (question, journal) => {
  const found = await findExactly(journal, question.subject, question.period, { most: mostOpened, end: 'oldest' })
  const [first] = found.finds
  if (!first) return null
  const { day } = first.page
  return plainAnswer(
    `${spelled(found)}You first wrote about this on ${inWords(day, journal.today)}, ${ago(day, journal.today)}: ${inQuotes(first.quote)}${inAll(found)}`,
    { citations: citing(found.finds) },
  )
}

/** When the person last wrote at all. */
export const latestEntry: Answering = async (_, journal) => {
  const last = (await journal.marks()).at(-1)
  const [page] = last ? await journal.open([last.id]) : []
  if (!page) return null
  return plainAnswer(`You last wrote on ${inWords(page.day, journal.today)}, ${ago(page.day, journal.today)}.`, {
    citations: citing([{ page, quote: keySentence(page) }]),
  })
}

/** The clearest passage, with its day. */
export const whenItWas: Answering = async (question, journal) => {
  const found = await findExactly(journal, question.subject, question.period)
  if (found.finds.length === 0) return null
  const best = found.finds.reduce((one, other) => (other.rank > one.rank ? other : one))
  return plainAnswer(
    `${spelled(found)}${partly(found)}You wrote about this on ${inWords(best.page.day, journal.today)}, ${ago(best.page.day, journal.today)}: ${inQuotes(best.quote)}${inAll(found)}`,
    { citations: citing([best, ...clearest(found.finds)]) },
  )
}

/** What stands in the journal on a subject, the latest first. */
export const about: Answering = async (question, journal) => {
  const found = await find(journal, question.subject, question.period)
  if (found.finds.length === 0) return null
  const shown = question.has('list') ? found.finds.toReversed() : clearest(found.finds)
  const [latest = shown[0]] = newestFirst(shown)
  if (!latest) return null
  const on = (one: Find) => inWords(one.page.day, journal.today)
  const [first] = found.pages
  const days =
    found.total === 1 || !first
      ? `You wrote about this once, on ${on(latest)}: `
      : `${capitalised(entriesInWords(found.total))} speak of this, the first on ${inWords(first.day, journal.today)}. The latest of the clearest, ${on(latest)}: `
  return plainAnswer(
    `${spelled(found)}${isDated(question) ? notJustThat : partly(found)}${days}${inQuotes(latest.quote)}`,
    {
      citations: citing(shown),
    },
  )
}

/** Asked for a day or a number, and no entry tells of just that. */
const isDated = ({ has }: Question) => has('when', 'last', 'first', 'how-often')
const notJustThat = 'No entry tells of just that; these come nearest. '

/** What was looked for and not found, with what comes near. */
export function nothingFound(question: Question, { today }: Journal, missing: readonly string[]): Answer {
  const words = missing.length > 0 ? missing : question.subject.words
  const where = question.period ? `in what you wrote ${spanOf(question.period, today)}` : 'anywhere in your journal'
  return plainAnswer(`I don’t know. I find nothing about ${listed(words.map(inQuotes), 'or')} ${where}.`)
}

export function spelled({ meant }: Found): string {
  return meant.length === 0 ? '' : `I read ${listed(meant.map((one) => `“${one.typed}” as “${one.meant}”`))}. `
}

const partly = ({ isWhole, missing }: Found) =>
  isWhole
    ? ''
    : missing.length > 0
      ? `No entry says ${listed(missing.map(inQuotes), 'or')}; this is the nearest. `
      : 'No single entry holds all of that; this is the nearest. '

const inAll = ({ total }: Found) =>
  total > 1
    ? ` In all, ${counted(total, 'entry speaks', 'entries speak')} of this.`
    : ' It is the only entry that does.'

const newestFirst = (finds: readonly Find[]) => finds.toReversed()

/** The clearest, the latest of them first. */
export function clearest(finds: readonly Find[], most = mostQuotes): Find[] {
  const best = finds.toSorted((a, b) => b.rank - a.rank || b.page.day.localeCompare(a.page.day)).slice(0, most)
  return best.toSorted((a, b) => b.page.day.localeCompare(a.page.day))
}

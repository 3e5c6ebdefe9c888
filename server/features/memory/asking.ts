import type { RememberedThread } from '#contract/memory.ts'
import { retold } from '#server/language/people/retelling.ts'
import { rank } from '#server/language/seeded-order.ts'
import { daysBetween } from '#server/language/time/day-names.ts'

/** Something to come back to on a call. The id is that of a question, so that it is asked once. */
export type Followed = { id: string; words: string }

const afterwards = ['How did it go?', 'How was it?', 'How did that turn out?']
const before = ['How do you feel about it?', 'Is it on your mind?']
const undated = ['Did you get to it?', 'Where does that stand?', 'Has anything come of it?']
/** With a greeting before it, a turn stays within thirty words. */
const mostWords = 20
const daysAfter = 7
const daysUndated = 6

export const questionPrefix = 'memory.'
const idOf = ({ entryId, quote }: RememberedThread) => `${questionPrefix}${entryId}-${rank(quote).toString(36)}`

/** The entry whose words a question of ours holds; null for every other question. */
export function entryOfQuestion(id: string | undefined): number | null {
  const [, entryId] = new RegExp(String.raw`^${RegExp.escape(questionPrefix)}(\d+)-`).exec(id ?? '') ?? []
  return entryId === undefined ? null : Number(entryId)
}

/**
 * The one open thread to begin a call with: what has just been, then what comes tomorrow, then what was meant to be done.
 * Null where there is none, or each was asked about before.
 */
export function toFollowUp(
  threads: readonly RememberedThread[],
  asked: ReadonlySet<string>,
  today: string,
): Followed | null {
  const open = threads.filter((thread) => thread.writtenOn < today && !asked.has(idOf(thread)))
  const sinceDue = ({ on }: RememberedThread) => (on === null ? null : daysBetween(on, today))
  const isIn = (days: number | null, from: number, to: number) => days !== null && days >= from && days <= to
  const lists: [RememberedThread[], readonly string[]][] = [
    [open.filter((one) => isIn(sinceDue(one), 0, daysAfter)).sort(byDue), afterwards],
    [open.filter((one) => sinceDue(one) === -1), before],
    [open.filter(({ on, writtenOn }) => on === null && daysBetween(writtenOn, today) <= daysUndated), undated],
  ]
  for (const [found, endings] of lists) {
    for (const thread of found) {
      const words = questionAbout(thread, endings, today)
      if (words.split(/\s+/).length <= mostWords) return { id: idOf(thread), words }
    }
  }
  return null
}

const byDue = (one: RememberedThread, other: RememberedThread) => (other.on ?? '').localeCompare(one.on ?? '')

/** What was put right is said as it was put; all else in the words of the entry. */
function questionAbout(thread: RememberedThread, endings: readonly string[], today: string): string {
  const ending = endings[rank(thread.quote) % endings.length]
  const said = thread.correction?.words
  return `${said ? `You told me: “${said}”` : retold(thread, today)} ${ending}`
}

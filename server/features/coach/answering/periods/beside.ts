import { capitalised } from '#server/language/format.ts'
import type { Answering } from '../answer.ts'
import { averageMood, citing, entriesInWords, inQuotes, plainAnswer } from '../answer.ts'
import type { Find } from '../finding/finding.ts'
import { findNear } from '../finding/lookup.ts'
import type { Subject } from '../finding/subject.ts'
import { ever, isWithin, type Journal, type Mark } from '../journal.ts'
import { habitFor } from '../mentions/counts.ts'
import type { Period, Question } from '../question.ts'
import { isLight, rootOf } from '../words.ts'
import { fewest, group, sideBySide } from './moods.ts'

/** What speaks of some words: which entries, and the clearest of them. */
type Speaking = { word: string; ids: ReadonlySet<number>; finds: readonly Find[] }

/** The moods of what speaks of something beside those of the rest; of two things, each by itself. */
export const moodWith: Answering = async (question, journal) => {
  const { subject, period } = question
  const known = (await marksIn(journal, period)).filter(({ moodScore }) => moodScore !== null)
  const speaking = await Promise.all(toldOf(subject).map((word) => speakingOf(journal, subject, [word], period)))
  const groups = speaking.map((one) => ({ ...one, ...group(one.word, known, ({ id }) => one.ids.has(id)) }))
  const held = groups.filter(({ some }) => some.length > 0)
  if (held.length === 0) return null
  const told = held.map(
    ({ word, some, others }) =>
      `${capitalised(entriesInWords(some.length))} with a mood ${some.length === 1 ? 'speaks' : 'speak'} of ${inQuotes(word)}: ${averageMood(some)} of 10${some.length === 1 ? '' : ' on average'}, against ${averageMood(others) ?? 'nothing'} in the other ${others.length}.`,
  )
  const few = held.some(({ some }) => some.length < fewest) ? 'Some of that is very few entries to go by.' : ''
  const habit = await habitMood(journal, question, known)
  return plainAnswer([...told, habit, few, sideBySide].filter(Boolean).join(' '), {
    citations: citing(held.flatMap(({ finds }) => ends(finds))),
  })
}

async function habitMood(journal: Journal, { subject, period }: Question, known: readonly Mark[]): Promise<string> {
  const habit = habitFor(await journal.habits(), subject)
  if (!habit) return ''
  const logs = await journal.habitLogs(period ?? { ...ever, to: journal.today })
  const days = new Set(logs.filter(({ habitId, value }) => habitId === habit.id && value > 0).map(({ day }) => day))
  const { some, others } = group(habit.name, known, ({ day }) => days.has(day))
  if (some.length === 0 || others.length === 0) return ''
  return `On days with ${inQuotes(habit.name)} in the log your mood was ${averageMood(some)} in ${entriesInWords(some.length)}, on the others ${averageMood(others)}.`
}

/** How much of what was written speaks of something, for whoever thinks that it is all. */
export const shareOf: Answering = async ({ subject, feeling, period }, journal) => {
  const marks = await marksIn(journal, period)
  const asked = feeling ? [feeling] : toldOf(subject).map((word) => [word])
  const speaking = await Promise.all(asked.map((words) => speakingOf(journal, subject, words, period)))
  const held = speaking.filter(({ ids }) => ids.size > 0)
  if (held.length === 0 || marks.length === 0) return null
  const told = held.map(({ word, ids }) => {
    const [mood, others] = [
      averageMood(marks.filter(({ id }) => ids.has(id))),
      averageMood(marks.filter(({ id }) => !ids.has(id))),
    ]
    const moods =
      mood === null || others === null
        ? ''
        : `, with a mood of ${mood} of 10 on average against ${others} in the others`
    return `${capitalised(entriesInWords(ids.size))} of ${marks.length} ${ids.size === 1 ? 'speaks' : 'speak'} of ${inQuotes(word)}${moods}`
  })
  const share = (held[0]?.ids.size ?? 0) / marks.length
  const verdict =
    held.length > 1
      ? ''
      : share > 0.5
        ? ' So it is in most of what you write.'
        : share > 0.2
          ? ' So it is a good part of it, but not all.'
          : ' So it is far from all you write.'
  return plainAnswer(`${told.join('. ')}.${verdict}`, {
    citations: citing(held.flatMap(({ finds }) => finds.slice(-3).toReversed())),
  })
}

/** "Seeing Dana" is about Dana. */
function toldOf({ words }: Subject): readonly string[] {
  const heavy = words.filter((word) => !isLight(rootOf(word)))
  return heavy.length > 0 ? heavy : words
}

const marksIn = async (journal: Journal, period: Period | null) =>
  (await journal.marks()).filter(isWithin(period ?? ever))

async function speakingOf(
  journal: Journal,
  subject: Subject,
  words: readonly string[],
  period: Period | null,
): Promise<Speaking> {
  const found = await Promise.all(
    words.map((word) => findNear(journal, { ...subject, words: [word], roots: [rootOf(word)], names: [] }, period)),
  )
  const finds = new Map(found.flatMap(({ finds }) => finds).map((one) => [one.page.id, one]))
  return {
    word: words[0] ?? '',
    ids: new Set(found.flatMap(({ pages }) => pages.map(({ id }) => id))),
    finds: [...finds.values()].toSorted((a, b) => a.page.day.localeCompare(b.page.day)),
  }
}

/** What speaks of it on the best day, and on the worst. */
function ends(finds: readonly Find[]): Find[] {
  const ordered = finds.toSorted((a, b) => (b.page.moodScore ?? 5) - (a.page.moodScore ?? 5))
  return [...new Set([ordered[0], ordered.at(-1)])].filter((one) => one !== undefined)
}

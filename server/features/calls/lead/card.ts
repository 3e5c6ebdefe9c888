import type { Memory } from '#contract/memory.ts'
import type { Card } from '#server/dialogue/lead/card.ts'
import type { Opening } from '#server/dialogue/turns.ts'
import { todayOf } from '#server/features/account/today.ts'
import { aimsOf } from '#server/features/goals/aims.ts'
import { habitsOf } from '#server/features/habits/queries.ts'
import { type RecentEntry, recentOf } from '#server/features/journal/recent/recent-entries.ts'
import { dayInWords } from '#server/features/language-model/sending.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { memoryOf } from '#server/features/memory/queries.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import type { Services } from '#server/platform/services.ts'
import type { CallRow } from '../tables.ts'
import { askedLately } from './asked.ts'

/** The card of a call, the entries whose words are on it, so that deleting one finds it, and all that it was made of. */
export type FrozenCard = { card: Card; entryIds: number[]; basis: unknown }

/** What is known of the person as the call begins. Nothing of an entry of a crisis, and nothing they forbade. */
export async function cardFor(
  services: Services,
  { id: callId, userId, coachId }: Pick<CallRow, 'id' | 'userId' | 'coachId'>,
  { name, hour }: Pick<Opening, 'name' | 'hour'>,
  forbidden: readonly string[],
): Promise<FrozenCard> {
  const today = await todayOf(services, userId)
  const [memory, recent, asked, goals, habits, { lines: preferences }] = await Promise.all([
    memoryOf(services, userId),
    recentOf(services, userId, today),
    askedLately(services, userId, callId),
    aimsOf(services, userId),
    habitsOf(services, userId),
    preferencesOf(services, userId),
  ])
  const sent = memory.isOn ? recent.filter(({ isCalm, content }) => isCalm && content !== '') : []
  const known = rememberedIn(memory, sent, today)
  const coach = coachWithId(coachId)
  const lines = sent.slice(0, 3).map((entry) => ({ id: entry.id, day: dayInWords(entry, today), line: lineOf(entry) }))
  const isAllowed = (words: string) => !speaksOf(words, forbidden)
  const card: Card = {
    ...{
      name,
      companion: coach.name,
      character: coach.systemPrompt,
      today: `${dayInWords({ day: today }, today)}, ${partOfDay(hour)}`,
    },
    ...{ people: known.people, threads: known.threads, entries: lines },
    asked: asked.filter(isAllowed),
    mood: moodIn(sent, today),
    goals: goals.map(({ title }) => title),
    habits: habits
      .filter(
        ({ isActive, progress }) => isActive && progress.today === 0 && progress.lastDays.at(-1)?.state === 'open',
      )
      .map(({ name }) => name)
      .filter(isAllowed),
    preferences: preferences.filter(isAllowed).join('; '),
  }
  const entryIds = [...new Set([...known.entryIds, ...lines.map(({ id }) => id)])]
  const basis = [memory.isOn, forbidden, recent.map(({ id, isCalm, content }) => [id, isCalm, content])]
  return { card, entryIds, basis }
}

/** People with what was said of them last, open threads with their days; only from entries that may be sent. */
function rememberedIn({ people, threads }: Memory, sent: readonly RecentEntry[], today: string) {
  const isSent = (entryId: number) => sent.some(({ id }) => id === entryId)
  const known = people.flatMap(({ called, sources, correction }) => {
    const source = sources.find(({ entryId }) => isSent(entryId))
    return source ? [{ called, who: correction?.words ?? `“${source.quote}”`, entryId: source.entryId }] : []
  })
  const open = threads
    .filter(({ entryId }) => isSent(entryId))
    .map(({ entryId, quote, correction, on, writtenOn }) => ({
      ...{ entryId, words: correction?.words ?? `“${quote}”` },
      day: on === null ? `said ${dayInWords({ day: writtenOn }, today)}` : dayInWords({ day: on }, today),
    }))
  return { people: known, threads: open, entryIds: [...known, ...open].map(({ entryId }) => entryId) }
}

const longestLine = 180

/** Its beginning, in whole words. */
function lineOf({ content }: RecentEntry): string {
  const line = content.replace(/\s+/g, ' ').trim()
  return line.length <= longestLine ? line : `${line.slice(0, line.lastIndexOf(' ', longestLine))} …`
}

function moodIn(sent: readonly RecentEntry[], today: string): Card['mood'] {
  const last = sent.find(({ moodScore }) => moodScore !== null)
  return last && last.moodScore !== null ? { score: last.moodScore, day: dayInWords(last, today) } : null
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'at night'
  if (hour < 12) return 'in the morning'
  return hour < 18 ? 'in the afternoon' : 'in the evening'
}

import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { safetyLevel } from '#server/risk/assess.ts'
import type { Aim } from './mentions.ts'
import { goalsOf } from './queries.ts'

/** The goals under way, and what the person put on their list in the settings; nothing they do not want brought up. */
export async function aimsOf(services: Needs<'db' | 'vault'>, userId: UserId): Promise<Aim[]> {
  const [own, { goals: listed, goalsEnabled }, forbidden] = await Promise.all([
    goalsOf(services, userId),
    settingsOf(services, userId),
    forbiddenBy(services, userId),
  ])
  const isWelcome = (words: string) => safetyLevel(words) < 2 && !speaksOf(words, forbidden)
  const active = own.filter(({ status }) => goalsEnabled && status === 'active')
  return [
    ...active.map(({ title, targetDate, progressPercentage, notes }) => ({
      ...{ title, targetDate: targetDate ?? null, progress: progressPercentage },
      notes: notes && isWelcome(notes) ? notes : null,
    })),
    ...listed.map((title) => ({ title, targetDate: null, progress: 0, notes: null })),
  ].filter(({ title }) => isWelcome(title))
}

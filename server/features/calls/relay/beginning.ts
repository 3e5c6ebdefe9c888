import type { Opening } from '#server/dialogue/turns.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { standingLevelOf } from '#server/features/journal/queries.ts'
import { llmFor, llmForDanger } from '#server/features/language-model/allowing.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { followUpFor } from '#server/features/memory/queries.ts'
import { spokenHelpLine } from '#server/features/safety/lines/help-lines.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import type { Services } from '#server/platform/services.ts'
import type { CallRow } from '../tables.ts'
import { lastCallEntry, recentQuestions } from '../turns.ts'

/** What is known of the person and of the call before its first word. */
export async function howItBegins(services: Services, call: CallRow, { isNew }: { isNew: boolean }): Promise<Opening> {
  const { db, vault, now } = services
  const user = await userById({ db }, call.userId)
  const safe = await vault.safeOf(db, call.userId)
  const { name: companion, voice } = coachWithId(call.coachId)
  const help = spokenHelpLine(user.timeZone)
  const here = now().toZonedDateTimeISO(user.timeZone)
  const lastEntryId = await lastCallEntry(db, call.userId)
  const wasInDanger = lastEntryId !== null && (await standingLevelOf(services, call.userId, lastEntryId)) >= 3
  const hasModel = (await llmFor(services, call.userId)) !== null
  return {
    name: firstName(user.name),
    companion,
    voice,
    help: { line: help.words, emergency: help.emergency },
    maxCallMs: call.maxSeconds * 1000,
    recentQuestions: await recentQuestions(db, safe, call.userId),
    followUp: isNew ? await followUpFor(services, call.userId) : null,
    wishes: (await preferencesOf(services, call.userId)).wants,
    forbidden: await forbiddenBy(services, call.userId),
    hour: here.hour,
    minute: here.minute,
    // Answered in the person's own page, it has that page's id.
    isTelephone: call.phoneId === null,
    cannotTakeBack: call.phoneId === null && services.telephony.carrier?.takesBack === false,
    wasInDanger,
    hasModel,
    mayBePrepared: hasModel && !wasInDanger,
    hasSecondOpinion: (await llmForDanger(services, call.userId)) !== null,
    seed: call.id,
  }
}

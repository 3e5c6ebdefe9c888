import { exportedAccount } from './features/account/queries.ts'
import { accountRoutes } from './features/account/routes.ts'
import { achievementJobs } from './features/achievements/jobs.ts'
import { exportedAchievements } from './features/achievements/queries.ts'
import { achievementRoutes } from './features/achievements/routes.ts'
import {
  claimAnalyses,
  followChangedEntry,
  followRemovedEntry,
  wordAnalysis,
  writeAnalysis,
} from './features/analysis/jobs.ts'
import { exportedAnalysis } from './features/analysis/queries.ts'
import { analysisRoutes } from './features/analysis/routes.ts'
import { hangUpCut } from './features/calls/carrier/jobs.ts'
import { carrierRoutes } from './features/calls/carrier/routes.ts'
import { draftCallEntry } from './features/calls/entry/jobs.ts'
import { exportedCalls } from './features/calls/exporting.ts'
import { leaveOldNumber, tellCall } from './features/calls/jobs.ts'
import { dropRemovedEntry, prepareTaken } from './features/calls/lead/opening/jobs.ts'
import { lookAfterSilent, placeDue } from './features/calls/placing/jobs.ts'
import { holdOpenLines } from './features/calls/relay/held.ts'
import { callRoutes } from './features/calls/routes.ts'
import { claimDue, planAgain } from './features/calls/schedule/jobs.ts'
import { scheduleRoutes } from './features/calls/schedule/routes.ts'
import { exportedChecklists } from './features/checklists/queries.ts'
import { checklistRoutes } from './features/checklists/routes.ts'
import { rereadMessages } from './features/coach/care/rereading.ts'
import { exportedTalks } from './features/coach/queries.ts'
import { coachRoutes } from './features/coach/routes.ts'
import { exportedCommunities } from './features/communities/exported.ts'
import { communityInviteRoutes } from './features/communities/invites/routes.ts'
import { lookAfterCommunities } from './features/communities/jobs.ts'
import { communityPostRoutes } from './features/communities/posts/routes.ts'
import { communityRoutes } from './features/communities/routes.ts'
import { exportedExperiments } from './features/experiments/queries.ts'
import { experimentRoutes } from './features/experiments/routes.ts'
import { exportedFriends } from './features/friends/queries.ts'
import { friendRoutes } from './features/friends/routes.ts'
import { exportedGoals } from './features/goals/queries.ts'
import { goalRoutes } from './features/goals/routes.ts'
import { exportedHabits } from './features/habits/queries.ts'
import { habitRoutes } from './features/habits/routes.ts'
import { exportedEntries } from './features/journal/exporting.ts'
import { rereadEntries } from './features/journal/rereading.ts'
import { journalRoutes } from './features/journal/routes.ts'
import { mergeSearches } from './features/journal/searching/index/jobs.ts'
import { weighAddedEntry, weighChangedEntry } from './features/journal/weighing/jobs.ts'
import { lateCareRoutes } from './features/journal/weighing/routes.ts'
import { exportedConsents } from './features/language-model/consent/queries.ts'
import { forgetOldTexts, forgetSentEntry } from './features/language-model/jobs.ts'
import { exportedSent } from './features/language-model/queries.ts'
import { languageModelRoutes } from './features/language-model/routes.ts'
import { exportedMarketplace } from './features/marketplace/exported.ts'
import { marketplaceRoutes } from './features/marketplace/routes.ts'
import { exportedMemory } from './features/memory/queries.ts'
import { memoryRoutes } from './features/memory/routes.ts'
import { exportedParts } from './features/parts/queries.ts'
import { partRoutes } from './features/parts/routes.ts'
import { forgetPromptsOfEntry, forgetWordsOfEntry, wordPromptsOfMorning } from './features/prompts/jobs.ts'
import { exportedPrompts } from './features/prompts/queries.ts'
import { promptRoutes } from './features/prompts/routes.ts'
import {
  forgetRemovedEntry,
  greetMornings,
  prepareMorning,
  renewAfterChange,
  renewAfterConversation,
  renewAfterEntry,
  renewAfterNote,
  renewAfterPreferences,
  wordMorning,
} from './features/reminders/jobs.ts'
import { exportedReminders } from './features/reminders/queries.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { exportedRoutines } from './features/routines/queries.ts'
import { routineRoutes } from './features/routines/routes.ts'
import { safetyRoutes } from './features/safety/routes.ts'
import { exportedSettings } from './features/settings/queries.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import type { Exported } from './platform/exported.ts'
import { forgetOldAttempts } from './platform/http/attempts.ts'
import type { Http } from './platform/http/http.ts'
import type { Chore, Job } from './platform/jobs.ts'
import type { Services } from './platform/services.ts'

/** The table of contents: what the product answers to and what it does on its own. */
export const routes: readonly ((http: Http, services: Services) => void)[] = [
  accountRoutes,
  settingsRoutes,
  safetyRoutes,
  journalRoutes,
  lateCareRoutes,
  callRoutes,
  carrierRoutes,
  scheduleRoutes,
  coachRoutes,
  goalRoutes,
  checklistRoutes,
  partRoutes,
  experimentRoutes,
  routineRoutes,
  habitRoutes,
  achievementRoutes,
  marketplaceRoutes,
  friendRoutes,
  supportRoutes,
  communityRoutes,
  communityPostRoutes,
  communityInviteRoutes,
  analysisRoutes,
  reminderRoutes,
  promptRoutes,
  languageModelRoutes,
  memoryRoutes,
]

/** Everything a person can take with them, feature by feature. */
export const exported: readonly Exported[] = [
  exportedTalks,
  exportedGoals,
  exportedChecklists,
  exportedParts,
  exportedExperiments,
  exportedRoutines,
  exportedHabits,
  exportedAchievements,
  exportedMarketplace,
  exportedFriends,
  exportedAccount,
  exportedSettings,
  exportedEntries,
  exportedCalls,
  exportedCommunities,
  exportedAnalysis,
  exportedReminders,
  exportedPrompts,
  exportedSent,
  exportedConsents,
  exportedMemory,
]

export const jobs: readonly Job[] = [
  tellCall,
  draftCallEntry,
  prepareTaken,
  dropRemovedEntry,
  leaveOldNumber,
  hangUpCut,
  ...achievementJobs,
  writeAnalysis,
  wordAnalysis,
  followRemovedEntry,
  followChangedEntry,
  prepareMorning,
  wordMorning,
  weighAddedEntry,
  weighChangedEntry,
  renewAfterEntry,
  renewAfterChange,
  renewAfterNote,
  renewAfterConversation,
  renewAfterPreferences,
  forgetRemovedEntry,
  forgetPromptsOfEntry,
  forgetWordsOfEntry,
  wordPromptsOfMorning,
  forgetSentEntry,
]

export const chores: readonly Chore[] = [
  claimDue,
  planAgain,
  placeDue,
  lookAfterSilent,
  holdOpenLines,
  lookAfterCommunities,
  claimAnalyses,
  greetMornings,
  mergeSearches,
  rereadEntries,
  rereadMessages,
  forgetOldTexts,
  forgetOldAttempts,
]

import type { Screen } from '#web/lib/screen.ts'
import { changeNumberScreen, loginScreen, proveNumberScreen, registerScreen } from '../features/account/screens.ts'
import { achievementsScreen } from '../features/achievements/screens.ts'
import { howMoodScreen, monthlyReportsScreen, weeklyAnalysisScreen } from '../features/analysis/screens.ts'
import { callHistoryScreen } from '../features/calls/screens.ts'
import { coachScreen } from '../features/coach/screens.ts'
import { communitiesScreen, communityScreen } from '../features/communities/screens.ts'
import { dashboardScreen } from '../features/dashboard/screens.ts'
import { acceptFriendScreen, friendsScreen } from '../features/friends/screens.ts'
import { habitsScreen } from '../features/habits/screens.ts'
import { helpScreen, noticingScreen } from '../features/help/screens.ts'
import { artifactsScreen, journalScreen } from '../features/journal/screens.ts'
import { legalScreens } from '../features/legal/screens.ts'
import { marketplaceScreen } from '../features/marketplace/screens.ts'
import { memoryScreen } from '../features/memory/screens.ts'
import { settingsScreen } from '../features/settings/screens.ts'
import { supportScreen } from '../features/support/screens.ts'

export const openScreens: readonly Screen[] = [
  loginScreen,
  registerScreen,
  ...legalScreens,
  supportScreen,
  helpScreen,
  noticingScreen,
  acceptFriendScreen,
]

/** Behind the sign-in. The navigation lists those that have a line in it, in this order. */
export const ownScreens: readonly Screen[] = [
  dashboardScreen,
  journalScreen,
  artifactsScreen,
  habitsScreen,
  friendsScreen,
  weeklyAnalysisScreen,
  monthlyReportsScreen,
  howMoodScreen,
  settingsScreen,
  communitiesScreen,
  communityScreen,
  callHistoryScreen,
  coachScreen,
  achievementsScreen,
  marketplaceScreen,
  changeNumberScreen,
  proveNumberScreen,
  memoryScreen,
]

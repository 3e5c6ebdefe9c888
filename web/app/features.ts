import type { Screen } from '#web/lib/screen.ts'
import { loginScreen, registerScreen } from '../features/account/screens.ts'
import { callHistoryScreen } from '../features/calls/screens.ts'
import { dashboardScreen } from '../features/dashboard/screens.ts'
import { journalScreen } from '../features/journal/screens.ts'
import { legalScreens } from '../features/legal/screens.ts'

export const openScreens: readonly Screen[] = [loginScreen, registerScreen, ...legalScreens]

/** Behind the sign-in. The navigation lists those that have a line in it, in this order. */
export const ownScreens: readonly Screen[] = [dashboardScreen, journalScreen, callHistoryScreen]

import { useQuery } from '@tanstack/react-query'
import { dismissTalkAlarm } from '#contract/coach.ts'
import { dismissAlarms, listHelpLines } from '#contract/help.ts'
import { dismissEntryAlarm } from '#contract/journal.ts'
import { call } from '#web/lib/call.ts'
import { useChange } from '#web/lib/own.ts'

/** Where the person is now, which may not be where they live. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function useHelpLines() {
  const timeZone = zoneHere()
  return useQuery({
    queryKey: ['help', timeZone],
    queryFn: () => call(listHelpLines, { query: { timeZone } }),
  })
}

/** What an alarm was raised by: an entry, a talk with a coach, what was written on some days, or anything of these days. */
export type Alarmed = { entryId: number } | { conversationId: number } | { from: string; to: string } | 'lately'

function dismiss(userId: number, of: Alarmed) {
  if (of === 'lately') return call(dismissAlarms, { params: { userId }, query: {} })
  if ('entryId' in of) return call(dismissEntryAlarm, { params: { userId, entryId: of.entryId } })
  if ('from' in of) return call(dismissAlarms, { params: { userId }, query: of })
  return call(dismissTalkAlarm, { params: { userId, conversationId: of.conversationId } })
}

export const useDismissAlarm = (of: Alarmed) =>
  useChange({
    features: ['journal', 'coach', 'reminders', 'prompts', 'analysis'],
    send: (userId) => dismiss(userId, of),
    done: () => 'Thank you for saying so. Help stays one tap away.',
    tried: 'set this aside',
  })

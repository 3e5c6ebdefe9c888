import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Feature } from '#contract/realtime.ts'
import { announce, useAnnouncements } from '#web/lib/announcements.ts'
import { connectRealtime } from '#web/lib/realtime.ts'
import { toast } from '#web/ui/toast.ts'

/** Keeps the open page true: what the server pushes makes the queries of that feature stale, by the first word of their key. */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const refresh = (...features: string[]) => {
    for (const feature of features) void queryClient.invalidateQueries({ queryKey: [feature] })
  }
  useAnnouncements((message) => {
    switch (message.type) {
      case 'call_ringing':
      case 'call_ended':
        return refresh('calls')
      case 'call_completed':
        refresh('journal', 'calls', 'analysis', 'settings')
        // A call in which nothing was said adds nothing, and the phone in the page says that itself.
        if (message.journalEntryId === null) return
        return toast({
          title: 'Call Completed',
          description: 'Your conversation has been transcribed and added to your journal.',
        })
      case 'daily_refresh':
        refresh(...Feature.options)
        return toast({
          title: 'Dashboard Updated',
          description: 'Your dashboard data has been refreshed with the latest information.',
        })
      case 'changed':
        return refresh(message.feature)
    }
  })
  useEffect(
    () =>
      connectRealtime({
        onMessage: announce,
        onReturn: () => {
          for (const feature of Feature.options) announce({ type: 'changed', feature })
        },
      }),
    [],
  )
}

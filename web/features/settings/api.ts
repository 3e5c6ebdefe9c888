import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { exportJournal } from '#contract/export.ts'
import { changeSettings, readSettings, type SettingsChange } from '#contract/settings.ts'
import { call, download } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useSettings() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['settings', userId],
    queryFn: () => call(readSettings, { params: { userId } }),
  })
}

export function useChangeSettings() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingsChange) => call(changeSettings, { params: { userId }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(['settings', userId], saved)
      // The person's call time stands in their account.
      return queryClient.invalidateQueries({ queryKey: ['account'] })
    },
  })
}

/** `bytes` grows while the file comes. */
export function useExport() {
  const userId = useUserId()
  const [bytes, setBytes] = useState(0)
  const taking = useMutation({
    mutationFn: () => download(exportJournal, { params: { userId } }, setBytes),
    onSettled: () => setBytes(0),
  })
  return { ...taking, bytes }
}

import { useQuery } from '@tanstack/react-query'
import { listHelpLines } from '#contract/help.ts'
import { call } from '#web/lib/call.ts'

/** Where the person is now, which may not be where they live. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function useHelpLines() {
  const timeZone = zoneHere()
  return useQuery({
    queryKey: ['help', timeZone],
    queryFn: () => call(listHelpLines, { query: { timeZone } }),
  })
}

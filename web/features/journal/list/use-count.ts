import { useEntries, useEntryCount, useStats } from '../api.ts'
import { type Asked, filterIn, isFiltered, noFilter } from '../asked.ts'

/** "12 of 3,415 entries": how many match, of all. They are counted by the server only when not all of them are here. */
export function useCount(asked: Asked): string {
  const filter = asked.view === 'list' ? filterIn(asked) : noFilter
  const isNarrowed = isFiltered(filter)
  const entries = useEntries(filter)
  const total = useStats().data?.totalEntries
  const isRest = isNarrowed && entries.hasNextPage && !entries.isPlaceholderData
  const matching = useEntryCount(filter, isRest)
  if (total === undefined || entries.isPending) return 'Counting your entries…'
  if (entries.isPlaceholderData) return 'Searching…'
  const shown = isNarrowed ? (isRest ? matching.data?.matching : entries.data?.pages.flat().length) : total
  return `${shown === undefined ? '…' : shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} entries`
}

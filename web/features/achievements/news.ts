import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAnnouncements } from '#web/lib/announcements.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { toastLater } from '#web/ui/toast.ts'
import { achievementsQuery } from './api.ts'

/** A page that was away and comes back asks anew; what was unlocked longer ago is no news. */
const newsForMs = 60_000

/** Says what was just unlocked, on whichever screen the person is. */
export function useUnlockedNews() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  const told = useRef(new Set<number>())
  useAnnouncements(async (message) => {
    if (message.type !== 'changed' || message.feature !== 'achievements') return
    // Without an answer there is nothing to tell, and the screen asks again when it is opened.
    const all = await queryClient.fetchQuery({ ...achievementsQuery(userId), staleTime: 0 }).catch(() => [])
    const news = all.filter(
      ({ id, unlockedAt }) => unlockedAt && Date.now() - unlockedAt.getTime() < newsForMs && !told.current.has(id),
    )
    for (const { id } of news) told.current.add(id)
    if (news.length > 0) toastLater(newsOf(news.map(({ name }) => name)))
  })
}

function newsOf(names: readonly string[]) {
  if (names.length === 1) return { title: 'Achievement unlocked', description: names[0] ?? '' }
  const others = names.length - 2
  const first = names.slice(0, 2).join(others > 0 ? ', ' : ' and ')
  return { title: 'Achievements unlocked', description: others > 0 ? `${first} and ${others} more` : first }
}

import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Page } from '#web/ui/page.tsx'
import { AchievementCard } from './achievement-card.tsx'
import { useAchievements } from './api.ts'
import { type Filter, filters, passes } from './words.ts'

export function AchievementsScreen() {
  const [filter, setFilter] = useState<Filter>('all')
  const achievements = useAchievements()
  if (achievements.isLoadingError) return <CouldNotLoad retry={achievements.refetch} />
  const all = achievements.data
  const shown = all?.filter((achievement) => passes(achievement, filter))
  return (
    <Page
      title="Your Achievements"
      actions={
        all && (
          <Badge tone="accent">
            {all.filter(({ unlocked }) => unlocked).length} / {all.length} Unlocked
          </Badge>
        )
      }
    >
      <ChoiceBar label="Which achievements" choices={filters} value={filter} onChange={setFilter} />
      {!shown && (
        <p role="status" className="py-16 text-center text-soft">
          Loading your achievements...
        </p>
      )}
      {shown?.length === 0 && <p className="py-16 text-center text-soft">No achievements in this category yet.</p>}
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {shown?.map((achievement) => (
          <li key={achievement.id} className="min-w-0">
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function CouldNotLoad({ retry }: { retry: () => unknown }) {
  return (
    <Page title="Error Loading Achievements">
      <div role="alert">
        <p>Please try refreshing the page</p>
        <p className="mt-1 text-small text-soft">Nothing is lost: what you unlocked stays unlocked.</p>
        <Button className="mt-5" onClick={() => retry()}>
          Try again
        </Button>
      </div>
    </Page>
  )
}

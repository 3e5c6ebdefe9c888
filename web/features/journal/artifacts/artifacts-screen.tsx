import { Link } from '@tanstack/react-router'
import { counted } from '#web/lib/format/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { NextPage } from '#web/ui/next-page.tsx'
import { Page } from '#web/ui/page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useArtifactCount, useArtifacts } from '../api.ts'
import { ArtifactCard } from './artifact-card.tsx'

const grid = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3'

export function ArtifactsScreen() {
  const artifacts = useArtifacts()
  const total = useArtifactCount().data?.total
  const loaded = artifacts.data?.pages.flat()
  return (
    <Page
      title="Your Artifacts"
      note={total === undefined ? 'Counting your moments…' : counted(total, 'Treasured Moment')}
    >
      {artifacts.isPending && (
        <Waiting what="your artifacts">
          <div className={grid}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Placeholder key={place} className="h-72 rounded-card" />
            ))}
          </div>
        </Waiting>
      )}
      {artifacts.isLoadingError && <LoadFailed what="your artifacts" retry={artifacts.refetch} />}
      {loaded?.length === 0 && (
        <EmptyState
          title="Your Vision Board Awaits"
          step={
            <div className="flex flex-wrap justify-center gap-3">
              <Button asChild tone="strong">
                <Link to="/journal-entries">Journal Entries</Link>
              </Button>
              <Button asChild>
                <Link to="/dashboard">Dashboard</Link>
              </Button>
            </div>
          }
        >
          Store an entry as an artifact when it holds a moment you want to come back to. It will hang here.
        </EmptyState>
      )}
      <ol className={grid}>
        {loaded?.map((entry) => (
          <ArtifactCard key={entry.id} entry={entry} />
        ))}
      </ol>
      <NextPage pages={artifacts} what="older artifacts" />
    </Page>
  )
}

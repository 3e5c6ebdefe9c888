import { Link } from '@tanstack/react-router'
import { cut } from '#web/features/journal/reading.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import type { useArtifactStrip } from './api.ts'

/** There only when something is treasured. */
export function ArtifactStrip({ artifacts }: { artifacts: ReturnType<typeof useArtifactStrip> }) {
  const strip = artifacts.data
  if (artifacts.isLoadingError) {
    return (
      <Card title="Your Artifacts Collection">
        <LoadFailed what="your artifacts" retry={artifacts.refetch} />
      </Card>
    )
  }
  if (!strip || strip.total === 0) return null
  const more = strip.total - strip.first.length
  return (
    <Card
      title="Your Artifacts Collection"
      onward={
        <Link to="/artifacts" aria-label="View All artifacts" className="link whitespace-nowrap">
          View All
        </Link>
      }
    >
      <p className="figures text-small text-soft">
        {counted(strip.total, 'milestone')} stored • Important moments in your journey
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {strip.first.map(({ id, title, content }) => (
          <li key={id} className={tile}>
            <h3 className="line-clamp-2 text-body leading-snug">{title}</h3>
            <p className="mt-1 font-book text-small text-soft">{cut(content, 80)}</p>
          </li>
        ))}
        {more > 0 && (
          <li className={`${tile} figures grid min-h-14 place-content-center text-small font-semibold text-soft`}>
            +{more.toLocaleString('en-US')} more
          </li>
        )}
      </ul>
    </Card>
  )
}

const tile = 'rounded-control bg-sunken px-4 py-3 wrap-anywhere'

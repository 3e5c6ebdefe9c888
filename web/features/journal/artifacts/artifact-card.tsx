import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { Entry } from '#contract/journal.ts'
import { moment } from '#web/lib/dates.ts'
import { toast } from '#web/ui/toast.ts'
import { useMarkArtifact } from '../changes.ts'
import { EntryText } from '../entry-text.tsx'
import { Mood } from '../mood.tsx'

const tagsShown = 3

export function ArtifactCard({ entry }: { entry: Entry }) {
  const { id, title, content, themes, moodScore, createdAt } = entry
  const mark = useMarkArtifact(id)
  const remove = () =>
    mark.mutate(false, {
      onSuccess: () => toast({ title: 'Artifact removed' }),
      onError: () => toast({ title: 'Error', description: 'Failed to remove artifact', tone: 'danger' }),
    })
  return (
    <li className="group relative rounded-card border border-line bg-raised p-5 wrap-anywhere">
      <p className="figures pr-9 text-small text-soft">
        <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
      </p>
      <h2 className="mt-1 text-[1.1875rem]">
        <Link to="/journal-entries" search={{ entry: id }} className="text-ink no-underline hover:underline">
          {title}
        </Link>
      </h2>
      <EntryText content={content} shortLength={200} />
      <ul className="figures mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-soft">
        {moodScore !== null && (
          <li className="flex">
            <Mood score={moodScore} />
          </li>
        )}
        {themes.slice(0, tagsShown).map((theme) => (
          <li key={theme} className="rounded-full bg-sunken px-2.5 py-0.5 text-ink">
            {theme}
          </li>
        ))}
        {themes.length > tagsShown && (
          <li>
            +{themes.length - tagsShown}
            <span className="sr-only"> more tags</span>
          </li>
        )}
      </ul>
      {/* Always there for a finger, which cannot hover. */}
      <button
        type="button"
        aria-label={`Remove ${title} from your artifacts`}
        disabled={mark.isPending}
        onClick={remove}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-control text-soft transition-opacity duration-150 hover:bg-sunken hover:text-ink focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

import { useParts } from '#web/features/parts/api.ts'

/** As whom it was written; a part that is gone has no name any more. */
export function PartName({ partId }: { partId: number }) {
  const part = useParts().data?.find(({ id }) => id === partId)
  if (!part) return null
  return (
    <li className="inline-flex items-center gap-1.5">
      {/* The content security policy refuses style attributes in markup, but not what a script sets. */}
      <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: part.color }} />
      <span>
        Speaking as <span className="text-ink">{part.name}</span>
      </span>
    </li>
  )
}

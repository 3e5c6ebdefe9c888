import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

const most = 2

/** At most two suggestions, one below the other. */
export function Advice({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="mt-3 divide-y divide-line text-small wrap-anywhere">
      {lines.slice(0, most).map((line) => (
        <li key={line} className="py-2 last:pb-0">
          {line}
        </li>
      ))}
    </ul>
  )
}

export function PanelPlaceholder({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      <Placeholder className="h-5.5 w-28" />
      <Placeholder className="mt-3 h-6 w-40" />
      <Placeholder className="mt-4 h-10 w-full" />
      <Placeholder className="mt-3 h-10 w-full" />
    </Waiting>
  )
}

import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

export function EntryPlaceholders() {
  return (
    <Waiting what="your entries">
      {[1, 2, 3, 4].map((place) => (
        <EntryPlaceholder key={place} />
      ))}
    </Waiting>
  )
}

export function EntryPlaceholder() {
  return (
    <div className="border-b border-line py-8 first:pt-0 last:border-0">
      <Placeholder className="h-4 w-44" />
      <Placeholder className="mt-3 h-6 w-2/3 max-w-[26em]" />
      <Placeholder className="mt-4 h-20 w-full max-w-[65ch]" />
      <Placeholder className="mt-5 h-4 w-3/4 max-w-[65ch]" />
    </div>
  )
}

import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

export function WrittenEntryPlaceholder() {
  return (
    <Waiting what="your entry">
      <Placeholder className="h-5 w-44" />
      <Placeholder className="mt-9 h-7 w-2/3" />
      <Placeholder className="mt-5 h-40 w-full" />
    </Waiting>
  )
}

import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

export function CalendarPlaceholder() {
  return (
    <div className="mt-6">
      <Waiting what="your calendar">
        <Placeholder className="h-[26rem] max-w-[24rem]" />
      </Waiting>
    </div>
  )
}

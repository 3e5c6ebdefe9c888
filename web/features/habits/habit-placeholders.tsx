import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

export function HabitPlaceholders() {
  return (
    <Waiting what="your habits">
      <div className="grid gap-5 lg:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className="rounded-card border border-line bg-raised p-5 sm:p-6">
            <Placeholder className="h-6 w-1/2" />
            <Placeholder className="mt-3 h-4 w-4/5" />
            <Placeholder className="mt-4 h-7 w-3/5" />
            <Placeholder className="mt-6 h-10 w-1/3" />
            <Placeholder className="mt-4 h-4 w-full max-w-80" />
            <Placeholder className="mt-6 h-11 w-32" />
          </div>
        ))}
      </div>
    </Waiting>
  )
}

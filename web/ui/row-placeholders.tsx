import { Placeholder, Waiting } from './placeholder.tsx'

/** Where a few titled rows will be. */
export function RowPlaceholders({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      {[1, 2].map((place) => (
        <div key={place} className="border-b border-line py-5 last:border-0">
          <Placeholder className="h-6 w-1/2" />
          <Placeholder className="mt-2 h-4 w-2/3" />
          <Placeholder className="mt-4 h-12 w-full" />
        </div>
      ))}
    </Waiting>
  )
}

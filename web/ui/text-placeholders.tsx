import { Placeholder, Waiting } from './placeholder.tsx'

/** Where a few texts to read will be, each with its writer and its title. */
export function TextPlaceholders({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      {[1, 2].map((place) => (
        <div key={place} className="max-w-[46rem] border-b border-line py-8 first:pt-0 last:border-0">
          <Placeholder className="h-4 w-44" />
          <Placeholder className="mt-3 h-6 w-2/3" />
          <Placeholder className="mt-4 h-20 w-full" />
        </div>
      ))}
    </Waiting>
  )
}

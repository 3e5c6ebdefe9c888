import { ExternalLink } from 'lucide-react'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useSisters } from './api.ts'

const grid = 'mt-5 grid gap-5 sm:grid-cols-2'

export function Sisters() {
  const sisters = useSisters()
  return (
    <footer className="mt-16 border-t border-line pt-8">
      <h2 className="text-title">Try one of our sister platforms:</h2>
      {sisters.isPending && (
        <Waiting what="the sister platforms">
          <div className={grid}>
            <Placeholder className="h-26" />
            <Placeholder className="h-26" />
          </div>
        </Waiting>
      )}
      {sisters.isLoadingError && <LoadFailed what="the sister platforms" retry={sisters.refetch} />}
      {sisters.data && (
        <div className={grid}>
          <Sister url={sisters.data.emotional} title="Find your emotional twin">
            Meet someone who feels much as you do.
          </Sister>
          <Sister url={sisters.data.goals} title="Goal-oriented groups">
            Work towards something together with others.
          </Sister>
        </div>
      )}
    </footer>
  )
}

function Sister({ url, title, children }: { url: string; title: string; children: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="group block rounded-card border border-line p-5 transition-colors duration-150 hover:border-control hover:bg-raised"
    >
      <span className="flex items-center justify-between gap-3 font-semibold">
        <span className="group-hover:underline">{title}</span>
        <ExternalLink aria-hidden className="size-4 shrink-0 text-soft" />
      </span>
      <span className="mt-1 block text-small text-soft">{children}</span>
      <span className="sr-only">Opens in a new tab.</span>
    </a>
  )
}

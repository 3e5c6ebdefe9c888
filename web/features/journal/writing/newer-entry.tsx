import type { Entry } from '#contract/journal.ts'
import { Button } from '#web/ui/button.tsx'

type NewerEntryProps = { newer: Entry; keepMine: () => void; useNewer: () => void }

/** Two tabs, one entry: what the other one saved, and what shall become of what was typed here. */
export function NewerEntry({ newer, keepMine, useNewer }: NewerEntryProps) {
  return (
    <section role="status" className="rounded-card border border-line bg-sunken p-5">
      <h2 className="text-[1.1875rem]">This entry was changed somewhere else</h2>
      <p className="mt-1 text-small text-soft">
        Perhaps by you, in another tab. What you typed is still below, and nothing has been overwritten.
      </p>
      <details className="mt-2">
        <summary className="link inline-flex min-h-9 w-fit items-center text-small">See the newer text</summary>
        <div className="mt-2 max-h-80 overflow-y-auto border-l border-line pl-4 wrap-anywhere">
          <p className="font-book font-semibold">{newer.title}</p>
          <p className="prose-book mt-1">{newer.content}</p>
        </div>
      </details>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={keepMine}>Keep mine</Button>
        <Button onClick={useNewer}>Use the newer one</Button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Pickable, PickerDialog } from './picker-dialog.tsx'

type InUseProps<Item> = {
  label: string
  items: readonly Item[]
  current: { id: number; name: string } | null
  /** What is known of the current one, or that there is none. */
  about: string
  specialty?: string
  change: string
  dialog: { title: string; submit: string }
  isBusy: boolean
  choose: (item: Item, then: () => void) => void
}

const quickPicks = 4

/** What is in use, the first few to change to at once, and the way to all. */
export function InUse<Item extends Pickable>(props: InUseProps<Item>) {
  const { label, items, current, about, specialty, change, dialog, isBusy, choose } = props
  const [isPicking, setPicking] = useState(false)
  return (
    <div>
      <h3 className="font-sans text-small font-semibold text-soft">{label}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-book text-title font-semibold">{current?.name ?? 'None yet'}</span>
        {specialty && <Badge>{specialty}</Badge>}
      </p>
      <p className="mt-1 text-small text-soft">{about}</p>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">Quick picks: {label}</legend>
        {items.slice(0, quickPicks).map((item) => (
          <Button
            key={item.id}
            aria-pressed={item.id === current?.id}
            disabled={isBusy}
            onClick={() => item.id !== current?.id && choose(item, () => undefined)}
            className="rounded-full aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {item.name}
          </Button>
        ))}
      </fieldset>
      <Button tone="quiet" className="mt-2 -ml-4" onClick={() => setPicking(true)}>
        {change}
      </Button>
      {isPicking && (
        <PickerDialog
          {...dialog}
          items={items}
          currentId={current?.id ?? null}
          isBusy={isBusy}
          onPick={(item) => choose(item, () => setPicking(false))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

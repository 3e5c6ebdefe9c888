import { useState } from 'react'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { price } from './price.ts'

export type Pickable = { id: number; name: string; description: string; price: number; isInstalled: boolean }

type PickerDialogProps<Item> = {
  title: string
  submit: string
  items: readonly Item[]
  currentId: number | null
  isBusy: boolean
  onPick: (item: Item) => void
  onClose: () => void
}

/** All there are, each with its number; the arrow keys move between them. */
export function PickerDialog<Item extends Pickable>(props: PickerDialogProps<Item>) {
  const { title, submit, items, currentId, isBusy, onPick, onClose } = props
  const [pickedId, setPickedId] = useState(currentId)
  const picked = items.find(({ id }) => id === pickedId)
  return (
    <FormDialog
      title={title}
      submit={submit}
      submitting="Changing..."
      isBusy={isBusy}
      isIncomplete={!picked || pickedId === currentId}
      onSubmit={(event) => {
        event.preventDefault()
        if (picked) onPick(picked)
      }}
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <div className="divide-y divide-line">
          {items.map((item) => (
            <label key={item.id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
              <input
                type="radio"
                name="picked"
                checked={item.id === pickedId}
                onChange={() => setPickedId(item.id)}
                className="mt-1.5 size-4 shrink-0 accent-(--accent)"
              />
              <span className="min-w-0 grow">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold">{item.name}</span>
                  <span className="figures shrink-0 text-small text-soft">No. {item.id}</span>
                </span>
                <span className="block text-small text-soft">{item.description}</span>
                <span className="mt-1 block text-small text-soft">{standing(item, currentId)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}

function standing(item: Pickable, currentId: number | null): string {
  if (item.id === currentId) return 'In use'
  return item.isInstalled ? 'Installed' : `${price(item.price)} · installed when chosen`
}

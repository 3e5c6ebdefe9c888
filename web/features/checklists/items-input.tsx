import { ArrowUp, X } from 'lucide-react'
import { uuid } from '#web/lib/uuid.ts'
import { controlLook } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LineAdder } from '#web/ui/line-adder.tsx'

const longest = 300

/** An item that is not kept yet has an id of this form's own, so that the focus follows it when it moves. */
type Item = { id?: string | undefined; text: string }
type ItemsInputProps = { items: readonly Item[]; error?: string | undefined; onChange: (items: Item[]) => void }

/** The items of a list: renamed and moved in place, so that each stays the item it was. */
export function ItemsInput({ items, error, onChange }: ItemsInputProps) {
  const without = (place: number) => items.filter((_, other) => other !== place)
  const renamed = (place: number, text: string) =>
    items.map((item, other) => (other === place ? { ...item, text } : item))
  function moveUp(place: number) {
    const moved = items.slice(place, place + 1)
    onChange(without(place).toSpliced(place - 1, 0, ...moved))
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">Items</legend>
      <ol className="space-y-2">
        {items.map((item, place) => (
          <li key={item.id} className="flex items-center gap-1">
            <input
              aria-label={`Item ${place + 1}`}
              value={item.text}
              autoComplete="off"
              maxLength={longest}
              onChange={(change) => onChange(renamed(place, change.target.value))}
              className={`${controlLook} min-w-0`}
            />
            <IconButton
              icon={ArrowUp}
              label={`Move ${item.text} up`}
              disabled={place === 0}
              onClick={() => moveUp(place)}
            />
            <IconButton icon={X} label={`Remove ${item.text}`} onClick={() => onChange(without(place))} />
          </li>
        ))}
      </ol>
      <LineAdder
        className={items.length > 0 ? 'mt-2' : ''}
        aria-label="New item"
        addLabel="Add item"
        placeholder={items.length > 0 ? 'And then' : 'The first thing to do'}
        maxLength={longest}
        error={error}
        onAdd={(text) => onChange([...items, { id: uuid(), text }])}
      />
    </fieldset>
  )
}

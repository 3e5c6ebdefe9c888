import { ArrowUp, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { uuid } from '#web/lib/uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const longest = 300

/** An item that is not kept yet has an id of this form's own, so that the focus follows it when it moves. */
type Item = { id?: string | undefined; text: string }
type ItemsInputProps = { items: readonly Item[]; error?: string | undefined; onChange: (items: Item[]) => void }

/** The items of a list: renamed and moved in place, so that each stays the item it was. */
export function ItemsInput({ items, error, onChange }: ItemsInputProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  function add() {
    const text = typed.trim()
    if (text === '') return
    onChange([...items, { id: uuid(), text }])
    setTyped('')
  }
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
      <div className={`flex gap-2 ${items.length > 0 ? 'mt-2' : ''}`}>
        <input
          aria-label="New item"
          placeholder={items.length > 0 ? 'And then' : 'The first thing to do'}
          value={typed}
          autoComplete="off"
          maxLength={longest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(change) => setTyped(change.target.value)}
          onBlur={add}
          onKeyDown={(key) => {
            if (key.key !== 'Enter' || key.nativeEvent.isComposing) return
            key.preventDefault()
            add()
          }}
          className={controlLook}
        />
        <Button aria-label="Add item" className="shrink-0" onClick={add}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

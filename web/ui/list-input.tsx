import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from './button.tsx'
import { controlLook } from './field.tsx'

type ListInputProps = {
  label: string
  placeholder?: string
  lines: readonly string[]
  error?: string | undefined
  onChange: (lines: string[]) => void
}

/** A list of short lines: Enter or the button adds one, trimmed; an empty one is ignored. */
export function ListInput({ label, placeholder, lines, error, onChange }: ListInputProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  function add() {
    const line = typed.trim()
    if (line === '') return
    onChange([...lines, line])
    setTyped('')
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {lines.length > 0 && (
        <ul className="mb-2 divide-y divide-line rounded-control border border-line">
          {lines.map((line, place) => (
            <li key={place} className="flex items-center justify-between gap-2 pl-3">
              <span className="min-w-0 py-2 wrap-anywhere">{line}</span>
              <button
                type="button"
                aria-label={`Remove ${line}`}
                onClick={() => onChange(lines.filter((_, other) => other !== place))}
                className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          id={id}
          value={typed}
          placeholder={placeholder}
          autoComplete="off"
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
        <Button aria-label={`Add to ${label}`} onClick={add}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

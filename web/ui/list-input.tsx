import { X } from 'lucide-react'
import { useId } from 'react'
import { LineAdder } from './line-adder.tsx'

type ListInputProps = {
  label: string
  placeholder?: string
  lines: readonly string[]
  error?: string | undefined
  onChange: (lines: string[]) => void
}

/** A list of short lines, each added below the others. */
export function ListInput({ label, placeholder, lines, error, onChange }: ListInputProps) {
  const id = useId()
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
      <LineAdder
        id={id}
        addLabel={`Add to ${label}`}
        placeholder={placeholder}
        error={error}
        onAdd={(line) => onChange([...lines, line])}
      />
    </div>
  )
}

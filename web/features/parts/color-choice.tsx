import { useId } from 'react'
import { colors } from './choices.ts'

/** Eight colours, each with its name. */
export function ColorChoice({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">Color</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {colors.map((color) => (
          <label
            key={color.value}
            className="relative flex min-h-11 items-center gap-2.5 rounded-control border border-line px-3 text-small text-soft hover:text-ink has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={color.value === value}
              onChange={() => onChange(color.value)}
              className="sr-only"
            />
            <ColorDot color={color.value} />
            {color.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function ColorDot({ color }: { color: string }) {
  return <span aria-hidden className="size-4 shrink-0 rounded-full" style={{ backgroundColor: color }} />
}

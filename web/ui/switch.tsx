import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: string
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once: a checkbox that says so to a screen reader, with the whole line to touch. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-6 py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-soft">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(change) => onChange(change.target.checked)}
        className="relative h-6.5 w-11 shrink-0 appearance-none rounded-full bg-control transition-colors duration-150 before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-paper before:transition-transform before:duration-150 checked:bg-accent checked:before:translate-x-4.5 disabled:opacity-55"
      />
    </div>
  )
}

import { useId } from 'react'

type Choice<Value extends string> = { value: Value; label: string }
type ChoiceBarProps<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all in sight: views, filters, categories. Radio buttons, so the arrow keys move between them. */
export function ChoiceBar<Value extends string>({ label, choices, value, onChange }: ChoiceBarProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative grid min-h-10 place-items-center rounded-full border border-line px-4 text-small text-soft transition-colors duration-150 hover:text-ink has-checked:border-transparent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

import { useId } from 'react'

type MoodPickerProps = { mood: number | null; onChange: (mood: number | null) => void }

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** From 1 to 10 as on the call, or no number at all. A mood between two numbers stands between them. */
export function MoodPicker({ mood, onChange }: MoodPickerProps) {
  const name = useId()
  const choice = (value: number | null, label: string, spoken: string) => (
    <label
      key={label}
      className="figures relative grid min-h-11 grow place-items-center rounded-control border border-line px-1.5 text-small transition-colors duration-150 hover:border-control has-checked:border-transparent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <input
        type="radio"
        name={name}
        checked={mood === value}
        aria-label={spoken}
        onChange={() => onChange(value)}
        className="sr-only"
      />
      {label}
    </label>
  )
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">
        Mood{' '}
        <span className="figures font-normal text-soft">
          {mood === null ? 'not known' : `${Number.isInteger(mood) ? mood : mood.toFixed(1)} of 10`}
        </span>
      </legend>
      <div className="grid max-w-[34rem] grid-cols-6 gap-1.5 sm:flex">
        {scores.map((score) => choice(score, String(score), `${score} of 10`))}
        {choice(null, 'None', 'No number')}
      </div>
    </fieldset>
  )
}

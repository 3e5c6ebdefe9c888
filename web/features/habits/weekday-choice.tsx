import { weekdays } from './words.ts'

type WeekdayChoiceProps = { days: readonly number[]; onChange: (days: number[]) => void }

/** Any days of the week; with none it is every day. */
export function WeekdayChoice({ days, onChange }: WeekdayChoiceProps) {
  return (
    <fieldset aria-describedby="weekday-note">
      <legend className="mb-1.5 text-small font-semibold">Days of the week</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map((name, place) => {
          const day = place + 1
          const isChosen = days.includes(day)
          return (
            <label
              key={name}
              className="relative grid min-h-11 place-items-center rounded-control border border-control/60 text-small text-soft has-checked:border-transparent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="checkbox"
                aria-label={name}
                checked={isChosen}
                onChange={() => onChange(isChosen ? days.filter((other) => other !== day) : [...days, day])}
                className="sr-only"
              />
              <span aria-hidden>{name.slice(0, 3)}</span>
            </label>
          )
        })}
      </div>
      <p id="weekday-note" className="mt-1.5 text-small text-soft">
        Other days are extra. With none chosen, it is due every day.
      </p>
    </fieldset>
  )
}

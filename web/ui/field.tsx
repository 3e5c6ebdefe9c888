import { type ReactNode, useId } from 'react'

export const controlLook =
  'block w-full min-h-11 rounded-control border border-control bg-raised px-3 py-2 text-body text-ink outline-offset-1 aria-invalid:border-danger'

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

/** A label, its control, and below it the hint or what is wrong. */
export function Field(props: {
  label: string
  hint?: string
  error?: string | undefined
  children: (control: Control) => ReactNode
}) {
  const id = useId()
  const note = props.error ?? props.hint
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {props.label}
      </label>
      {props.children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': props.error ? true : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={`mt-1.5 text-small ${props.error ? 'text-danger' : 'text-soft'}`}>
          {note}
        </p>
      )}
    </div>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { controlLook, Field } from '#web/ui/field.tsx'

const patienceMs = 250

type SearchFieldProps = { label: string; placeholder: string; value: string; onChange: (value: string) => void }

/** Asks when the typing pauses. The value follows the address only when something else changed it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const lastAsked = useRef(value)
  const ask = useEffectEvent((words: string) => {
    lastAsked.current = words
    onChange(words)
  })
  useEffect(() => {
    const words = typed.trim()
    if (words === lastAsked.current) return
    const timer = setTimeout(() => ask(words), patienceMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (value === lastAsked.current) return
    lastAsked.current = value
    setTyped(value)
  }, [value])
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={placeholder}
          value={typed}
          onChange={(change) => setTyped(change.target.value)}
          className={`${controlLook} [&::-webkit-search-cancel-button]:grayscale`}
        />
      )}
    </Field>
  )
}

import { Plus } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from './button.tsx'
import { controlLook } from './field.tsx'

type LineAdderProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** Of the button, for whom its place does not say what it adds to. */
  addLabel: string
  error?: string | undefined
  onAdd: (line: string) => void
}

/** Enter, the button or going elsewhere adds what was typed, trimmed; nothing typed is ignored. */
export function LineAdder({ addLabel, error, onAdd, className = '', ...input }: LineAdderProps) {
  const noteId = useId()
  const [typed, setTyped] = useState('')
  function add() {
    const line = typed.trim()
    if (line === '') return
    onAdd(line)
    setTyped('')
  }
  return (
    <>
      <div className={`flex gap-2 ${className}`}>
        <input
          {...input}
          value={typed}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={(change) => setTyped(change.target.value)}
          onBlur={add}
          onKeyDown={(key) => {
            if (key.key !== 'Enter' || key.nativeEvent.isComposing) return
            key.preventDefault()
            add()
          }}
          className={controlLook}
        />
        <Button aria-label={addLabel} className="shrink-0" onClick={add}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-small text-danger">
          {error}
        </p>
      )}
    </>
  )
}

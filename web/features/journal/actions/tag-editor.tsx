import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { controlLook } from '#web/ui/field.tsx'
import { useTags } from '../api.ts'
import { withTag } from './tags.ts'

const offeredAtOnce = 12
const chip = 'inline-flex min-h-9 items-center gap-1 rounded-full text-small'

type TagEditorProps = { tags: readonly string[]; onChange: (tags: string[]) => void }

/** The tags of an entry: taken away, typed, or picked from those used anywhere. */
export function TagEditor({ tags, onChange }: TagEditorProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const offered = useTags().data?.filter(({ tag }) => !tags.includes(tag) && tag.includes(typed.trim().toLowerCase()))
  function add(tag: string) {
    onChange(withTag(tags, tag))
    setTyped('')
    input.current?.focus()
  }
  return (
    <div className="space-y-4">
      {tags.length > 0 && (
        <ul aria-label="Tags of this entry" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className={`${chip} bg-accent-soft pl-3.5 text-accent wrap-anywhere`}>
              {tag}
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-paper"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          Add a tag
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            value={typed}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(change) => setTyped(change.target.value)}
            onKeyDown={(key) => {
              if (key.key !== 'Enter' || key.nativeEvent.isComposing) return
              key.preventDefault()
              add(typed)
            }}
            className={controlLook}
          />
          <Button className="shrink-0" disabled={typed.trim() === ''} onClick={() => add(typed)}>
            Add
          </Button>
        </div>
      </div>
      {offered && offered.length > 0 && (
        <div>
          <p className="text-small text-soft">Tags you have used</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {offered.slice(0, offeredAtOnce).map(({ tag }) => (
              <li key={tag} className="max-w-full">
                <button
                  type="button"
                  aria-label={`Add ${tag}`}
                  onClick={() => add(tag)}
                  className={`${chip} border border-line px-3 text-left wrap-anywhere hover:border-control hover:bg-sunken`}
                >
                  <Plus aria-hidden className="size-3.5 shrink-0 text-soft" />
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

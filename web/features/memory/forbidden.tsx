import { zodResolver } from '@hookform/resolvers/zod'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { type MemoryNote, NewMemoryNote } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { More } from '#web/ui/more.tsx'
import { useNoteMemory, useTakeBackNote } from './api.ts'

const [, , Never] = NewMemoryNote.options
const Fields = Never.pick({ about: true })

export function Forbidden({ notes }: { notes: readonly MemoryNote[] }) {
  const note = useNoteMemory()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { about: '' },
  })
  const forgotten = notes.filter(({ does }) => does === 'forget')
  return (
    <section>
      <h2 className="text-title">What is never brought up</h2>
      <p className="mt-1 max-w-[65ch] text-small text-soft">
        A name, a place, a word. Sentences of yours in which it stands are left alone by your companion’s questions, by
        reminders and by prompts. Your entries stay, and you can still ask your coach about them.
      </p>
      <form
        noValidate
        className="mt-4 flex flex-wrap items-start gap-3"
        onSubmit={handleSubmit(({ about }) => note.mutate({ does: 'never', about }, { onSuccess: () => reset() }))}
      >
        <div className="min-w-48 grow">
          <TextField label="Never bring up" error={formState.errors.about?.message} {...register('about')} />
        </div>
        <Button type="submit" className="mt-7.5" disabled={note.isPending}>
          Add
        </Button>
      </form>
      <Notes notes={notes.filter(({ does }) => does === 'never')} />
      {forgotten.length > 0 && (
        <More label={`Forgotten (${forgotten.length})`}>
          <Notes notes={forgotten} />
        </More>
      )}
    </section>
  )
}

function Notes({ notes }: { notes: readonly MemoryNote[] }) {
  const takeBack = useTakeBackNote()
  if (notes.length === 0) return null
  return (
    <ul className="mt-2 divide-y divide-line">
      {notes.map(({ id, about }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1.5 wrap-anywhere">
          {about}
          <IconButton icon={Undo2} label={`Take back: ${about}`} onClick={() => takeBack.mutate(id)} />
        </li>
      ))}
    </ul>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { NewMemoryNote } from '#contract/memory.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useNoteMemory } from './api.ts'

const [Correct] = NewMemoryNote.options
const Fields = Correct.pick({ words: true })

type CorrectDialogProps = { about: string; entryId?: number; words: string; onClose: () => void }

/** The entry stays as it was written; this is what the companion goes by instead. */
export function CorrectDialog({ about, entryId, words, onClose }: CorrectDialogProps) {
  const note = useNoteMemory()
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Fields), defaultValues: { words } })
  return (
    <FormDialog
      title="Put It Right"
      submit="Keep"
      submitting="Keeping…"
      isBusy={note.isPending}
      onSubmit={handleSubmit((fields) =>
        note.mutate({ does: 'correct', about, entryId: entryId ?? null, ...fields }, { onSuccess: onClose }),
      )}
      onClose={onClose}
    >
      <blockquote className="prose-book border-l-2 border-line pl-4 wrap-anywhere">{about}</blockquote>
      <TextField
        label="How it is"
        placeholder={entryId ? 'It was moved to Friday' : 'My sister, who lives in Lisbon'}
        hint="Your companion goes by this. The entry stays as you wrote it."
        error={formState.errors.words?.message}
        {...register('words')}
      />
    </FormDialog>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { NewEntry } from '#contract/journal.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddEntry } from './api.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

export function NewEntryForm({ onDone }: { onDone: () => void }) {
  const userId = useUserId()
  const form = useForm({ resolver: zodResolver(NewEntry), defaultValues: readDraft(userId) })
  const { errors } = form.formState
  const addEntry = useAddEntry()
  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => keepDraft(userId, typed))
    return unsubscribe
  }, [form.watch, userId])

  const submit = form.handleSubmit((entry) =>
    addEntry.mutate(entry, {
      onSuccess: () => {
        dropDraft(userId)
        toast({ title: 'Journal entry created', description: 'Your entry has been saved and analyzed.' })
        onDone()
      },
      onError: (failure) =>
        toast({
          title: 'Failed to create entry',
          description: wordsFor(failure, 'It was not saved. Your words are still here; please try again.'),
          tone: 'danger',
        }),
    }),
  )

  return (
    <form
      noValidate
      aria-label="New entry"
      onSubmit={submit}
      className="mb-4 max-w-[46rem] animate-enter space-y-5 rounded-card border border-line bg-raised p-5 sm:p-8"
    >
      <Field label="Title" error={errors.title?.message}>
        {(control) => (
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for an empty page
          <input {...control} {...form.register('title')} autoFocus autoComplete="off" className={controlLook} />
        )}
      </Field>
      <Field label="Content" hint="Kept as a draft in this browser until you save." error={errors.content?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('content')}
            rows={9}
            className={`${controlLook} field-sizing-content min-h-60 px-4 py-3 font-book text-[1.125rem] leading-relaxed`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="strong" disabled={addEntry.isPending}>
          {addEntry.isPending ? 'Saving…' : 'Save Entry'}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { NewEntry, type WrittenEntry } from '#contract/journal.ts'
import { WritingPrompts } from '#web/features/prompts/writing-prompts.tsx'
import { useSettings } from '#web/features/settings/api.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddEntry } from '../changes.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { EntryFieldSet } from './entry-fields.tsx'

type NewEntryFormProps = { onDone: () => void; onWritten: (entry: WrittenEntry) => void }

export function NewEntryForm({ onDone, onWritten }: NewEntryFormProps) {
  const userId = useUserId()
  const form = useForm({ resolver: zodResolver(NewEntry), defaultValues: readDraft(userId) })
  const addEntry = useAddEntry()
  const hasPrompts = useSettings().data?.writingPromptsEnabled === true
  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => keepDraft(userId, typed))
    return unsubscribe
  }, [form.watch, userId])

  /** The question becomes the first line; what was typed stays below it. */
  function writeFrom(prompt: string) {
    const typed = form.getValues('content') ?? ''
    if (!typed.startsWith(prompt)) form.setValue('content', `${prompt}\n\n${typed}`, { shouldDirty: true })
    form.setFocus('content')
  }

  const submit = form.handleSubmit((entry) =>
    addEntry.mutate(entry, {
      onSuccess: (written) => {
        dropDraft(userId)
        onWritten(written)
        // Whoever has just written of despair is not told that it was analyzed.
        const saved = written.care ? 'Your entry has been saved.' : 'Your entry has been saved and analyzed.'
        toast({ title: 'Journal entry created', description: saved })
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
    <FormProvider {...form}>
      <div className="mb-10 grid animate-enter items-start gap-6 wide:grid-cols-[minmax(0,1fr)_19rem]">
        <form
          noValidate
          aria-label="New entry"
          onSubmit={submit}
          className="space-y-5 rounded-card border border-line bg-raised p-5 sm:p-8"
        >
          <EntryFieldSet isNew hint="Kept as a draft in this browser until you save." />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="strong" disabled={addEntry.isPending}>
              {addEntry.isPending ? 'Saving…' : 'Save Entry'}
            </Button>
            <Button tone="quiet" onClick={onDone}>
              Close
            </Button>
          </div>
        </form>
        {hasPrompts && <WritingPrompts onUse={writeFrom} />}
      </div>
    </FormProvider>
  )
}

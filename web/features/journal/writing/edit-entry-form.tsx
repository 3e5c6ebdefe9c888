import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { type Entry, EntryChange, type WrittenEntry } from '#contract/journal.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { isChangedElsewhere, useChangeEntry } from '../changes.ts'
import { keepDraftOfChange, readDraftOfChange } from './draft.ts'
import { type Base, baseOf, changesIn, isOther, onTopOf, type Typed, typedOf } from './editing.ts'
import { EntryFieldSet } from './entry-fields.tsx'
import { MoodPicker } from './mood-picker.tsx'
import { NewerEntry } from './newer-entry.tsx'

type EditEntryFormProps = { entry: Entry; onDone: () => void; onWritten: (entry: WrittenEntry) => void }

/** `entry` is what the server has: when that became another text than the change was begun on, nothing is sent unseen. */
export function EditEntryForm({ entry, onDone, onWritten }: EditEntryFormProps) {
  const userId = useUserId()
  const [draft] = useState(() => readDraftOfChange(userId, entry.id))
  const [isRestored, setRestored] = useState(draft !== null)
  const [base, setBase] = useState(() => draft?.base ?? baseOf(entry))
  const change = useChangeEntry(entry.id)
  const check = zodResolver(EntryChange)
  const resolver: Resolver<Typed> = async (typed, context, options) => {
    const checked = await check({ ...changesIn(typed, base), version: base.version }, context, options as never)
    return { values: typed, errors: checked.errors } as Awaited<ReturnType<Resolver<Typed>>>
  }
  const form = useForm<Typed>({ resolver, defaultValues: draft?.typed ?? typedOf(base) })
  const saved = baseOf(entry)
  const isNewer = !change.isPending && isOther(typedOf(saved), base)
  const typed = form.watch()
  const isTouched = isOther(typed, base)
  const draftNow = isTouched ? JSON.stringify({ typed, base }) : null

  useEffect(() => keepDraftOfChange(userId, entry.id, draftNow), [userId, entry.id, draftNow])

  function begin(from: Base, typed: Typed = typedOf(from)) {
    setBase(from)
    setRestored(false)
    form.reset(typed)
  }

  function leave() {
    keepDraftOfChange(userId, entry.id, null)
    onDone()
  }

  const submit = form.handleSubmit(() => {
    if (!isTouched) return leave()
    change.mutate(
      { ...changesIn(typed, base), version: entry.version },
      {
        onSuccess: (changed) => {
          begin(baseOf(changed))
          onWritten(changed)
          toast({ title: 'Entry updated' })
          leave()
        },
        onError: (failure) =>
          toast({
            title: 'Failed to update entry',
            description: isChangedElsewhere(failure)
              ? 'It was changed somewhere else meanwhile. Nothing was overwritten, and your words are still here.'
              : wordsFor(failure, 'It was not saved. Your words are still here; please try again.'),
            tone: 'danger',
          }),
      },
    )
  })

  return (
    <FormProvider {...form}>
      <form noValidate aria-label="Edit entry" onSubmit={submit} className="max-w-[46rem] space-y-5">
        {isRestored && !isNewer && isTouched && (
          <p role="status" className="rounded-control bg-sunken px-4 py-3 text-small">
            This is what you had not saved yet.{' '}
            <button type="button" className="link" onClick={() => begin(saved)}>
              Begin again from the saved entry
            </button>
          </p>
        )}
        {isNewer && (
          <NewerEntry
            newer={entry}
            keepMine={() => begin(saved, onTopOf(saved, typed, base))}
            useNewer={() => begin(saved)}
          />
        )}
        <EntryFieldSet isNew={false} hint="Kept as a draft in this browser until you save." />
        <MoodPicker
          mood={typed.moodScore}
          onChange={(mood) => form.setValue('moodScore', mood, { shouldDirty: true })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="strong" disabled={change.isPending || isNewer}>
            {change.isPending ? 'Saving…' : 'Save Changes'}
          </Button>
          <Button tone="quiet" onClick={leave}>
            {isTouched ? 'Discard Changes' : 'Cancel'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Statement, StatementEdit } from '#contract/analysis.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useEditStatement } from './api.ts'
import type { Period } from './period.ts'

export function EditStatement({ statement, of, onDone }: { statement: Statement; of: Period; onDone: () => void }) {
  const edit = useEditStatement()
  const form = useForm({
    resolver: zodResolver(StatementEdit),
    defaultValues: { kind: of.kind, start: of.start, text: statement.text },
  })
  const submit = form.handleSubmit((change) =>
    edit.mutate(
      { ...change, statementId: statement.id },
      {
        onSuccess: onDone,
        onError: (failure) =>
          toast({
            title: 'Error',
            description: wordsFor(failure, 'It was not saved. Your words are still here; please try again.'),
            tone: 'danger',
          }),
      },
    ),
  )
  return (
    <li>
      <form noValidate onSubmit={submit} className="max-w-[46rem] space-y-3">
        <Field label="In your own words" error={form.formState.errors.text?.message}>
          {(control) => <TextArea {...control} {...form.register('text')} autoFocus className="font-book" />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="strong" disabled={edit.isPending}>
            {edit.isPending ? 'Saving…' : 'Save'}
          </Button>
          <Button tone="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  )
}

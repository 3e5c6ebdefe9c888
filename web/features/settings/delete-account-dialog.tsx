import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { AccountDeletion } from '#contract/account.ts'
import { useDeleteAccount } from '#web/features/account/api.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ExportButton } from './export-button.tsx'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(AccountDeletion), defaultValues: { password: '' } })
  const deletion = useDeleteAccount()
  const submit = form.handleSubmit((given) =>
    deletion.mutate(given, {
      onError: (failure) =>
        form.setError(
          'password',
          { message: wordsFor(failure, 'Nothing was deleted. Please try again.') },
          { shouldFocus: true },
        ),
    }),
  )
  const wrong = form.formState.errors.password?.message
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small screen the words would be below the edge.
    if (wrong) field.current?.scrollIntoView({ block: 'end' })
  }, [wrong])
  return (
    <FormDialog
      title="Delete your account"
      submit="Delete everything"
      submitting="Deleting…"
      tone="danger"
      isBusy={deletion.isPending || deletion.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-3">
        <p>
          Your account goes, with every entry, call and conversation, every analysis, habit and goal, and the key that
          opens them. It happens at once, and nobody can bring it back. Open windows are signed out, and a call that is
          running ends.
        </p>
        <p className="text-small text-soft">
          Backups your host made before still hold your words, encrypted. Whoever has the server’s key could restore
          them, until the host lets go of those backups.
        </p>
      </div>
      <div className="border-y border-line py-4">
        <p className="mb-3 text-small">Is there anything you want to keep? Take it with you first.</p>
        <ExportButton />
      </div>
      <div ref={field}>
        <Field label="Your password" error={wrong}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      </div>
    </FormDialog>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { NumberChange } from '#contract/account.ts'
import { consent } from '#contract/consent.ts'
import { RequestFailed, wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import type { useChangeNumber } from './api.ts'

export function NumberForm({ changing }: { changing: ReturnType<typeof useChangeNumber> }) {
  const form = useForm({
    resolver: zodResolver(NumberChange),
    defaultValues: { phoneNumber: '', password: '', consentVersion: consent.version },
  })
  const [hasAgreed, setAgreed] = useState(false)
  const submit = form.handleSubmit((change) =>
    changing.mutate(change, {
      onError: (failure) => {
        const message = wordsFor(failure, 'Your number is as it was. Please try again.')
        form.setError(fieldOf(failure), { message }, { shouldFocus: true })
      },
    }),
  )
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field
        label="New phone number"
        hint="Outside the US, begin with + and the country code."
        error={errors.phoneNumber?.message}
      >
        {(control) => (
          <input {...control} {...form.register('phoneNumber')} type="tel" autoComplete="tel" className={controlLook} />
        )}
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <label className="flex items-start gap-3 text-small">
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(change) => setAgreed(change.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="text-soft">{consent.calls}</span>
      </label>
      {errors.root && (
        <p role="alert" className="text-small text-danger">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" tone="strong" disabled={!hasAgreed || changing.isPending}>
        {changing.isPending ? 'Changing…' : 'Change number'}
      </Button>
    </form>
  )
}

/** Where the person can put it right. */
function fieldOf(failure: unknown): 'password' | 'phoneNumber' | 'root' {
  switch (failure instanceof RequestFailed && failure.problem?.code) {
    case 'wrong_credentials':
      return 'password'
    case 'phone_number_taken':
    case 'phone_number_invalid':
    case 'invalid_input':
      return 'phoneNumber'
    default:
      return 'root'
  }
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { NewAccount } from '#contract/account.ts'
import { consent } from '#contract/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { callTimeChoices, timeZoneChoices } from './choices.ts'

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

type RegisterFormProps = {
  isBusy: boolean
  /** Only the server knows whether a number can be called and is free. */
  onSubmit: (account: NewAccount, refuseNumber: (why: string) => void) => void
}

export function RegisterForm({ isBusy, onSubmit }: RegisterFormProps) {
  const form = useForm({
    resolver: zodResolver(NewAccount),
    defaultValues: {
      name: '',
      phoneNumber: '',
      password: '',
      timeZone: ownZone ?? 'America/New_York',
      callTime: '19:00',
      consentVersion: consent.version,
    },
  })
  const { errors } = form.formState
  const [hasAccepted, setAccepted] = useState(false)

  const refuseNumber = (message: string) => form.setError('phoneNumber', { message }, { shouldFocus: true })
  const submit = form.handleSubmit(
    (account) => (hasAccepted ? onSubmit(account, refuseNumber) : askForTerms()),
    tellWhatIsMissing,
  )

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...form.register('name')} autoComplete="name" className={controlLook} />}
      </Field>
      <Field
        label="Phone number"
        hint="The number we call. Outside the US, begin with + and the country code."
        error={errors.phoneNumber?.message}
      >
        {(control) => (
          <input {...control} {...form.register('phoneNumber')} type="tel" autoComplete="tel" className={controlLook} />
        )}
      </Field>
      <Field label="Password" hint="At least 8 characters." error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Time zone" error={errors.timeZone?.message}>
        {(control) => <Select {...control} {...form.register('timeZone')} options={timeZoneChoices(ownZone)} />}
      </Field>
      <Field label="Preferred call time" error={errors.callTime?.message}>
        {(control) => <Select {...control} {...form.register('callTime')} options={callTimeChoices} />}
      </Field>
      <div className="flex items-start gap-3 text-small">
        <input
          id="terms"
          type="checkbox"
          checked={hasAccepted}
          onChange={(change) => setAccepted(change.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <div className="space-y-2">
          <label htmlFor="terms" className="block space-y-2">
            <span className="block">{consent.terms}</span>
            <span className="block text-soft">{consent.calls}</span>
          </label>
          <a href="/terms-of-use" target="_blank" rel="noreferrer" className="link">
            Read the Terms of Use
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <Button type="submit" tone="strong" disabled={!hasAccepted || isBusy} className="w-full">
        {isBusy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}

function tellWhatIsMissing(errors: FieldErrors<NewAccount>) {
  const required = [errors.name, errors.phoneNumber, errors.password].some(
    (error) => error?.message === 'Please fill in all required fields including password.',
  )
  if (required) {
    toast({
      title: 'Missing Information',
      description: 'Please fill in all required fields including password.',
      tone: 'danger',
    })
  }
}

function askForTerms() {
  toast({
    title: 'Terms of Use Required',
    description: 'Please accept the Terms of Use to continue with registration.',
    tone: 'danger',
  })
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Channel, TypedCode } from '#contract/phone.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { useConfirmCode } from './api.ts'

const arrives: Record<Channel, string> = {
  sms: 'It is in the text we sent you, and good for ten minutes.',
  call: 'We are calling you. You hear it twice, and it is good for ten minutes.',
}

export function CodeForm({ channel }: { channel: Channel }) {
  const form = useForm({ resolver: zodResolver(TypedCode), defaultValues: { code: '' }, reValidateMode: 'onSubmit' })
  const confirming = useConfirmCode()
  const submit = form.handleSubmit((typed) =>
    confirming.mutate(typed, {
      onError: (failure) => {
        const message = wordsFor(failure, 'The code could not be checked. Please try again.')
        form.setError('code', { message }, { shouldFocus: true })
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field label="Six-digit code" hint={arrives[channel]} error={form.formState.errors.code?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('code')}
            // biome-ignore lint/a11y/noAutofocus: it appears because the person asked for a code, to type it here
            autoFocus
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={11}
            className={`${controlLook} figures max-w-44 text-title tracking-[0.2em]`}
          />
        )}
      </Field>
      <Button type="submit" tone="strong" disabled={confirming.isPending}>
        {confirming.isPending ? 'Checking…' : 'Prove my number'}
      </Button>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { NewSupportRequest, requiredForSupport } from '#contract/support.ts'
import { RequestFailed } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAskForSupport, useOwnName } from './api.ts'

const categories = [
  { value: '', label: 'Choose a category' },
  { value: 'technical', label: 'Technical' },
  { value: 'account', label: 'Account' },
  { value: 'billing', label: 'Billing' },
  { value: 'feature', label: 'Feature request' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'other', label: 'Other' },
]
const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
]

type Typed = Omit<z.input<typeof NewSupportRequest>, 'category'> & { category: NewSupportRequest['category'] | '' }
const empty: Typed = { name: '', email: '', subject: '', category: '', message: '', priority: 'medium' }

export function SupportForm() {
  const form = useForm<Typed, unknown, NewSupportRequest>({
    resolver: zodResolver<Typed, unknown, NewSupportRequest>(NewSupportRequest),
    defaultValues: empty,
  })
  const { register, getValues, setValue } = form
  const { errors } = form.formState
  const asking = useAskForSupport()
  const ownName = useOwnName()
  useEffect(() => {
    if (ownName && getValues('name') === '') setValue('name', ownName)
  }, [ownName, getValues, setValue])

  const submit = form.handleSubmit(
    (request) =>
      asking.mutate(request, {
        onSuccess: () => {
          toast({
            title: 'Support Request Submitted',
            description: "We'll get back to you within 24 hours.",
          })
          form.reset({ ...empty, name: request.name, email: request.email })
        },
        onError: () =>
          toast({
            title: 'Submission Failed',
            description: 'Please try again or contact us directly via email',
            tone: 'danger',
          }),
      }),
    (wrong) => {
      if (!Object.values(wrong).some((error) => error?.message === requiredForSupport)) return
      toast({ title: 'Missing Information', description: requiredForSupport, tone: 'danger' })
    },
  )
  const refusal = asking.error instanceof RequestFailed ? asking.error.problem?.message : undefined

  return (
    <form noValidate aria-label="Support request" onSubmit={submit} className="space-y-5">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" className={controlLook} />}
      </Field>
      <Field label="Email" hint="Where the answer goes." error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" className={controlLook} />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" error={errors.category?.message}>
          {(control) => <Select {...control} {...register('category')} options={categories} />}
        </Field>
        <Field label="Priority" error={errors.priority?.message}>
          {(control) => <Select {...control} {...register('priority')} options={priorities} />}
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        {(control) => <input {...control} {...register('subject')} autoComplete="off" className={controlLook} />}
      </Field>
      <Field
        label="Message"
        hint="What you did, what happened, and what you expected. Leave out what is too private to share."
        error={errors.message?.message}
      >
        {(control) => <TextArea {...control} {...register('message')} rows={6} className="min-h-40" />}
      </Field>
      <Button type="submit" tone="strong" disabled={asking.isPending}>
        {asking.isPending ? 'Sending…' : 'Send Request'}
      </Button>
      <p role="status" className="min-h-6 text-small text-soft">
        {asking.isSuccess && `Your request has arrived. It is number ${asking.data.id}.`}
        {refusal}
      </p>
    </form>
  )
}

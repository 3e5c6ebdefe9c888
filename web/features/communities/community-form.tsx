import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { type Community, NewCommunity } from '#contract/communities.ts'
import { controlLook, Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { ListInput } from '#web/ui/list-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { options, types } from './labels.ts'

type CommunityFormProps = {
  title: string
  submit: string
  submitting: string
  /** What there is already, where it is changed. */
  community?: Community
  isBusy: boolean
  onSubmit: (community: NewCommunity) => void
  onClose: () => void
}

const empty = { name: '', description: '', type: 'support', tags: [], isPrivate: false, maxMembers: 25 } as const

export function CommunityForm({ title, submit, submitting, community, isBusy, onSubmit, onClose }: CommunityFormProps) {
  const form = useForm({ resolver: zodResolver(NewCommunity), defaultValues: community ?? { ...empty, tags: [] } })
  const { errors } = form.formState
  return (
    <FormDialog
      title={title}
      submit={submit}
      submitting={submitting}
      isBusy={isBusy}
      onSubmit={form.handleSubmit((filled) => onSubmit(filled))}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...form.register('name')} autoComplete="off" className={controlLook} />}
      </Field>
      <Field label="What it is about" error={errors.description?.message}>
        {(control) => <TextArea {...control} {...form.register('description')} />}
      </Field>
      <Field label="Kind">
        {(control) => <Select {...control} {...form.register('type')} options={options(types)} />}
      </Field>
      <Controller
        control={form.control}
        name="tags"
        render={({ field }) => (
          <ListInput
            label="Tags"
            placeholder="e.g. sleep"
            lines={field.value ?? []}
            error={errors.tags?.message ?? errors.tags?.root?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field label="Places" hint="You included; 2 to 200." error={errors.maxMembers?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('maxMembers', { valueAsNumber: true })}
            type="number"
            min={2}
            max={200}
            className={controlLook}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="isPrivate"
        render={({ field }) => (
          <Switch
            label="Private"
            hint="Not listed, and joined by invitation only."
            checked={field.value ?? false}
            onChange={field.onChange}
          />
        )}
      />
      <Field label="Guidelines (optional)" hint="How you want to treat each other." error={errors.guidelines?.message}>
        {(control) => <TextArea {...control} {...form.register('guidelines')} />}
      </Field>
      <Field label="Meetings (optional)" error={errors.meetingSchedule?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('meetingSchedule')}
            placeholder="e.g. Sundays at 6 PM, by video"
            autoComplete="off"
            className={controlLook}
          />
        )}
      </Field>
    </FormDialog>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { lengthHint } from '#contract/settings.ts'
import { timeZoneChoices } from '#web/features/account/choices.ts'
import { controlLook, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Choices } from './changes.ts'
import { callTimeChoices } from './choices.ts'
import { PauseCalls } from './pause-calls.tsx'
import { Section } from './section.tsx'
import { SwitchField } from './switch-field.tsx'

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

type CallSectionProps = {
  form: UseFormReturn<Choices>
  /** What is stored, which stays among the choices. */
  stored: Choices
  formId: string
}

export function CallSection({ form, stored, formId }: CallSectionProps) {
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <Section
      id="calls"
      title="Call Settings"
      note="One call a day, at your hour. You can also start one whenever you like."
    >
      <SwitchField
        control={control}
        name="dailyCallEnabled"
        label="Daily call"
        hint="Switched off, nothing rings until you start a call yourself."
      />
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <Field label="Call time" error={errors.callTime?.message}>
          {(field) => (
            <Select {...field} {...register('callTime')} form={formId} options={callTimeChoices(stored.callTime)} />
          )}
        </Field>
        <Field label="Time zone" error={errors.timeZone?.message}>
          {(field) => (
            <Select
              {...field}
              {...register('timeZone')}
              form={formId}
              options={timeZoneChoices(stored.timeZone, ownZone)}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label="Maximum call duration (seconds)" hint={lengthHint} error={errors.maxCallDuration?.message}>
            {(field) => (
              <input
                {...field}
                {...register('maxCallDuration', { valueAsNumber: true })}
                form={formId}
                type="number"
                inputMode="numeric"
                min={60}
                max={1800}
                step={30}
                className={`${controlLook} figures max-w-40`}
              />
            )}
          </Field>
        </div>
      </div>
      {stored.dailyCallEnabled && <PauseCalls />}
    </Section>
  )
}

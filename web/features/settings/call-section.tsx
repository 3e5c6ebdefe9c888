import { Link } from '@tanstack/react-router'
import type { UseFormReturn } from 'react-hook-form'
import { lengthHint } from '#contract/settings.ts'
import { useUser } from '#web/features/account/api.ts'
import { timeZoneChoices } from '#web/features/account/choices.ts'
import { PhoneLine } from '#web/features/account/phone-line.tsx'
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
      <OwnNumber />
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

function OwnNumber() {
  const user = useUser().data
  if (!user) return null
  const { phone, phoneNumber } = user
  return (
    <p className="mb-4 border-l-2 border-accent pl-4 text-small">
      <span className="figures font-semibold">{phoneNumber}</span>{' '}
      <span className="text-soft">
        {phone === 'browser' && 'is the number you sign in with.'}
        {phone === 'proved' && 'is proved to be yours.'}
        <PhoneLine phone={phone} next="/settings#calls" />
      </span>
      <span className="mt-1 block">
        <Link to="/change-number" className="link">
          Change number
        </Link>
      </span>
    </p>
  )
}

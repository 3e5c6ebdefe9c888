import { useFormContext } from 'react-hook-form'
import { useParts } from '#web/features/parts/api.ts'
import { useSettings } from '#web/features/settings/api.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EntryFields } from './entry-fields.tsx'

/** Only for those who have switched coherence mode on. */
export function PartField() {
  const isOn = useSettings().data?.coherenceModeEnabled === true
  return isOn && <Parts />
}

function Parts() {
  const { register, watch } = useFormContext<EntryFields>()
  const parts = useParts()
  const chosen = watch('speakingAsPartId')
  const offered = parts.data?.filter(({ id, isActive }) => isActive || id === chosen) ?? []
  if (parts.data && offered.length === 0) {
    return (
      <div>
        <p className="mb-1.5 text-small font-semibold">Speaking as</p>
        <p className="text-small text-soft">Once you have named a part of yourself in Settings, it can speak here.</p>
      </div>
    )
  }
  const asPart = register('speakingAsPartId', { setValueAs: (value) => (value ? Number(value) : null) })
  return (
    <Field
      label="Speaking as"
      hint={parts.isError ? 'Your parts could not be loaded just now.' : 'The part of you that has the word here.'}
    >
      {(control) => (
        // Drawn anew when the parts are here: before, the browser has no option to choose.
        <Select
          key={offered.length}
          {...control}
          {...asPart}
          defaultValue={chosen ?? ''}
          options={[
            { value: '', label: 'All of me' },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </Field>
  )
}

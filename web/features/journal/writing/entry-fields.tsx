import { useFormContext } from 'react-hook-form'
import type { Visibility } from '#contract/journal.ts'
import { controlLook, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { visibilities, visibilityHint } from '../visibilities.ts'
import { PartField } from './part-field.tsx'

/** What a person types or chooses of an entry, new or not. */
export type EntryFields = {
  title: string
  content: string
  speakingAsPartId?: number | null | undefined
  visibility: Visibility
}

export function EntryFieldSet({ hint, isNew }: { hint: string; isNew: boolean }) {
  const { register, watch, formState } = useFormContext<EntryFields>()
  const { errors } = formState
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        {(control) => (
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for an empty page
          <input {...control} {...register('title')} autoFocus={isNew} autoComplete="off" className={controlLook} />
        )}
      </Field>
      <Field label="Content" hint={hint} error={errors.content?.message}>
        {(control) => (
          <textarea
            {...control}
            {...register('content')}
            rows={9}
            className={`${controlLook} field-sizing-content min-h-60 px-4 py-3 font-book text-[1.125rem] leading-relaxed`}
          />
        )}
      </Field>
      <PartField />
      <Field label="Who can read it" hint={visibilityHint(watch('visibility'))}>
        {(control) => <Select {...control} {...register('visibility')} options={visibilities} />}
      </Field>
    </>
  )
}

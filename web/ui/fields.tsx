import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { controlLook, Field } from './field.tsx'
import { ListInput } from './list-input.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'

/** The usual fields of a form, each with its label and what is wrong: `<TextField label="Title" {...register('title')} />`. */
type Labelled = { label: string; hint?: string; error?: string | undefined }

export function TextField({ label, hint, error, ...rest }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} {...(hint && { hint })} error={error}>
      {(control) => <input autoComplete="off" className={controlLook} {...control} {...rest} />}
    </Field>
  )
}

export function TextAreaField({ label, hint, error, ...rest }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} {...(hint && { hint })} error={error}>
      {(control) => <TextArea {...control} {...rest} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, ...rest }: Labelled & ComponentProps<typeof Select>) {
  return (
    <Field label={label} {...(hint && { hint })} error={error}>
      {(control) => <Select {...control} {...rest} />}
    </Field>
  )
}

type ListFieldProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  placeholder?: string
}

/** A list of short lines; what is wrong with one of them is said below all. */
export function ListField<Values extends FieldValues, Sent>({ control, name, ...rest }: ListFieldProps<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ListInput lines={field.value} onChange={field.onChange} error={messageIn(fieldState.error)} {...rest} />
      )}
    />
  )
}

export function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean)
  return (error as { message?: string } | undefined)?.message
}

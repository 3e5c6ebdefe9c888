import type { ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'
import { Switch } from '#web/ui/switch.tsx'
import type { Choices } from './changes.ts'

/** Those of the choices that are on or off. */
type Switched = { [Name in keyof Choices]: Choices[Name] extends boolean ? Name : never }[keyof Choices]
type SwitchFieldProps = { control: Control<Choices>; name: Switched; label: string; hint?: ReactNode }

export function SwitchField({ control, name, label, hint }: SwitchFieldProps) {
  const { field } = useController({ control, name })
  return <Switch label={label} hint={hint} checked={field.value} onChange={field.onChange} />
}

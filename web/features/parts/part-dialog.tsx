import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { NewPart, type Part } from '#contract/parts.ts'
import { ListField, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { More } from '#web/ui/more.tsx'
import { SaveDialog, type Saving } from '#web/ui/save-dialog.tsx'
import { useAddPart, useChangePart } from './api.ts'
import { roleOptions, roles } from './choices.ts'
import { ColorChoice } from './color-choice.tsx'

/** Whether it is active is said on the part itself. */
const Fields = NewPart.omit({ isActive: true })

export function NewPartDialog({ onClose }: { onClose: () => void }) {
  return <PartDialog saving={useAddPart()} onClose={onClose} />
}

export function EditPartDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  return <PartDialog part={part} saving={useChangePart(part.id)} onClose={onClose} />
}

type PartDialogProps = { part?: Part; saving: Saving<z.output<typeof Fields>>; onClose: () => void }

function PartDialog({ part, saving, onClose }: PartDialogProps) {
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: part ?? {
      name: '',
      description: '',
      role: 'protector' as const,
      characteristics: [],
      triggers: [],
      strengths: [],
      challenges: [],
      color: '#6B7280',
    },
  })
  const { errors } = formState
  return (
    <SaveDialog thing="Part" isNew={!part} saving={saving} handleSubmit={handleSubmit} onClose={onClose}>
      <TextField label="Name" error={errors.name?.message} {...register('name')} />
      <TextAreaField label="Description" error={errors.description?.message} {...register('description')} />
      <SelectField
        label="Role"
        options={roleOptions}
        hint={roles[watch('role') ?? 'protector'].meaning}
        {...register('role')}
      />
      <Controller
        control={control}
        name="color"
        render={({ field }) => <ColorChoice value={field.value ?? ''} onChange={field.onChange} />}
      />
      <More label="More">
        <div className="space-y-5">
          <ListField
            control={control}
            name="characteristics"
            label="Characteristics"
            placeholder="How it speaks, or feels"
          />
          <ListField control={control} name="triggers" label="Triggers" placeholder="What calls it up" />
          <ListField control={control} name="strengths" label="Strengths" placeholder="What it is good at" />
          <ListField control={control} name="challenges" label="Challenges" placeholder="What it makes harder" />
        </div>
      </More>
    </SaveDialog>
  )
}

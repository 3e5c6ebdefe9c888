import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { NewPost } from '#contract/community-posts.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { options, postTypes } from '../labels.ts'
import { useAddPost } from './api.ts'

type WriteLetterProps = { communityId: number; onClose: () => void; onSent: (sent: { care: string | null }) => void }

const moods = Array.from({ length: 10 }, (_, n) => ({ value: String(n + 1), label: `${n + 1} of 10` }))

/** An empty sheet above the board. */
export function WriteLetter({ communityId, onClose, onSent }: WriteLetterProps) {
  const form = useForm({
    resolver: zodResolver(NewPost),
    defaultValues: { title: '', content: '', type: 'feeling', moodScore: null, isAnonymous: false },
  })
  const { errors } = form.formState
  const add = useAddPost(communityId, onSent)
  return (
    <form
      noValidate
      aria-label="New letter"
      onSubmit={form.handleSubmit((letter) => add.mutate(letter))}
      className="mb-8 animate-enter space-y-5 rounded-card border border-line bg-raised p-5 sm:p-8"
    >
      <Field label="Title" error={errors.title?.message}>
        {(control) => (
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for an empty sheet
          <input {...control} {...form.register('title')} autoFocus autoComplete="off" className={controlLook} />
        )}
      </Field>
      <Field label="Your words" error={errors.content?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('content')}
            rows={6}
            className={`${controlLook} field-sizing-content min-h-40 px-4 py-3 font-book text-[1.125rem] leading-relaxed`}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Kind">
          {(control) => <Select {...control} {...form.register('type')} options={options(postTypes)} />}
        </Field>
        <Field label="Mood (optional)">
          {(control) => (
            <Select
              {...control}
              {...form.register('moodScore', { setValueAs: (mood: string | null) => (mood ? Number(mood) : null) })}
              options={[{ value: '', label: 'Not told' }, ...moods]}
            />
          )}
        </Field>
      </div>
      <Controller
        control={form.control}
        name="isAnonymous"
        render={({ field }) => <WithoutName checked={field.value ?? false} onChange={field.onChange} />}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="strong" disabled={add.isPending}>
          {add.isPending ? 'Sending…' : 'Send Letter'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}

export function WithoutName({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Switch
      label="Without my name"
      hint="No member learns who wrote it, moderators neither. In a small circle, people may still guess."
      checked={checked}
      onChange={onChange}
    />
  )
}

import { Link } from '@tanstack/react-router'
import { type Control, useController, useFormState } from 'react-hook-form'
import { ListInput } from '#web/ui/list-input.tsx'
import type { Choices } from './changes.ts'
import { Section } from './section.tsx'

/** Lists that are sealed like the rest of what a person writes. */
export function CoachKnowsSection({ control }: { control: Control<Choices> }) {
  return (
    <Section
      id="coach"
      title="Goals and Preferences"
      note="What your coach should know about you. Sealed like your journal."
    >
      <div className="space-y-6">
        <Lines control={control} name="goals" label="Your goals" placeholder="Sleep before midnight" />
        <Lines
          control={control}
          name="preferences"
          label="Your preferences"
          placeholder="Short answers, no pep talks"
        />
        <Link to="/memory" className="link inline-block">
          What your companion remembers
        </Link>
      </div>
    </Section>
  )
}

type LinesProps = { control: Control<Choices>; name: 'goals' | 'preferences'; label: string; placeholder: string }

function Lines({ control, name, label, placeholder }: LinesProps) {
  const { field } = useController({ control, name })
  const { errors } = useFormState({ control, name })
  const error = errors[name]
  // Either the list as a whole is wrong, or one of its lines.
  const message = error?.message ?? (Array.isArray(error) ? error.find(Boolean)?.message : undefined)
  return (
    <ListInput label={label} placeholder={placeholder} lines={field.value} error={message} onChange={field.onChange} />
  )
}

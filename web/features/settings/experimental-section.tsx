import { Suspense } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Placeholder } from '#web/ui/placeholder.tsx'
import type { Choices } from './changes.ts'
import { Section } from './section.tsx'
import { type Experimental, revealed } from './sections.ts'
import { SwitchField } from './switch-field.tsx'

const switches: readonly { name: Experimental; label: string; hint: string }[] = [
  { name: 'experimentsEnabled', label: 'Experiments', hint: 'Try a change for a while and see what it does.' },
  { name: 'routineBuilderEnabled', label: 'Routine builder', hint: 'Put small steps in an order that holds.' },
  {
    name: 'coherenceModeEnabled',
    label: 'Coherence mode',
    hint: 'Get to know your inner parts, and write as one of them.',
  },
  { name: 'goalsEnabled', label: 'Goals', hint: 'What you are working toward, and how far you are.' },
  { name: 'checklistsEnabled', label: 'Checklists', hint: 'Lists you go through again and again.' },
]

export function ExperimentalSection({ control }: { control: Control<Choices> }) {
  return (
    <Section
      id="experimental"
      title="Experimental Features"
      note="Switched on, each shows its own part here. Switching it off again hides it and keeps what is in it."
    >
      <div className="divide-y divide-line">
        {switches.map((one) => (
          <div key={one.name} className="py-1">
            <SwitchField control={control} {...one} />
            <Revealed control={control} name={one.name} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Revealed({ control, name }: { control: Control<Choices>; name: Experimental }) {
  const isOn = useWatch({ control, name })
  const Part = revealed[name]
  if (!isOn) return null
  return (
    <div className="animate-enter pt-3 pb-5">
      <Suspense fallback={<Placeholder className="h-32" />}>
        <Part />
      </Suspense>
    </div>
  )
}

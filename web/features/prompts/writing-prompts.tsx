import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { PromptCategory } from '#contract/prompts.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { usePrompts } from './api.ts'

type Choice = PromptCategory | 'personal'

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'personal', label: 'Personal' },
  { value: 'reflective', label: 'Reflective' },
  { value: 'gratitude', label: 'Gratitude' },
  { value: 'goal-setting', label: 'Goals' },
  { value: 'creativity', label: 'Creative' },
  { value: 'problem-solving', label: 'Problem Solving' },
]

/** Questions to write from, beside the empty page. */
export function WritingPrompts({ onUse }: { onUse: (prompt: string) => void }) {
  const [chosen, setChosen] = useState<Choice>('personal')
  const prompts = usePrompts(chosen === 'personal' ? null : chosen)
  const label = choices.find(({ value }) => value === chosen)?.label
  return (
    <section aria-labelledby="writing-prompts" className="rounded-card border border-line p-5">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 id="writing-prompts" className="text-[1.1875rem]">
            Writing Prompts
          </h2>
          <p className="text-small text-soft">{chosen === 'personal' ? 'Personalized for you' : `${label} prompts`}</p>
        </div>
        <button
          type="button"
          aria-label="Refresh prompts"
          disabled={prompts.isFetching}
          onClick={() => prompts.refetch()}
          className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft enabled:hover:bg-sunken enabled:hover:text-ink"
        >
          <RefreshCw aria-hidden className={`size-[1.125rem] ${prompts.isFetching ? 'animate-turn' : ''}`} />
        </button>
      </header>
      <div className="mt-3">
        <ChoiceBar label="Kind of prompts" choices={choices} value={chosen} onChange={setChosen} />
      </div>
      <div className="mt-4 min-h-[23rem]" aria-live="polite">
        {prompts.isFetching ? (
          <PromptPlaceholders />
        ) : (
          <Prompts prompts={prompts.isError ? [] : (prompts.data ?? [])} onUse={onUse} retry={prompts.refetch} />
        )}
      </div>
      {chosen === 'personal' && (
        <p className="mt-4 text-small text-soft">
          These prompts are personalized based on your past journal entries and writing patterns.
        </p>
      )}
    </section>
  )
}

type PromptsProps = { prompts: readonly string[]; onUse: (prompt: string) => void; retry: () => unknown }

function Prompts({ prompts, onUse, retry }: PromptsProps) {
  if (prompts.length === 0) {
    return (
      <div className="py-8 text-center">
        <p>No prompts available right now</p>
        <Button className="mt-4" onClick={() => retry()}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {prompts.map((prompt) => (
        <li key={prompt} className="py-3">
          <p className="font-book leading-snug">{prompt}</p>
          <button
            type="button"
            aria-label={`Use This: ${prompt}`}
            onClick={() => onUse(prompt)}
            className="link mt-0.5 inline-flex min-h-9 items-center text-small"
          >
            Use This
          </button>
        </li>
      ))}
    </ul>
  )
}

function PromptPlaceholders() {
  return (
    <Waiting what="prompts">
      {[1, 2, 3].map((place) => (
        <div key={place} className="border-t border-line py-3">
          <Placeholder className="h-5 w-full" />
          <Placeholder className="mt-1.5 h-5 w-2/3" />
          <Placeholder className="mt-2.5 mb-2 h-4 w-16" />
        </div>
      ))}
    </Waiting>
  )
}

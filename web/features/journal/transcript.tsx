import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Marked } from './marked.tsx'
import { passage } from './marking.ts'

type TranscriptProps = { text: string; asked?: string /** Found nowhere else: show where. */; isOnlyHit?: boolean }

/** The whole conversation, folded until it is asked for. */
export function Transcript({ text, asked = '', isOnlyHit = false }: TranscriptProps) {
  const [isOpen, setOpen] = useState(false)
  const found = isOnlyHit && !isOpen ? passage(text, asked, 160) : null
  return (
    <details className="group mt-2" onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
      <summary className="list-none rounded-md text-small font-medium text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="inline-flex min-h-9 items-center gap-1">
          <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
          Transcript
        </span>
        {found && (
          <span className="block border-l border-line pl-4 font-book font-normal">
            <Marked text={found} asked={asked} />
          </span>
        )}
      </summary>
      {isOpen && (
        <div className="mt-2 space-y-2 border-l border-line pl-4 font-book leading-relaxed">
          {text.split('\n').map((line, place) => (
            <Turn key={place} line={line} asked={asked} />
          ))}
        </div>
      )}
    </details>
  )
}

/** "Anna: I finished the fence." */
function Turn({ line, asked }: { line: string; asked: string }) {
  const [, speaker, words] = /^([^:]{1,60}): (.*)$/.exec(line) ?? []
  if (!speaker || words === undefined) return <p>{line}</p>
  return (
    <p>
      <span className="font-semibold text-soft">{speaker}:</span> <Marked text={words} asked={asked} />
    </p>
  )
}

import { ChevronRight } from 'lucide-react'

/** The whole conversation, folded until it is asked for. */
export function Transcript({ text }: { text: string }) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md text-small font-medium text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        Transcript
      </summary>
      <div className="mt-2 space-y-2 border-l border-line pl-4 font-book leading-relaxed">
        {text.split('\n').map((line, place) => (
          <Turn key={place} line={line} />
        ))}
      </div>
    </details>
  )
}

/** "Anna: I finished the fence." */
function Turn({ line }: { line: string }) {
  const [, speaker, words] = /^([^:]{1,60}): (.*)$/.exec(line) ?? []
  if (!speaker) return <p>{line}</p>
  return (
    <p>
      <span className="font-semibold text-soft">{speaker}:</span> {words}
    </p>
  )
}

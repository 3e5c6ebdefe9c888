import { useEffect, useRef } from 'react'
import type { SpokenTurn } from './call-state.ts'

type LiveTranscriptProps = { companion: string; turns: readonly SpokenTurn[]; partly: string }

export function LiveTranscript({ companion, turns, partly }: LiveTranscriptProps) {
  const end = useRef<HTMLDivElement>(null)
  // Braces, because Chromium's scrollIntoView answers with a promise and React would take it for a clean-up.
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'end' })
  }, [turns, partly])
  const isStillSpeaking = turns.at(-1)?.isOpen ?? false
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-busy={isStillSpeaking}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="min-h-32 grow overflow-y-auto py-6"
    >
      <ol className="space-y-6">
        {turns.map((turn, place) => (
          <Turn key={place} companion={companion} {...turn} />
        ))}
      </ol>
      {partly && (
        <p aria-hidden className="prose-book mt-6 border-l-2 border-line pl-4 text-soft italic">
          {partly}
        </p>
      )}
      <div ref={end} className="h-2" />
    </div>
  )
}

function Turn({ companion, speaker, words, isCut }: SpokenTurn & { companion: string }) {
  const isOwn = speaker === 'person'
  return (
    <li className={`animate-enter wrap-anywhere ${isOwn ? 'border-l-2 border-accent pl-4' : ''}`}>
      <p className={`text-small font-semibold ${isOwn ? 'text-accent' : 'text-soft'}`}>{isOwn ? 'You' : companion}</p>
      <p className={`prose-book ${isOwn ? '' : 'text-soft'}`}>
        {words}
        {isCut && '—'}
      </p>
    </li>
  )
}

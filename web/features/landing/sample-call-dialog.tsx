import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CloseButton, Dialog } from '#web/ui/dialog.tsx'
import { sampleCall } from './sample-call.ts'
import { useUnfolding } from './use-unfolding.ts'

export function SampleCallDialog({ onClose }: { onClose: () => void }) {
  const { heard, isOver, skip } = useUnfolding()
  const end = useRef<HTMLDivElement>(null)
  // Braces, because Chromium's scrollIntoView answers with a promise and React would take it for a clean-up.
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'end', behavior: 'smooth' })
  }, [heard])
  return (
    <Dialog
      label="A sample call"
      onClose={onClose}
      look="m-auto flex h-[min(44rem,calc(100dvh-2rem))] w-[min(34rem,calc(100vw-2rem))] animate-enter flex-col rounded-card border border-line"
    >
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-6">
        <h2 className="text-title">A sample call</h2>
        <CloseButton onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="grow overflow-y-auto px-6 py-6" tabIndex={0} role="log" aria-label="Conversation">
        <ol className="space-y-5">
          {sampleCall.slice(0, heard).map(({ speaker, words }) => (
            <li key={words} className={`animate-enter ${speaker === 'You' ? 'border-l-2 border-accent pl-4' : ''}`}>
              <p className={`text-small font-semibold ${speaker === 'You' ? 'text-accent' : 'text-soft'}`}>{speaker}</p>
              <p className="prose-book">{words}</p>
            </li>
          ))}
        </ol>
        <div ref={end} className="h-4" />
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4">
        {isOver ? (
          <>
            <p className="grow text-small text-soft">Moments later, it is in the journal.</p>
            <Button asChild tone="strong">
              <a href="/register">Start Your Journey</a>
            </Button>
          </>
        ) : (
          <Button onClick={skip}>Skip to the end</Button>
        )}
      </footer>
    </Dialog>
  )
}

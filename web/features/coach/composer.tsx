import { Square } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type ComposerProps = {
  typed: string
  isSaved: boolean
  isBusy: boolean
  onType: (typed: string) => void
  onSave: (isSaved: boolean) => void
  onSend: () => void
  /** Where an answer is on its way that can be stopped. */
  onStop: (() => void) | null
}

const longest = 4000

/** Enter sends, Shift and Enter begin a new line. */
export function Composer({ typed, isSaved, isBusy, onType, onSave, onSend, onStop }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useFocusAgain(box, isBusy)
  return (
    <form
      className="sticky bottom-0 mt-8 border-t border-line bg-paper pt-4 pb-5"
      onSubmit={(submit) => {
        submit.preventDefault()
        onSend()
      }}
    >
      <TextArea
        ref={box}
        aria-label="Your message"
        placeholder="Ask your AI coach anything about your growth, goals, or challenges..."
        value={typed}
        disabled={isBusy}
        maxLength={longest}
        rows={2}
        className="max-h-60"
        onChange={(change) => onType(change.target.value)}
        onKeyDown={(key) => {
          if (key.key !== 'Enter' || key.shiftKey || key.nativeEvent.isComposing) return
          key.preventDefault()
          onSend()
        }}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-2.5 text-small">
          <input
            type="checkbox"
            checked={isSaved}
            onChange={(change) => onSave(change.target.checked)}
            className="size-4.5 accent-accent"
          />
          Save this conversation to journal
        </label>
        {onStop ? (
          <Button key="stop" onClick={onStop}>
            <Square aria-hidden />
            Stop
          </Button>
        ) : (
          <Button key="send" type="submit" tone="strong" disabled={isBusy || typed.trim() === ''}>
            Send
          </Button>
        )}
      </div>
    </form>
  )
}

/** The box gives its focus away while it waits; whoever typed goes on typing, unless they went elsewhere meanwhile. */
function useFocusAgain(box: RefObject<HTMLTextAreaElement | null>, isBusy: boolean) {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) box.current?.focus()
    wasBusy.current = isBusy
  }, [box, isBusy])
}

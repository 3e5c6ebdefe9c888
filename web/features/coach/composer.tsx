import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type ComposerProps = {
  typed: string
  isSaved: boolean
  isBusy: boolean
  onType: (typed: string) => void
  onSave: (isSaved: boolean) => void
  onSend: () => void
}

const longest = 4000

/** Enter sends, Shift and Enter begin a new line. */
export function Composer({ typed, isSaved, isBusy, onType, onSave, onSend }: ComposerProps) {
  return (
    <form
      className="sticky bottom-0 mt-8 border-t border-line bg-paper pt-4 pb-5"
      onSubmit={(submit) => {
        submit.preventDefault()
        onSend()
      }}
    >
      <TextArea
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
        <Button type="submit" tone="strong" disabled={isBusy || typed.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  )
}

import { CloseButton } from '#web/ui/dialog.tsx'
import { HelpNow } from './help-now.tsx'

/** Shown to who has just written it, and to nobody else. */
export function Care({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <div
      role="alert"
      className="mb-8 flex items-start justify-between gap-4 rounded-card border border-line bg-accent-soft py-3 pr-2 pl-5"
    >
      <div className="py-2">
        <p className="prose-book">{words}</p>
        <HelpNow className="mt-1" />
      </div>
      <CloseButton onClick={onClose} />
    </div>
  )
}

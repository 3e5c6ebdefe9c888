import { CloseButton } from '#web/ui/dialog.tsx'

/** Shown to who has just written it, and to nobody else. */
export function Care({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <div
      role="alert"
      className="mb-8 flex items-start justify-between gap-4 rounded-card border border-line bg-accent-soft py-3 pr-2 pl-5"
    >
      <p className="prose-book py-2">{words}</p>
      <CloseButton onClick={onClose} />
    </div>
  )
}

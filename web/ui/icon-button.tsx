import type { LucideIcon } from 'lucide-react'

type IconButtonProps = { icon: LucideIcon; label: string; disabled?: boolean; onClick: () => void }

export function IconButton({ icon: Icon, label, disabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-soft enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-40"
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}

import { Pencil, X } from 'lucide-react'

const look =
  'grid size-9 shrink-0 place-items-center rounded-control text-soft transition-opacity duration-150 group-hover:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 pointer-fine:opacity-0'

export function DismissButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={`Leave out: ${what}`} title="Leave this out" onClick={onClick} className={look}>
      <X aria-hidden className="size-4" />
    </button>
  )
}

export function EditButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Put in your own words: ${what}`}
      title="Put it in your own words"
      onClick={onClick}
      className={look}
    >
      <Pencil aria-hidden className="size-4" />
    </button>
  )
}

import { Mark } from './mark.tsx'

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-book text-[1.1875rem] font-semibold tracking-tight text-ink">
      <Mark className="size-5 text-accent" />
      Journal AI
    </span>
  )
}

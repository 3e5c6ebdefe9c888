import { ArrowLeft } from 'lucide-react'

export function BackHome() {
  return (
    <a href="/" className="inline-flex min-h-11 items-center gap-1.5 text-small text-soft hover:text-ink">
      <ArrowLeft aria-hidden className="size-4" />
      Back to Home
    </a>
  )
}

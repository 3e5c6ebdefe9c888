import { LifeBuoy } from 'lucide-react'

/** One tap from wherever a worry shows. In a tab of its own where leaving would end what is going on. */
export function HelpNow({ className = '', isApart = false }: { className?: string; isApart?: boolean }) {
  const apart = isApart ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href="/help" {...apart} className={`link inline-flex min-h-11 items-center gap-2 text-small ${className}`}>
      <LifeBuoy aria-hidden className="size-[1.125rem]" />
      Help now
    </a>
  )
}

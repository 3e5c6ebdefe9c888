/** Where words will be. Give it the final height, so that nothing jumps. */
export function Placeholder({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-wait rounded-md bg-line/70 ${className}`} />
}

/** Tells a screen reader what the placeholders show everyone else. */
export function Waiting({ what, children }: { what: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      {children}
    </div>
  )
}

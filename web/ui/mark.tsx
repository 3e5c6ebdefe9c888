/** The sign of the product: a voice, and the ring it makes. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={className} fill="none">
      <circle cx="10" cy="10" r="8.75" stroke="currentColor" strokeWidth="1.25" opacity=".5" />
      <circle cx="10" cy="10" r="4.5" fill="currentColor" />
    </svg>
  )
}

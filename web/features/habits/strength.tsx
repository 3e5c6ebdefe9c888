/** How firm a habit is: a ring that fills, with its number. */
export function Strength({ strength }: { strength: number }) {
  const percent = Math.round(strength * 100)
  return (
    <p className="flex items-center gap-2 text-small whitespace-nowrap text-soft">
      <svg viewBox="0 0 20 20" aria-hidden className="size-5 -rotate-90 text-accent">
        <circle cx="10" cy="10" r="8" fill="none" stroke="var(--line)" strokeWidth="3" />
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <span>
        Strength <span className="font-semibold text-ink">{percent}%</span>
      </span>
    </p>
  )
}

/** How far something is, 0 to 100, with its name for those who cannot see it. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      {/* The content security policy refuses style attributes in markup, but not what a script sets. */}
      <div className="h-full rounded-full bg-accent" style={{ width: `${shown}%` }} />
    </div>
  )
}

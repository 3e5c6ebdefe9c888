import { useId } from 'react'
import { type MoodBand, moodBand } from './reading.ts'

const looks = {
  bright: { colour: 'text-mood-bright', filled: 1 },
  good: { colour: 'text-mood-good', filled: 0.7 },
  'so-so': { colour: 'text-mood-so-so', filled: 0.4 },
  heavy: { colour: 'text-mood-heavy', filled: 0.12 },
}
const unknown = { colour: 'text-soft', filled: 0 }

/** The number, a word for it, and a circle that is as full as the mood is high: none of them needs the colour. */
export function Mood({ score }: { score: number }) {
  const band = moodBand(score)
  return (
    <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap">
      <MoodShape band={band} className="size-4" />
      <span>
        <span className="sr-only">Mood </span>
        <span className="font-semibold text-ink">{Number.isInteger(score) ? score : score.toFixed(1)}</span> {band}
      </span>
    </span>
  )
}

/** An empty ring where no mood is known. */
export function MoodShape({ band, className }: { band: MoodBand | null; className: string }) {
  const id = useId()
  const { colour, filled } = band ? looks[band] : unknown
  const height = 12 * filled
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={`${className} ${colour}`}>
      <clipPath id={id}>
        <rect x="0" y={14 - height} width="16" height={height} />
      </clipPath>
      <circle cx="8" cy="8" r="6" fill="currentColor" clipPath={`url(#${id})`} />
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

import type { Senses } from './handset.ts'

type CircleProps = { speaking?: Senses['speaking']; beat?: number; className: string }

/** Breathes while it waits; its heart moves with the companion’s voice, its ring with the person’s. */
export function Circle({ speaking, beat = 0, className }: CircleProps) {
  const swell = 1 + (beat % 3) * 0.05
  const heart = speaking === 'companion' ? 1.12 * swell : 1
  const ring = speaking === 'person' ? 1.1 * swell : 1
  return (
    <div aria-hidden className={`relative grid place-items-center ${className}`}>
      <span className={`absolute inset-0 rounded-full bg-accent-soft ${speaking ? '' : 'animate-breathe'}`} />
      <span
        className={`absolute inset-[14%] rounded-full border transition-transform duration-200 ease-out ${speaking === 'person' ? 'border-2 border-accent' : 'border-accent/40'}`}
        style={{ transform: `scale(${ring})` }}
      />
      <span
        className="absolute inset-[32%] rounded-full bg-accent transition-transform duration-200 ease-out"
        style={{ transform: `scale(${heart})` }}
      />
    </div>
  )
}

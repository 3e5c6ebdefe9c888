import { Star } from 'lucide-react'

/** Five, of which as many are full as the rating has whole ones. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.floor(rating)
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        role="img"
        aria-label={rating > 0 ? `Rated ${rating.toFixed(1)} out of 5` : 'Not rated yet'}
        className="inline-flex"
      >
        {[1, 2, 3, 4, 5].map((place) => (
          <Star
            key={place}
            aria-hidden
            data-full={place <= full}
            className={`size-4 ${place <= full ? 'fill-current text-accent' : 'text-control'}`}
            strokeWidth={1.5}
          />
        ))}
      </span>
      <span aria-hidden>{rating.toFixed(1)}</span>
    </span>
  )
}

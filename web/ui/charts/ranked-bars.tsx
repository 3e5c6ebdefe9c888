import { scaleLinear } from 'd3-scale'

type Bar = { label: string; value: number /** Said beside the number. */; note: string }

/** Names with their counts, the most first; a full bar would be all of them. */
export function RankedBars({ bars, all }: { bars: readonly Bar[]; all: number }) {
  const percent = scaleLinear([0, Math.max(1, all)], [0, 100])
  return (
    <ol className="space-y-2.5 text-small">
      {bars.map(({ label, value, note }) => (
        <li key={label}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="figures whitespace-nowrap">
              <span className="font-semibold">{value}</span>
              {note && <span className="ml-2 text-soft">{note}</span>}
            </span>
          </span>
          <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunken">
            <span className="block h-full rounded-full bg-accent" style={{ width: `${percent(value)}%` }} />
          </span>
        </li>
      ))}
    </ol>
  )
}

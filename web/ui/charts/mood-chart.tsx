import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'

type Point = {
  key: string
  /** Below the point; empty where there is no room for one. */
  label: string
  entries: number
  mood: number | null
  lowest: number | null
  highest: number | null
}

type MoodChartProps = {
  label: string
  points: readonly Point[]
  /** Whether each point says its number. */
  isLabelled: boolean
}

const width = 320
const height = 190
const inner = { left: 26, right: 306, top: 18, bottom: 148 }
/** Where one band of mood ends and the next begins. */
const bands = [4, 6, 8]

/** Mood over days: a line with its points, the range of a day behind it, and gaps where nothing was written. */
export function MoodChart({ label, points, isLabelled }: MoodChartProps) {
  const across = scalePoint(
    points.map(({ key }) => key),
    [inner.left + 10, inner.right - 6],
  )
  const x = ({ key }: Point) => across(key) ?? 0
  const y = scaleLinear([1, 10], [inner.bottom, inner.top])
  const isKnown = ({ mood }: Point) => mood !== null
  const moodLine = line<Point>(x, ({ mood }) => y(mood ?? 0)).defined(isKnown)
  const range = area<Point>()
    .x(x)
    .y0(({ lowest }) => y(lowest ?? 0))
    .y1(({ highest }) => y(highest ?? 0))
    .defined(isKnown)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="figures h-auto w-full max-w-[26rem]"
    >
      {bands.map((mood) => (
        <g key={mood}>
          <line x1={inner.left} x2={inner.right} y1={y(mood)} y2={y(mood)} className="stroke-line" />
          <text x={inner.left - 8} y={y(mood)} dy="0.35em" textAnchor="end" className="fill-soft text-[12px]">
            {mood}
          </text>
        </g>
      ))}
      {/* The stroke gives a day that stands alone its width. */}
      <path
        d={range(points) ?? ''}
        className="fill-accent-soft stroke-accent-soft"
        strokeWidth={9}
        strokeLinejoin="round"
      />
      <path
        d={moodLine(points) ?? ''}
        fill="none"
        className="stroke-accent"
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
      {points.map((point, at) => (
        <g key={point.key}>
          {point.mood !== null && (
            <circle cx={x(point)} cy={y(point.mood)} r={isLabelled ? 4 : 2.75} className="fill-accent stroke-paper" />
          )}
          {point.mood !== null && isLabelled && (
            <text
              x={x(point)}
              y={isValley(points, at) ? y(point.lowest ?? point.mood) + 19 : y(point.highest ?? point.mood) - 10}
              textAnchor="middle"
              className="fill-ink text-[12px] font-semibold"
            >
              {point.mood.toFixed(1)}
            </text>
          )}
          <text x={x(point)} y={inner.bottom + 20} textAnchor="middle" className="fill-soft text-[12px]">
            {point.label}
          </text>
          {isLabelled && (
            <text x={x(point)} y={inner.bottom + 37} textAnchor="middle" className="fill-soft text-[11px]">
              {point.entries > 0 ? `n ${point.entries}` : ''}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Where the line comes from above, a number above the point would lie on it; at the very bottom there is no room below. */
function isValley(points: readonly Point[], at: number): boolean {
  const { mood = null, lowest = null } = points[at] ?? {}
  if (mood === null || (lowest ?? mood) < 2) return false
  const beside = [points[at - 1]?.mood, points[at + 1]?.mood].filter((near) => near != null)
  return beside.length > 0 && beside.every((near) => near > mood)
}

import type { DangerMeasure } from '#contract/danger-measures.ts'

/** Each figure as so many of a hundred, or of a thousand where it is small, with the range around it. */
export function MeasureList({ measures, label }: { measures: readonly DangerMeasure[]; label: string }) {
  return (
    <dl aria-label={label} className="divide-y divide-line border-y border-line">
      {measures.map(({ what, texts, n, share: [value, low, high] }) => {
        const of = value > 0 && value < 0.01 ? 1_000 : 100
        const shown = (part: number) => (part * of).toFixed(of === 1_000 ? 1 : 0)
        return (
          <div key={what} className="figures flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <dt>
              {texts}
              <span className="block text-small text-soft">{n.toLocaleString('en-US')} of them</span>
            </dt>
            <dd>
              <span className="font-semibold">
                {shown(value)} of {of.toLocaleString('en-US')}
              </span>{' '}
              <span className="text-small text-soft">
                [{shown(low)}–{shown(high)}]
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

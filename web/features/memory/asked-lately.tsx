import type { Memory } from '#contract/memory.ts'
import { moment } from '#web/lib/dates.ts'

/** What calls began with, so that nobody wonders why it is not asked again. */
export function AskedLately({ asked }: Pick<Memory, 'asked'>) {
  if (asked.length === 0) return null
  return (
    <section>
      <h2 className="text-title">What it asked about</h2>
      <ul className="mt-2 divide-y divide-line">
        {asked.map(({ callId, words, at }) => (
          <li key={`${callId} ${words}`} className="py-4 wrap-anywhere">
            <p>{words}</p>
            <p className="figures mt-1 text-small text-soft">{moment(at)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Check } from 'lucide-react'
import type { Patterns } from '#contract/analysis.ts'
import { counted } from '#web/lib/format/counted.ts'

export function Verified({ verified: { kept, checked } }: Pick<Patterns, 'verified'>) {
  return (
    <p className="figures flex max-w-[65ch] gap-2.5 border-t border-line pt-5 text-small text-soft">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        <span className="font-semibold text-ink">
          {kept} of {counted(checked, 'statement')} verified.
        </span>{' '}
        Every quote, number, name and day was looked up in your entries again, and what was not found there was left
        out.
      </span>
    </p>
  )
}

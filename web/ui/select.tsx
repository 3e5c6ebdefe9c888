import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook } from './field.tsx'

type Option = { value: string; label: string }

/** The browser's own list: on a phone nothing of ours would be as good. */
export function Select({ options, ...rest }: { options: readonly Option[] } & ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={`${controlLook} appearance-none pr-10`} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-[1.125rem] -translate-y-1/2 text-soft"
      />
    </span>
  )
}

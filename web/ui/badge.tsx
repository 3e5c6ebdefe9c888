import type { ReactNode } from 'react'

const looks = {
  plain: 'border-line text-soft',
  accent: 'border-transparent bg-accent-soft text-accent',
  danger: 'border-transparent bg-danger-soft text-danger',
}

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`figures inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-small font-medium ${looks[tone]}`}
    >
      {children}
    </span>
  )
}

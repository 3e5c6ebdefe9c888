import { useState } from 'react'
import type { Statement } from '#contract/analysis.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { toast } from '#web/ui/toast.ts'
import { useDismiss, useRestore } from './api.ts'
import type { Period } from './period.ts'
import { QuotedStatement } from './quoted-statement.tsx'
import { Section } from './section.tsx'
import { ToldStatement } from './told-statement.tsx'

type StatementListProps = {
  title?: string
  /** The opening words, quotes with their day, plain lines, or short lines close together. */
  look: keyof typeof spacing
  of: Period
  statements: readonly Statement[]
}

const spacing = { lede: 'space-y-4', quotes: 'space-y-6', lines: 'space-y-4', rows: '' }

/** Statements the person can leave out; what was left out on this visit can be taken back. */
export function StatementList({ title, look, of, statements }: StatementListProps) {
  const [leftOut, setLeftOut] = useState<string[]>([])
  const dismiss = useDismiss()
  const restore = useRestore()
  const failed = (failure: unknown) =>
    toast({ title: 'Error', description: wordsFor(failure, 'That did not work. Please try again.'), tone: 'danger' })
  const leaveOut = (id: string) =>
    dismiss.mutate(id, { onSuccess: () => setLeftOut((ids) => [...ids, id]), onError: failed })
  const takeBack = (id: string) =>
    restore.mutate(id, { onSuccess: () => setLeftOut((ids) => ids.filter((other) => other !== id)), onError: failed })

  const shown = statements.filter(({ id }) => !leftOut.includes(id))
  if (shown.length === 0 && leftOut.length === 0) return null
  const One = look === 'quotes' ? QuotedStatement : ToldStatement
  const list = (
    <ul className={spacing[look]}>
      {shown.map((statement) => (
        <One
          key={statement.id}
          statement={statement}
          of={of}
          isLede={look === 'lede'}
          onDismiss={() => leaveOut(statement.id)}
        />
      ))}
      {leftOut.map((id) => (
        <li key={id} className="text-small text-soft">
          Left out; it won’t come back.{' '}
          <button type="button" className="link" disabled={restore.isPending} onClick={() => takeBack(id)}>
            Undo
          </button>
        </li>
      ))}
    </ul>
  )
  return title ? <Section title={title}>{list}</Section> : list
}

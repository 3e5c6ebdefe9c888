import type { MemoryNote } from '#contract/memory.ts'
import { useTakeBackNote } from './api.ts'

export function Correction({ note: { id, words } }: { note: MemoryNote }) {
  const takeBack = useTakeBackNote()
  return (
    <p className="mt-1">
      {words}{' '}
      <button
        type="button"
        className="link text-small"
        disabled={takeBack.isPending}
        onClick={() => takeBack.mutate(id)}
      >
        Take back<span className="sr-only">: {words}</span>
      </button>
    </p>
  )
}

import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { useWriteMonth, useWriteWeek } from './api.ts'

type GenerateButtonProps = {
  write: ReturnType<typeof useWriteWeek> | ReturnType<typeof useWriteMonth>
  what: 'Analysis' | 'Report'
  /** As it is told when it is there. */
  described: string
}

export function GenerateButton({ write, what, described }: GenerateButtonProps) {
  const generate = () =>
    write.mutate(undefined, {
      onSuccess: () =>
        toast({ title: `${what} Generated`, description: `Your ${described} has been generated successfully.` }),
      onError: (failure) =>
        toast({
          title: 'Generation Failed',
          description: wordsFor(failure, 'It was not written. Please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <Button tone="strong" disabled={write.isPending} onClick={generate}>
      {write.isPending ? 'Generating…' : `Generate ${what}`}
    </Button>
  )
}

import { Phone } from 'lucide-react'
import type { Call } from '#contract/calls.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStartCall } from './api.ts'

export function StartCallButton() {
  const startCall = useStartCall()
  const start = () =>
    startCall.mutate(undefined, {
      onSuccess: ({ status, reason }) =>
        status === 'failed'
          ? failedBecause(reason)
          : toast({ title: 'Call Initiated', description: 'Your daily check-in call is being placed now.' }),
      onError: (failure) => failed(wordsFor(failure, '')),
    })
  return (
    <Button tone="strong" disabled={startCall.isPending} onClick={start}>
      <Phone aria-hidden />
      {startCall.isPending ? 'Calling...' : 'Start Call Now'}
    </Button>
  )
}

/** The sentences are many, and rarely needed here. */
async function failedBecause(reason: Call['reason']) {
  const { callReasonWords } = await import('./call-status.ts')
  failed(callReasonWords({ reason }))
}

function failed(words: string | null) {
  const description = words || 'The call could not be placed. Please try again.'
  toast({ title: 'Call Failed', description, tone: 'danger' })
}

import { Phone } from 'lucide-react'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStartCall } from './api.ts'
import { callReasonWords } from './call-status.ts'

export function StartCallButton() {
  const startCall = useStartCall()
  const start = () =>
    startCall.mutate(undefined, {
      onSuccess: ({ status, reason }) =>
        status === 'failed'
          ? failed(callReasonWords({ reason }))
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

function failed(words: string | null) {
  const description = words || 'The call could not be placed. Please try again.'
  toast({ title: 'Call Failed', description, tone: 'danger' })
}

import type { Channel, PhoneProof } from '#contract/phone.ts'
import { stopwatch } from '#web/lib/dates.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import type { useTellCode } from './api.ts'
import { useCountdown } from './use-countdown.ts'

type AskForCodeProps = {
  told: PhoneProof['told']
  /** When `told` was known, in milliseconds. */
  knownAt: number
  telling: ReturnType<typeof useTellCode>
  onAsk: (channel: Channel) => void
}

/** The two ways to be told a code; the first time they are the step to take, afterwards what helps when none came. */
export function AskForCode({ told, knownAt, telling, onAsk }: AskForCodeProps) {
  const seconds = useCountdown(told ? knownAt + told.againInSeconds * 1000 : 0)
  const isWaiting = seconds > 0 || telling.isPending
  const asked = telling.isPending && telling.variables
  return (
    <div>
      {told && (
        <p className="figures mb-2 text-small text-soft">
          Nothing came?{seconds > 0 && ` You can ask again in ${stopwatch(seconds)}.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone={told ? 'plain' : 'strong'} disabled={isWaiting} onClick={() => onAsk('sms')}>
          {asked === 'sms' ? 'Sending…' : told ? 'Text a new code' : 'Text me a code'}
        </Button>
        <Button disabled={isWaiting} onClick={() => onAsk('call')}>
          {asked === 'call' ? 'Calling…' : told ? 'Call with a new code' : 'Call me with a code'}
        </Button>
      </div>
      {telling.isError && (
        <p role="alert" className="mt-3 text-small text-danger">
          {wordsFor(telling.error, 'No code could be sent. Please try again.')}
        </p>
      )}
    </div>
  )
}

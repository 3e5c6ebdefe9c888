import { Button } from '#web/ui/button.tsx'
import { type Alarmed, useDismissAlarm } from './api.ts'

type NotMeantProps = {
  of: Alarmed
  onDone?: () => void
}

/** On every alarm, in the person's words: with one tap it is as if nothing had been noticed. */
export function NotMeant({ of, onDone }: NotMeantProps) {
  const dismiss = useDismissAlarm(of)
  return <NotMeantButton isBusy={dismiss.isPending} onTap={() => dismiss.mutate(undefined, { onSuccess: onDone })} />
}

export function NotMeantButton({ isBusy = false, onTap }: { isBusy?: boolean; onTap: () => void }) {
  return (
    <Button disabled={isBusy} onClick={onTap}>
      {notMeant}
    </Button>
  )
}

export const notMeant = 'I’m fine, that was not meant'

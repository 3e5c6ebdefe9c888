import { useEffect } from 'react'
import { AfterCall } from './after-call.tsx'
import { InCall } from './in-call.tsx'
import { IncomingCall } from './incoming-call.tsx'
import { LeftCall } from './left-call.tsx'
import { usePhone } from './use-phone.ts'

type PhoneProps = {
  /** The call that began to ring before the phone was here. */ ringing?: number | null
  onOpenChange: (isOpen: boolean) => void
}

/** Over everything else while there is a call. `onOpenChange` lets the page behind it fall silent. */
export function Phone({ ringing = null, onOpenChange }: PhoneProps) {
  const { phone, companion, senses, tell, handset, answer, goBackTo, decline } = usePhone(ringing)
  const isOpen = phone.is !== 'idle'
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange])
  const close = () => tell({ type: 'closes' })

  switch (phone.is) {
    case 'idle':
      return null
    case 'ringing':
      return (
        <IncomingCall
          companion={companion}
          onAnswer={() => answer(phone.callId)}
          onDecline={() => decline(phone.callId)}
        />
      )
    case 'left':
      return <LeftCall onReturn={() => goBackTo(phone.callId)} onLeave={close} />
    case 'talking':
      return <InCall phone={phone} companion={companion} senses={senses} handset={handset} />
    default:
      return <AfterCall phone={phone} tell={tell} onClose={close} />
  }
}

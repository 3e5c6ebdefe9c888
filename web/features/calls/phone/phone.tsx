import { useEffect } from 'react'
import { useRingsIn } from '../api.ts'
import { AfterCall } from './after-call.tsx'
import { InCall } from './in-call.tsx'
import { IncomingCall } from './incoming-call.tsx'
import { LeftCall } from './left-call.tsx'
import { OnTheTelephone } from './on-the-telephone.tsx'
import { usePhone } from './use-phone.ts'

type PhoneProps = {
  /** The call that began to ring before the phone was here. */ ringing?: number | null
  onOpenChange: (isOpen: boolean) => void
}

/** While there is a call. `onOpenChange` lets the page behind it fall silent. */
export function Phone(props: PhoneProps) {
  return useRingsIn().data === 'telephone' ? <OnTheTelephone /> : <PagePhone {...props} />
}

/** Over everything else. */
function PagePhone({ ringing = null, onOpenChange }: PhoneProps) {
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

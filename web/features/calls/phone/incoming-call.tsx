import { Phone, PhoneOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Circle } from './circle.tsx'
import { startRinging } from './ring-tone.ts'
import { Sheet } from './sheet.tsx'
import { useTitle } from './use-title.ts'

type IncomingCallProps = { companion: string; onAnswer: () => void; onDecline: () => void }

export function IncomingCall({ companion, onAnswer, onDecline }: IncomingCallProps) {
  useTitle('Incoming call')
  useEffect(startRinging, [])
  return (
    <Sheet label={`Incoming call from ${companion}`}>
      <div className="m-auto flex min-h-full w-full max-w-md flex-col items-center px-6 pt-[18vh] pb-10">
        <h1 className="text-display">{companion}</h1>
        <p className="mt-2 text-soft">is calling to hear about your day</p>
        <Circle className="my-12 size-44 sm:size-52" />
        <div className="mt-auto grid w-full grid-cols-2 gap-4">
          <Button className="min-h-14" onClick={onDecline}>
            <PhoneOff aria-hidden />
            Decline
          </Button>
          <Button tone="strong" className="min-h-14" data-first onClick={onAnswer}>
            <Phone aria-hidden />
            Answer
          </Button>
        </div>
        <p className="mt-6 text-center text-small text-soft">A computer’s voice. You can talk or type.</p>
      </div>
    </Sheet>
  )
}

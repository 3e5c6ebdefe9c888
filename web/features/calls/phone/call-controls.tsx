import { Grid3x3, Mic, MicOff, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { Button } from '#web/ui/button.tsx'

type CallControlsProps = {
  canHear: boolean
  isKeypadOpen: boolean
  onMute: (isMuted: boolean) => void
  onKeypad: () => void
  onHangUp: () => void
}

export function CallControls({ canHear, isKeypadOpen, onMute, onKeypad, onHangUp }: CallControlsProps) {
  const [isMuted, setMuted] = useState(false)
  const MuteIcon = isMuted ? MicOff : Mic
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {canHear && (
        <Button
          aria-pressed={isMuted}
          className="grow"
          onClick={() => {
            setMuted(!isMuted)
            onMute(!isMuted)
          }}
        >
          <MuteIcon aria-hidden />
          {isMuted ? 'Muted' : 'Mute'}
        </Button>
      )}
      <Button aria-expanded={isKeypadOpen} className="grow" onClick={onKeypad}>
        <Grid3x3 aria-hidden />
        Keypad
      </Button>
      <Button tone="danger" className="grow" onClick={onHangUp}>
        <PhoneOff aria-hidden />
        Hang Up
      </Button>
      <HelpNow isApart className="w-full justify-center" />
    </div>
  )
}

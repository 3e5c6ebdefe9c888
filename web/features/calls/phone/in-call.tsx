import { type RefObject, useState } from 'react'
import { NotMeantButton, notMeant } from '#web/features/help/not-meant.tsx'
import { useIsCare } from '../api.ts'
import { CallControls } from './call-controls.tsx'
import type { Talking } from './call-state.ts'
import { Circle } from './circle.tsx'
import { Elapsed } from './elapsed.tsx'
import type { Handset, Senses } from './handset.ts'
import { Keypad } from './keypad.tsx'
import { LiveTranscript } from './live-transcript.tsx'
import { Sheet } from './sheet.tsx'
import { SpeakByTyping } from './speak-by-typing.tsx'
import { useTitle } from './use-title.ts'

type InCallProps = { phone: Talking; companion: string; senses: Senses; handset: RefObject<Handset | null> }

export function InCall({ phone, companion, senses, handset }: InCallProps) {
  useTitle('In a call')
  const isCare = useIsCare().data ?? false
  const [isKeypadOpen, setKeypadOpen] = useState(false)
  return (
    <Sheet label={`Call with ${companion}`} toasts="below-header">
      <div className="mx-auto flex h-full w-full max-w-[44rem] flex-col px-4 pb-4 sm:px-8 sm:pb-8">
        <header className="flex items-center gap-4 border-b border-line py-4">
          <Circle speaking={senses.speaking} beat={senses.beat} className="size-14 shrink-0" />
          <div className="min-w-0 grow">
            <h1 className="text-title">{companion}</h1>
            <p role="status" className="text-small text-soft">
              {states[phone.line]}
            </p>
          </div>
          <Elapsed isRunning={phone.line !== 'connecting'} />
        </header>
        <LiveTranscript companion={companion} turns={phone.turns} partly={senses.partly} />
        {isKeypadOpen && <Keypad onPress={(digit) => handset.current?.press(digit)} />}
        {!senses.canHear && <p className="pb-2 text-small text-soft">This browser can’t hear you, so type instead.</p>}
        {isCare && (
          <div className="pb-2">
            <NotMeantButton onTap={() => handset.current?.say(`${notMeant}.`)} />
          </div>
        )}
        <SpeakByTyping
          isOnlyWay={!senses.canHear}
          onSay={(words) => handset.current?.say(words)}
          onTyping={(isTyping) => handset.current?.typing(isTyping)}
        />
        <CallControls
          canHear={senses.canHear}
          isKeypadOpen={isKeypadOpen}
          onMute={(isMuted) => handset.current?.setMuted(isMuted)}
          onKeypad={() => setKeypadOpen(!isKeypadOpen)}
          onHangUp={() => handset.current?.hangUp()}
        />
      </div>
    </Sheet>
  )
}

const states = { connecting: 'Connecting…', open: 'On the line', lost: 'Reconnecting…' }

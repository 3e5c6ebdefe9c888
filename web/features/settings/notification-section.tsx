import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import type { Choices } from './changes.ts'
import { Section } from './section.tsx'
import { SwitchField } from './switch-field.tsx'

export function NotificationSection({ control }: { control: Control<Choices> }) {
  const isOn = useWatch({ control, name: 'notificationsEnabled' })
  return (
    <Section id="notifications" title="Notifications">
      <SwitchField
        control={control}
        name="notificationsEnabled"
        label="Show notifications"
        hint="When it rings while you look at another window, this browser tells you."
      />
      {isOn && <Permission />}
    </Section>
  )
}

/** What the browser says to it has to be asked in the browser itself, once. */
function Permission() {
  const isKnown = 'Notification' in window
  const [permission, setPermission] = useState(isKnown ? Notification.permission : 'denied')
  if (permission === 'granted') return null
  if (permission === 'denied') {
    return (
      <p className="mt-1 text-small text-soft">
        {isKnown
          ? 'This browser is set not to show notifications of this page; you can allow them in its site settings.'
          : 'This browser shows no notifications of this page: it does so only on https or on this very machine.'}
      </p>
    )
  }
  return (
    <Button className="mt-2" onClick={async () => setPermission(await Notification.requestPermission())}>
      Allow in this browser
    </Button>
  )
}

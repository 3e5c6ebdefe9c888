import { MessageSquare, Phone } from 'lucide-react'
import type { HelpLine } from '#contract/help.ts'
import { Button } from '#web/ui/button.tsx'

export const dialed = (number: string) => number.replace(/[^0-9+]/g, '')

/** A tap is a call, or a message that only has to be sent. */
export function LineContacts({ line: { call, text } }: { line: Pick<HelpLine, 'call' | 'text'> }) {
  return (
    <>
      {call && (
        <Button asChild tone="strong">
          <a href={`tel:${dialed(call)}`}>
            <Phone aria-hidden />
            Call {call}
          </a>
        </Button>
      )}
      {text && (
        <Button asChild>
          <a href={`sms:${dialed(text.number)}${text.message ? `?body=${encodeURIComponent(text.message)}` : ''}`}>
            <MessageSquare aria-hidden />
            Text {text.message ? `${text.message} to ` : ''}
            {text.number}
          </a>
        </Button>
      )}
    </>
  )
}

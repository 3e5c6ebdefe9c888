import type { Call } from '#contract/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useCurrentCall, useDeclineCall } from '../api.ts'
import { Circle } from './circle.tsx'

/** The call is on the person's own telephone: the page only tells of it, and stays usable. */
export function OnTheTelephone() {
  const call = useCurrentCall().data
  const decline = useDeclineCall()
  if (!call) return null
  const { title, more } = words(call)
  return (
    <section
      aria-label="Call on your telephone"
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-sm animate-enter wide:bottom-5 wide:left-[17.75rem] wide:mx-0 items-center gap-4 rounded-card border border-line bg-raised p-4 shadow-raised"
    >
      <Circle className="size-11 shrink-0" />
      <div role="status" className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-soft">{more}</p>
      </div>
      {call.status !== 'in-progress' && (
        <Button className="shrink-0" disabled={decline.isPending} onClick={() => decline.mutate(call.id)}>
          Cancel
        </Button>
      )}
    </section>
  )
}

function words({ status, companionName, phoneNumber }: Call) {
  if (status === 'in-progress') {
    return { title: `On the phone with ${companionName}`, more: 'When you hang up, it becomes your entry.' }
  }
  const title = status === 'queued' ? 'Calling your phone…' : 'Your phone is ringing'
  return { title, more: `${companionName} is calling ${phoneNumber}.` }
}

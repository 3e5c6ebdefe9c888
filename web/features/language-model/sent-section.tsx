import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useAllowModel, useSent } from './api.ts'
import { SentRow } from './sent-row.tsx'

const atFirst = 5

/** Only where there is a language model, or was one in the last thirty days. */
export function SentSection() {
  const sending = useSent()
  const change = useAllowModel()
  const [isWhole, setWhole] = useState(false)
  if (sending.isLoadingError) return <LoadFailed what="what was sent to a language model" retry={sending.refetch} />
  if (!sending.data) return null
  const { current, isAllowed, sent } = sending.data
  if (!current && sent.length === 0) return null
  const hidden = isWhole ? 0 : Math.max(0, sent.length - atFirst)
  return (
    <div>
      {current && (
        <Switch
          label="Let a language model find words for you"
          hint={`Your host has set up ${current.model} at ${current.host}. It words what your coach answers, what your analyses, reminders and writing prompts say, and some of what you hear on a call. For that it is sent the parts of your journal that matter, and on a call what was said last. Switched off, nothing is sent, and you get Journal AI’s own words.`}
          checked={change.isPending ? (change.variables ?? isAllowed) : isAllowed}
          onChange={(checked) => change.mutate(checked)}
        />
      )}
      <h3 className={current ? 'mt-6 font-semibold' : 'font-semibold'}>What was sent to a language model</h3>
      <p className="mt-1 max-w-[60ch] text-small text-soft">
        {!current && 'No language model is set up now. '}
        Every text that was sent in the last 30 days is listed here, as it was sent. It goes when you delete an entry or
        a talk that was in it.
      </p>
      {sent.length === 0 && <p className="mt-3 text-small">Nothing of yours has been sent yet.</p>}
      <ul className="mt-3 divide-y divide-line">
        {sent.slice(0, sent.length - hidden).map((one) => (
          <SentRow key={one.id} sent={one} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          Show {hidden} more
        </Button>
      )}
    </div>
  )
}

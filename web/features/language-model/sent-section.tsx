import { useState } from 'react'
import type { Sending } from '#contract/language-model.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useSent } from './api.ts'
import { ModelConsent } from './model-consent.tsx'
import { SentRow } from './sent-row.tsx'

const atFirst = 5

/** Where words of the person may go, whether they want that, and what went there in the last thirty days. */
export function SentSection() {
  const sending = useSent()
  if (sending.isLoadingError) return <LoadFailed what="what was sent to a language model" retry={sending.refetch} />
  if (!sending.data) {
    return (
      <Waiting what="what was sent to a language model">
        <Placeholder className="h-5 w-56" />
        <Placeholder className="mt-2 h-16 w-full max-w-[60ch]" />
      </Waiting>
    )
  }
  const { current, sent } = sending.data
  if (!current && sent.length === 0) {
    return (
      <div>
        <h3 className="font-semibold">No language model</h3>
        <p className="mt-1 max-w-[60ch] text-small text-soft">
          Your host has set none up. Everything is said in Journal AI’s own words, and nothing of yours is sent.
        </p>
      </div>
    )
  }
  return (
    <div className="space-y-6">
      {current && <ModelConsent {...sending.data} current={current} />}
      <WhatWasSent sent={sent} isSetUp={current !== null} />
    </div>
  )
}

function WhatWasSent({ sent, isSetUp }: { sent: Sending['sent']; isSetUp: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, sent.length - atFirst)
  return (
    <div>
      <h3 className="font-semibold">What was sent to a language model</h3>
      <p className="mt-1 max-w-[60ch] text-small text-soft">
        {!isSetUp && 'No language model is set up now. '}
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

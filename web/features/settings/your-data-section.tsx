import { lazy, Suspense, useState } from 'react'
import { HowNoticed } from '#web/features/help/noticing/how-noticed.tsx'
import { Button } from '#web/ui/button.tsx'
import { ExportButton } from './export-button.tsx'
import { Section } from './section.tsx'

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

const SentSection = lazy(async () => ({ default: (await import('../language-model/sent-section.tsx')).SentSection }))

export function YourDataSection() {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Section id="data" title="Your Data">
      <div className="space-y-8">
        <div>
          <h3 className="font-semibold">Take it with you</h3>
          <p className="mt-1 mb-3 max-w-[60ch] text-small text-soft">
            One zip file with everything: your entries as pages that any editor opens, and all the rest in one JSON
            file. It is not encrypted, so keep it where only you can read it.
          </p>
          <ExportButton />
        </div>
        <Suspense>
          <SentSection />
        </Suspense>
        <div>
          <h3 className="font-semibold">If you may be in danger</h3>
          <p className="mt-1 max-w-[60ch] text-small text-soft">
            What you say and write is read for that on this server, and nobody is told. <HowNoticed />
          </p>
        </div>
        <div>
          <h3 className="font-semibold">Delete your account</h3>
          <p className="mt-1 mb-3 max-w-[60ch] text-small text-soft">
            Your journal and everything in it, at once and for good.
          </p>
          <Button onClick={() => setDeleting(true)}>Delete account…</Button>
        </div>
      </div>
      <Suspense>{isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}</Suspense>
    </Section>
  )
}

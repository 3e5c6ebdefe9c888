import { BackHome } from '#web/ui/back-home.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import { Questions } from './questions.tsx'
import { SupportForm } from './support-form.tsx'

export function SupportScreen() {
  const heading = usePageHeading('Support Center')
  return (
    <div className="mx-auto max-w-[64rem] px-5 py-6 sm:px-8 sm:py-10">
      <header>
        <BackHome />
      </header>
      <main className="mt-8 pb-24">
        <h1 ref={heading} tabIndex={-1} className="text-display">
          Support Center
        </h1>
        <p className="mt-2 mb-10 max-w-[60ch] text-soft">
          Your message goes to the people who host this server. If you might harm yourself or someone else, call your
          local emergency number; nobody reads this day and night.
        </p>
        <div className="grid items-start gap-x-16 gap-y-14 wide:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <SupportForm />
          <Questions />
        </div>
      </main>
    </div>
  )
}

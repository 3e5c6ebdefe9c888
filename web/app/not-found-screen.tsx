import { currentUserId } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { usePageHeading } from '#web/ui/page.tsx'

export function NotFoundScreen() {
  const heading = usePageHeading('Page not found')
  const [href, label] = currentUserId() ? ['/dashboard', 'Go to Dashboard'] : ['/', 'Back to Home']
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 ref={heading} tabIndex={-1} className="text-display">
        Page not found
      </h1>
      <p className="mt-4 text-soft">There is nothing at this address. It may have moved, or the link was cut short.</p>
      <Button asChild tone="strong" className="mt-8">
        <a href={href}>{label}</a>
      </Button>
    </main>
  )
}

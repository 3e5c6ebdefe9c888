import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { usePageHeading } from '#web/ui/page.tsx'

export function ErrorScreen({ reset }: ErrorComponentProps) {
  const heading = usePageHeading('Something went wrong')
  return (
    <div role="alert" className="mx-auto max-w-xl px-6 py-24">
      <h1 ref={heading} tabIndex={-1} className="text-display">
        Something went wrong on this page
      </h1>
      <p className="mt-4 text-soft">Your journal is safe on the server. Try once more; if it stays, reload the page.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button tone="strong" onClick={reset}>
          Try again
        </Button>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </div>
  )
}

import { Button } from '#web/ui/button.tsx'
import { Circle } from './circle.tsx'
import { Sheet } from './sheet.tsx'
import { useTitle } from './use-title.ts'

export function LeftCall({ onReturn, onLeave }: { onReturn: () => void; onLeave: () => void }) {
  useTitle('Call in progress')
  return (
    <Sheet label="Your call is still going on">
      <div className="m-auto flex max-w-md flex-col items-center px-6 py-12 text-center">
        <Circle className="size-32" />
        <h1 className="mt-10 text-display">Your call is still going on</h1>
        <p className="mt-3 text-soft">The page was reloaded in the middle of it. Nothing you said is lost.</p>
        <div className="mt-8 grid w-full gap-3">
          <Button tone="strong" className="min-h-14" data-first onClick={onReturn}>
            Return to the call
          </Button>
          <Button tone="quiet" onClick={onLeave}>
            Leave it there
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

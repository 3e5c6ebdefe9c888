import { Button } from './button.tsx'

export function LoadFailed({ what, retry }: { what: string; retry: () => unknown }) {
  return (
    <div role="alert" className="py-8 text-center">
      <p>We couldn’t load {what}.</p>
      <p className="mt-1 text-small text-soft">Nothing is lost. It may be the connection.</p>
      <Button className="mt-4" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  )
}

import { Button } from '#web/ui/button.tsx'

export function Closing() {
  return (
    <>
      <section className="border-t border-line py-16 text-center sm:py-24">
        <h2 className="mx-auto max-w-[22ch] text-display">Tonight could be the first page</h2>
        <p className="mx-auto mt-4 max-w-[44ch] text-soft">Choose your hour, and we will call.</p>
        <Button asChild tone="strong" className="mt-8 px-6">
          <a href="/register">Create your journal</a>
        </Button>
      </section>
      <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-8 text-small text-soft">
        <p>Journal AI is not therapy. You talk with a computer.</p>
        <nav aria-label="Legal and support" className="flex flex-wrap gap-x-6 gap-y-2">
          <a href="/privacy-policy" className="hover:text-ink">
            Privacy Policy
          </a>
          <a href="/terms-of-service" className="hover:text-ink">
            Terms of Service
          </a>
          <a href="/support" className="hover:text-ink">
            Support
          </a>
        </nav>
      </footer>
    </>
  )
}

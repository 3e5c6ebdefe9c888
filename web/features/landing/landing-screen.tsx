import { lazy, Suspense, useState } from 'react'
import { currentUserId } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { farewellDue } from '../account/farewell.ts'
import { Closing } from './closing.tsx'
import { Excerpt } from './excerpt.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { WhyChoose } from './why-choose.tsx'

const SampleCall = lazy(async () => ({ default: (await import('./sample-call-dialog.tsx')).SampleCallDialog }))
const Farewell = lazy(async () => ({ default: (await import('./farewell.tsx')).Farewell }))

export function LandingScreen() {
  const isSignedIn = currentUserId() !== null
  const [farewell] = useState(farewellDue)
  const [isDemoOpen, setDemoOpen] = useState(false)
  return (
    <div className="mx-auto max-w-[68rem] px-5 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-2 py-5">
        <Wordmark />
        <div className="flex gap-1 sm:gap-2">
          {isSignedIn ? (
            <Button asChild tone="strong">
              <a href="/dashboard">Go to Dashboard</a>
            </Button>
          ) : (
            <>
              <Button asChild tone="quiet">
                <a href="/login">Login</a>
              </Button>
              <Button asChild>
                <a href="/register">Sign Up</a>
              </Button>
            </>
          )}
        </div>
      </header>
      <main>
        <div className="grid items-center gap-x-16 gap-y-14 pt-12 pb-20 sm:pt-20 wide:grid-cols-[1.05fr_0.95fr] wide:pb-28">
          <div>
            <h1 className="text-[clamp(2.25rem,1.5rem+3.4vw,3.5rem)] leading-[1.06]">
              Your AI-Powered Journaling Companion
            </h1>
            <p className="mt-6 max-w-[46ch] text-[1.1875rem] leading-relaxed text-soft">
              It calls you once a day, asks how the day was, and listens. What you said is in your journal before you
              have put the phone away.
            </p>
            <div className="mt-9 flex flex-wrap gap-3">
              <Button asChild tone="strong" className="px-6">
                <a href="/register">Start Your Journey</a>
              </Button>
              <Button className="px-6" onClick={() => setDemoOpen(true)}>
                Watch Demo
              </Button>
            </div>
            <p className="mt-5 text-small text-soft">No credit card needed. Set up in under 2 minutes.</p>
          </div>
          <Excerpt />
        </div>
        <HowItWorks />
        <WhyChoose />
        <Closing />
      </main>
      <Suspense>
        {isDemoOpen && <SampleCall onClose={() => setDemoOpen(false)} />}
        {farewell && <Farewell kind={farewell} />}
      </Suspense>
    </div>
  )
}

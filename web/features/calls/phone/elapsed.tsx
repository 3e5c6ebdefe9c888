import { useEffect, useState } from 'react'
import { stopwatch } from '#web/lib/dates.ts'

/** Counts from when it first runs; by the clock, because a hidden tab's timers are slow. */
export function Elapsed({ isRunning }: { isRunning: boolean }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const start = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <p role="timer" aria-live="off" className="figures text-small text-soft">
      <span className="sr-only">Elapsed </span>
      {stopwatch(seconds)}
    </p>
  )
}

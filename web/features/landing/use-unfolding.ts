import { useEffect, useState } from 'react'
import { sampleCall, turnMs } from './sample-call.ts'

/** How many turns of the sample call have been heard so far. Someone who wants less motion sees them all at once. */
export function useUnfolding() {
  const wantsStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [heard, setHeard] = useState(wantsStill ? sampleCall.length : 1)
  useEffect(() => {
    const current = sampleCall[heard - 1]
    if (!current || heard >= sampleCall.length) return
    const timer = setTimeout(() => setHeard(heard + 1), turnMs(current))
    return () => clearTimeout(timer)
  }, [heard])
  return { heard, isOver: heard >= sampleCall.length, skip: () => setHeard(sampleCall.length) }
}

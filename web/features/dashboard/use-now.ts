import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time, kept true to the minute: "Today at 7:00 PM" must turn into tomorrow while the page stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

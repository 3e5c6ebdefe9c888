import { useEffect } from 'react'

/** The title of the tab while a call rings or runs. */
export function useTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} — Journal AI`
    return () => {
      document.title = before
    }
  }, [title])
}

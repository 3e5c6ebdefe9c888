import { useAnnouncements } from '#web/lib/announcements.ts'
import { useSettings } from './api.ts'

/** The browser says that it rings while the person looks elsewhere, where they want that and the browser may. */
export function useCallNotifications() {
  const settings = useSettings()
  useAnnouncements(({ type }) => {
    if (type !== 'call_ringing' || !document.hidden || !settings.data?.notificationsEnabled) return
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const shown = new Notification('Journal is calling', { body: 'Your call is ringing in Journal AI.', tag: 'call' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  })
}

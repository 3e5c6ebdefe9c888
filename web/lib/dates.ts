import { format } from 'date-fns'

/** Mar 3, 2026 7:04 PM */
export function moment(date: Date): string {
  return format(date, 'MMM d, yyyy h:mm a')
}

/** 19:00 → 7:00 PM */
export function clockTime(callTime: string): string {
  const [hour = 0, minute = 0] = callTime.split(':').map(Number)
  return format(new Date(2000, 0, 1, hour, minute), 'h:mm a')
}

/** 245 → 4m 5s */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

/** 245 → 4:05 */
export function stopwatch(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

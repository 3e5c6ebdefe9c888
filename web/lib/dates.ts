const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** Mar 3, 2026 7:04 PM */
export function moment(date: Date): string {
  return `${day.format(date)} ${onTheClock(date.getHours(), date.getMinutes())}`
}

/** 19:00 → 7:00 PM */
export function clockTime(callTime: string): string {
  const [hour = 0, minute = 0] = callTime.split(':').map(Number)
  return onTheClock(hour, minute)
}

function onTheClock(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 245 → 4m 5s */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

/** 245 → 4:05 */
export function stopwatch(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

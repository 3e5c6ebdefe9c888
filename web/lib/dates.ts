const dayOnly = { year: 'numeric', month: 'short', day: 'numeric' } as const
let [dayThere, clockThere, numbersThere] = formatsIn(undefined)

function formatsIn(timeZone: string | undefined) {
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return [
    new Intl.DateTimeFormat('en-US', { ...dayOnly, timeZone }),
    new Intl.DateTimeFormat('en-US', { ...clock, timeZone }),
    // The Canadian way of writing a day is yyyy-MM-dd.
    new Intl.DateTimeFormat('en-CA', { timeZone }),
  ] as const
}

/** From here on moments are told as clocks show them in the person's own zone, wherever this browser is. */
export function showTimesIn(timeZone: string) {
  ;[dayThere, clockThere, numbersThere] = formatsIn(timeZone)
}

/** Mar 3, 2026 7:04 PM */
export function moment(date: Date): string {
  // Newer browsers put a narrow no-break space before AM and PM.
  return `${dayThere.format(date)} ${clockThere.format(date).replace(/\u202f/g, ' ')}`
}

/** The day of a moment: Mar 3, 2026 */
export function dayOfMoment(date: Date): string {
  return dayThere.format(date)
}

/** 19:00 → 7:00 PM */
export function clockTime(callTime: string): string {
  const [hour = 0, minute = 0] = callTime.split(':').map(Number)
  return onTheClock(hour, minute)
}

function onTheClock(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 245 → 4m 5s, 39 → 39s */
export function minutesAndSeconds(seconds: number): string {
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

/** 245 → 4:05 */
export function stopwatch(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The calendar day where the person lives: yyyy-MM-dd. */
export function today(now = new Date()): string {
  return numbersThere.format(now)
}

import { clockTime } from '#web/lib/dates.ts'

const first = 6 * 60
const last = 23 * 60 + 30

/** Every half hour from 6:00 to 23:30, and the time that is set where it is none of them. */
export function callTimeChoices(set: string) {
  const times = new Set([set])
  for (let minutes = first; minutes <= last; minutes += 30) {
    times.add(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`)
  }
  return [...times].sort().map((value) => ({ value, label: clockTime(value) }))
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

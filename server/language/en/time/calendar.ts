import { words } from '../../words.ts'

export const weekdays = [...words('monday tuesday wednesday thursday friday saturday sunday')]
export const shortWeekdays = [...words('mon tue wed thu fri sat sun')]
export const months = [
  ...words('january february march april may june july august september october november december'),
]
/** Months that are also a name or a verb: alone they name no month. */
export const unclearMonths = words('march april may june august')

/** First month of each, on the northern half of the earth. */
export const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

/** Days of the year that have a name, as month and day. */
export const holidays: Readonly<Record<string, readonly [number, number]>> = {
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  christmas: [12, 25],
  'boxing day': [12, 26],
  "new year's eve": [12, 31],
  "new year's day": [1, 1],
  "valentine's day": [2, 14],
  halloween: [10, 31],
}

/** What is moved or booked lies ahead, also where the moving is past: "The exam was moved to Friday". */
export const arranging = words('move book plan postpone schedule reschedule set invite arrange push promise delay')

/** Before a day, these mean each of its kind: "every Friday" is no day. */
export const habitual = words('every each most some all any many no')

const unitsOfTime = [...words('day week month year fortnight weekend')]

/** Every word that a named day has at least one of. */
export const calendarWords: ReadonlySet<string> = new Set([
  ...[...weekdays, ...shortWeekdays, ...months, ...months.map((month) => month.slice(0, 3)), ...Object.keys(seasons)],
  ...unitsOfTime.flatMap((unit) => [unit, `${unit}s`]),
  ...words('today tonight tomorrow yesterday morning afternoon evening night sept'),
  ...Object.keys(holidays).map((name) => name.split(/[ ']/)[0] ?? name),
])

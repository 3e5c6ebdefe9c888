import { months as monthNames, weekdays as weekdayNames } from '#server/language/en/time/calendar.ts'
import { smallNumbers, smallOrdinals, tenNumbers } from '#server/language/en/time/numbers.ts'
import { words } from '#server/language/words.ts'

export const weekdays: ReadonlySet<string> = new Set(weekdayNames)
export const months: ReadonlySet<string> = new Set(monthNames)

/** A day that is not today has to have been told; tomorrow and next week may be asked about. */
export const relativeDays = words('yesterday ago fortnight')
export const spans = words(
  'night morning afternoon evening weekend week month year time spring summer autumn fall winter christmas easter',
)
export const pointers = words('last every')
export const seasons = words('christmas easter hanukkah ramadan diwali thanksgiving halloween')

const valued = (names: readonly string[], value: (place: number) => number): ReadonlyMap<string, number> =>
  new Map(names.map((name, place) => [name, value(place)]))

export const units: ReadonlyMap<string, number> = new Map([
  ...valued(smallNumbers, (place) => place),
  ...Object.entries({ none: 0, once: 1, twice: 2, thrice: 3, dozen: 12 }),
])
export const tens = valued(tenNumbers, (place) => 20 + place * 10)
export const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1000, million: 1_000_000 }),
)
/** "First" and "second" are said of much that nobody counts. */
export const ordinals: ReadonlyMap<string, number> = new Map(
  [...valued(smallOrdinals, (place) => place + 1)].filter(([, value]) => value > 2),
)

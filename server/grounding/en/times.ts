import { words } from '#server/language/words.ts'

export const weekdays = words('monday tuesday wednesday thursday friday saturday sunday')
export const months = words('january february march april may june july august september october november december')
/** A day that is not today has to have been told; tomorrow and next week may be asked about. */
export const relativeDays = words('yesterday ago fortnight')
export const spans = words(
  'night morning afternoon evening weekend week month year time spring summer autumn fall winter christmas easter',
)
export const pointers = words('last every')
export const seasons = words('christmas easter hanukkah ramadan diwali thanksgiving halloween')

export const units: Readonly<Record<string, number>> = {
  ...{ zero: 0, none: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{ nineteen: 19, once: 1, twice: 2, thrice: 3, dozen: 12 },
}
export const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
export const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
export const ordinals: Readonly<Record<string, number>> = {
  ...{ third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
}

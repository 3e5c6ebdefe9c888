/** A calendar day as a number, so that years of them are counted quickly; no zone and no clock has a part in it. */
export type DayNumber = number

const msOfDay = 86_400_000

export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / msOfDay

export const dayText = (day: DayNumber): string => new Date(day * msOfDay).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday. Day 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (day: DayNumber): number => ((day + 3) % 7) + 1

export const mondayOf = (day: DayNumber): DayNumber => day - weekdayOf(day) + 1

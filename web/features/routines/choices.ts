import type { Routine, TimeOfDay } from '#contract/routines.ts'

export const types = [
  { value: 'current', label: 'One I have' },
  { value: 'planned', label: 'One I plan' },
] as const

export const frequencies: readonly { value: Routine['frequency']; label: string }[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'On weekdays' },
  { value: 'weekends', label: 'On weekends' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'monthly', label: 'Once a month' },
]

export const times: readonly { value: TimeOfDay; label: string }[] = [
  { value: 'morning', label: 'Morning' },
  { value: 'midday', label: 'Midday' },
  { value: 'evening', label: 'Evening' },
  { value: 'night', label: 'Night' },
  { value: 'anytime', label: 'Any time' },
]

export const priorities = ['Highest', 'High', 'Medium', 'Low', 'Lowest'].map((word, place) => ({
  value: String(place + 1),
  label: `${place + 1} – ${word}`,
}))

/** Every day · 1 h 30 min */
export function factsOf({ frequency, duration }: Routine): string[] {
  const often = frequencies.find(({ value }) => value === frequency)?.label ?? frequency
  return duration ? [often, hoursAndMinutes(duration)] : [often]
}

export function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** The routines of each time of day that has any, in the order of the day. */
export function byTimeOfDay(routines: readonly Routine[]) {
  return times
    .map(({ value, label }) => ({ label, routines: routines.filter(({ timeOfDay }) => timeOfDay === value) }))
    .filter(({ routines }) => routines.length > 0)
}

import { clockTime } from '#web/lib/dates.ts'

const american = [
  { value: 'America/New_York', label: 'Eastern Time' },
  { value: 'America/Chicago', label: 'Central Time' },
  { value: 'America/Denver', label: 'Mountain Time' },
  { value: 'America/Los_Angeles', label: 'Pacific Time' },
  { value: 'America/Phoenix', label: 'Arizona Time' },
  { value: 'America/Anchorage', label: 'Alaska Time' },
  { value: 'Pacific/Honolulu', label: 'Hawaii Time' },
]

/** The listed zones, and before them those of the person's own that are others: the browser's, the one that is set. */
export function timeZoneChoices(...own: (string | undefined)[]) {
  const others = new Set(own.filter((zone) => zone && !american.some(({ value }) => value === zone)))
  return [...[...others].map((value = '') => ({ value, label: value.replaceAll('_', ' ') })), ...american]
}

/** 6:00 PM to 9:00 PM by half hours. */
export const callTimeChoices = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'].map((value) => ({
  value,
  label: clockTime(value),
}))

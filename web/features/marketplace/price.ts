/** Dollars: 0 → Free, 12 → $12, 9.5 → $9.50 */
export function price(dollars: number): string {
  if (dollars === 0) return 'Free'
  return Number.isInteger(dollars) ? `$${dollars.toLocaleString('en-US')}` : `$${dollars.toFixed(2)}`
}

/** Cents: 9550 → $96/hour */
export function hourlyRate(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString('en-US')}/hour`
}

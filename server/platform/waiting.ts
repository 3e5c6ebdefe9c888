const fewMinutes = 15 * 60

/** How long that is, for somebody who waits: “a few minutes”, “about 5 hours”. */
export function inWords(seconds: number): string {
  if (seconds <= fewMinutes) return 'a few minutes'
  const hours = Math.ceil(seconds / 3600)
  return hours === 1 ? 'an hour' : `about ${hours} hours`
}

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** As it is said back: "four and a half". */
export function inWords(value: number): string {
  const whole = small[Math.floor(value)] ?? String(value)
  return Number.isInteger(value) ? whole : `${whole} and a half`
}

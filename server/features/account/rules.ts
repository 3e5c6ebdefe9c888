import parsePhoneNumber from 'libphonenumber-js/min'

/** E.164, read as a number of the United States where no country is given; null when it can't be one. */
export function phoneNumberFrom(typed: string): string | null {
  const number = parsePhoneNumber(typed, 'US')
  return number?.isPossible() ? number.number : null
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** The key under which tries at a number's door are counted. */
export const triesOf = (number: string) => `number ${number}`

import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/max/metadata'

/** Numbers that nobody carries in a pocket, and that cost the caller or pay the called. */
const neverReached: NumberType[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]

/**
 * Whether calls go to this number (E.164). A prefix that is a country's code opens that country alone: the islands that
 * share +1 or +44 have prices of their own and are opened by their area codes, as +1876. With +1 goes Canada too.
 */
export function isReached(phoneNumber: string, prefixes: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(phoneNumber)
  if (!number || neverReached.includes(number.getType())) return false
  const countries = countriesWith(number.countryCallingCode)
  // A number the library knows no country for is taken for one of the main country: its tables are older than the numbers.
  const country = number.country ?? countries[0]
  return prefixes.some((prefix) => {
    const isWholeCode = prefix === `+${number.countryCallingCode}`
    return phoneNumber.startsWith(prefix) && (!isWholeCode || country === countries[0] || country === 'CA')
  })
}

/** The main country comes first. */
const countriesWith = (code: string): readonly (CountryCode | undefined)[] => metadata.country_calling_codes[code] ?? []

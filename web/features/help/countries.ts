const names = new Intl.DisplayNames('en', { type: 'region' })

export function countryName(country: string): string {
  if (country === '') return 'Any other country'
  return country === 'EU' ? 'Elsewhere in the European Union' : (names.of(country) ?? country)
}

/** Only the countries with a line of their own, and 'EU' for the rest of the Union. America is told apart by city. */
const zones: Record<string, string> = {
  US: 'America/New_York America/Detroit America/Chicago America/Menominee America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak America/Puerto_Rico America/St_Thomas America/Indianapolis America/Fort_Wayne America/Louisville America/Shiprock America/Atka Pacific/Honolulu Pacific/Guam Pacific/Pago_Pago Pacific/Saipan EST5EDT CST6CDT MST7MDT PST8PDT EST MST HST Navajo',
  CA: 'America/Toronto America/Vancouver America/Montreal America/Halifax America/St_Johns America/Winnipeg America/Edmonton America/Regina America/Whitehorse America/Yellowknife America/Iqaluit America/Moncton America/Goose_Bay America/Glace_Bay America/Thunder_Bay America/Nipigon America/Rainy_River America/Rankin_Inlet America/Resolute America/Cambridge_Bay America/Inuvik America/Dawson America/Dawson_Creek America/Fort_Nelson America/Creston America/Swift_Current America/Atikokan America/Pangnirtung America/Blanc-Sablon America/Coral_Harbour',
  GB: 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB GB-Eire',
  IE: 'Europe/Dublin Eire',
  NZ: 'Pacific/Auckland Pacific/Chatham Antarctica/McMurdo Antarctica/South_Pole NZ NZ-CHAT',
  IN: 'Asia/Kolkata Asia/Calcutta',
  DE: 'Europe/Berlin Europe/Busingen',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris Indian/Reunion America/Martinique America/Guadeloupe America/Cayenne',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  NO: 'Europe/Oslo Arctic/Longyearbyen Atlantic/Jan_Mayen',
  DK: 'Europe/Copenhagen',
  PL: 'Europe/Warsaw Poland',
  EU: 'Europe/Rome Europe/Lisbon Europe/Athens Europe/Helsinki Europe/Mariehamn Europe/Prague Europe/Bratislava Europe/Budapest Europe/Bucharest Europe/Sofia Europe/Zagreb Europe/Ljubljana Europe/Vilnius Europe/Riga Europe/Tallinn Europe/Luxembourg Europe/Malta Europe/Nicosia Asia/Nicosia Asia/Famagusta Europe/San_Marino Europe/Vatican Europe/Stockholm Atlantic/Azores Atlantic/Madeira Portugal',
}

const families: readonly [string, string][] = [
  ['US/', 'US'],
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
  ['America/North_Dakota/', 'US'],
  ['Canada/', 'CA'],
  ['Australia/', 'AU'],
]

const countryByZone = new Map(
  Object.entries(zones).flatMap(([country, names]) => names.split(' ').map((zone) => [zone, country] as const)),
)

export function countryOf(timeZone: string): string | null {
  const family = families.find(([start]) => timeZone.startsWith(start))
  return family?.[1] ?? countryByZone.get(timeZone) ?? null
}

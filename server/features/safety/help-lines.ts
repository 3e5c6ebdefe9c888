import { countryOf } from './countries.ts'

export type HelpLine = {
  country: string
  name: string
  number: string
  /** One sentence a voice can say. */
  words: string
  emergency: string
  /** The day the number was last compared with public listings; yyyy-MM-dd. */
  checkedOn: string
}

const checkedOn = '2026-11-21'

function line(country: string, name: string, number: string, emergency: string, how = 'call'): HelpLine {
  return { country, name, number, words: `You can ${how} ${name} at ${number}.`, emergency, checkedOn }
}

const lines: readonly HelpLine[] = [
  line('US', 'the Suicide and Crisis Lifeline', '988', '911', 'call or text'),
  line('CA', 'the Suicide Crisis Helpline', '988', '911', 'call or text'),
  line('GB', 'the Samaritans, free at any hour,', '116 123', '999'),
  line('IE', 'the Samaritans, free at any hour,', '116 123', '112'),
  line('AU', 'Lifeline', '13 11 14', '000'),
  line('NZ', 'a trained counsellor', '1737', '111', 'call or text'),
  line('IN', 'Tele MANAS', '14416', '112'),
  line('DE', 'the TelefonSeelsorge', '0800 111 0 111', '112'),
  line('CH', 'the Dargebotene Hand', '143', '112'),
  line('NL', 'the 113 line', '113', '112'),
  line('ES', 'the 024 line', '024', '112'),
  line('NO', 'Mental Helse', '116 123', '112'),
]

const byCountry = new Map(lines.map((one) => [one.country, one]))

const europe: HelpLine = {
  country: 'EU',
  name: 'your local emotional support line',
  number: '112',
  words: 'You can call 112 when it cannot wait, and findahelpline.com lists the support lines near you.',
  emergency: '112',
  checkedOn,
}

const anywhere: HelpLine = {
  country: '',
  name: 'findahelpline.com',
  number: 'findahelpline.com',
  words: 'The website findahelpline.com lists a line you can call where you are.',
  emergency: 'your local emergency number',
  checkedOn,
}

/** By IANA zone; an unknown one gets the directory that covers every country. */
export function helpLine(timeZone: string): HelpLine {
  const country = countryOf(timeZone)
  if (country === null) return anywhere
  return byCountry.get(country) ?? europe
}

import type { KnownLine } from './shipped.ts'

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "116 123" → "one one six, one two three": a voice would make numbers of it, and a number cannot be dialed. */
export function aloud(number: string): string {
  const groups = number.split(/[^0-9+]+/).filter(Boolean)
  return groups
    .map((group) => [...group].map((sign) => (sign === '+' ? 'plus' : (digits[Number(sign)] ?? sign))).join(' '))
    .join(', ')
}

/** One sentence; `number` writes a number the way it is to be read or said. */
export function sentence(
  line: KnownLine,
  number: (digits: string) => string,
  site: (address: string) => string,
): string {
  const name = line.phrase ?? line.name
  const { call, text, emergency, website } = line
  if (call && text?.number === call) return `You can call or text ${name} at ${number(call)}.`
  if (call) return `You can call ${name} at ${number(call)}.`
  if (text) return `You can text ${text.message ? `${text.message} to ` : ''}${name} at ${number(text.number)}.`
  const where = site(website ?? 'https://findahelpline.com')
  if (emergency)
    return `You can call ${number(emergency)} when it cannot wait, and ${where} lists the support lines near you.`
  return `The website ${where} lists a line you can call where you are.`
}

export const written = (address: string) => new URL(address).host.replace(/^www\./, '')
export const spelled = (address: string) =>
  written(address) === 'findahelpline.com' ? 'find a helpline dot com' : written(address).replaceAll('.', ' dot ')

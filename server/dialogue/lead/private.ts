const emailAddress = /\S+@\S+/g
const longNumber = /\+?\d(?:[\s().-]*\d){4,}/g
const digit = '(?:(?:double |triple )?(?:zero|oh|one|two|three|four|five|six|seven|eight|nine))'
const spelledNumber = new RegExp(String.raw`\b${digit}(?:[\s,.-]+${digit}){4,}\b`, 'gi')
const streets = 'street|st|road|rd|avenue|ave|lane|drive|boulevard|close|court|square|terrace'
const streetAddress = new RegExp(String.raw`\b\d+[a-z]? (?:\p{L}+ ){1,2}(?:${streets})\b\.?`, 'giu')

/** Without what somebody could be rung, written to or visited at, in figures or spelled out. */
export const withoutContacts = (words: string) =>
  [emailAddress, streetAddress, longNumber, spelledNumber].reduce((text, contact) => text.replace(contact, '…'), words)

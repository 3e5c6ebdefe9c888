/** One pattern of many phrases, each beginning and ending at a word. Words are separated by single spaces. */
export function phrases(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})(?![a-z0-9])`, 'g')
}

/** Up to `most` words in between, never across a comma. */
export function upTo(most: number): string {
  return `(?:[a-z0-9]+ ){0,${most}}`
}

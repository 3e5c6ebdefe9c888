const numbers = 'a|one|two|three|four|five|six|seven|eight|nine|ten|\\d+'
/** When something is, seen from the day on which it is read. */
const relative = new RegExp(
  String.raw`\b(?:today|tonight|tomorrow|yesterday|(?:this|last|next) (?:morning|afternoon|evening|night|week|weekend|month|year|\w+day)|(?:${numbers}) (?:days?|weeks?|months?|years?) ago|in (?:${numbers}) (?:days?|weeks?))\b`,
  'gi',
)
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const dated = new RegExp(
  String.raw`\b(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|(?:${months}) \d{1,2})\b`,
  'g',
)

const quotes = /“[^“”]*”|"[^"]*"/g
const found = (pattern: RegExp, text: string) => new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase()))
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one))

/** Whether it names no time that these words do not name. What is only quoted there was said on another day. */
export function keepsTime(said: string, words: string): boolean {
  const [saidBare, wordsBare] = [said.replace(quotes, ''), words.replace(quotes, '')]
  return (
    isWithin(found(relative, saidBare), found(relative, wordsBare)) && isWithin(found(dated, said), found(dated, words))
  )
}

/** Whether nothing in it counts from the day on which it is read; what is only quoted was said then. */
export const isTimeless = (said: string) => found(relative, said.replace(quotes, '')).size === 0

const pastForm =
  /\b(?:was|were|had|did|went|came|saw|told|felt|got|made|took|left|lost|found|kept|knew|thought|began|met|ran|gave|sent|spoke|bought|brought|\p{L}{3,}ed)\b/giu
/** That it was written is true of everything. */
const reporting = new Set(['noted', 'mentioned', 'planned', 'wanted', 'told', 'named'])

/** "What would it look like if you blocked them?" says of nothing that it happened. */
const supposing = /[^.!?]*\bwould\b[^.!?]*\?/gi

/** Whether it says nothing happened of which these words do not say so: what is only meant has not been done. */
export function keepsTense(said: string, words: string): boolean {
  const known = found(pastForm, words)
  return [...found(pastForm, said.replace(supposing, ''))].every((one) => known.has(one) || reporting.has(one))
}

/** The last day these words name, where they name one. */
export const lastDayIn = (words: string) => (words.match(dated) ?? []).at(-1) ?? null

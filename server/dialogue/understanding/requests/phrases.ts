/**
 * A list of phrases as one pattern, each phrase whole: `(please)` may be missing, `a|b` are alternatives word for
 * word, `_` is any one word.
 */
export function anyOf(phrases: string): RegExp {
  const lines = phrases
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return new RegExp(`^(?:${lines.map(patternOf).join('|')})$`)
}

/** The same, anywhere in what was said. */
export function anywhere(phrases: string): RegExp {
  const lines = phrases
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return new RegExp(`(?:^| )(?:${lines.map(patternOf).join('|')})(?= |$)`)
}

function patternOf(phrase: string): string {
  const words = phrase.match(/\([^)]*\)|\S+/g) ?? []
  const firstNeeded = words.findIndex((word) => !word.startsWith('('))
  return words.map((word, at) => part(word, at < firstNeeded, at === firstNeeded)).join('')
}

/** What may be missing takes its space with it: the one behind it before the first needed word, else the one before. */
function part(word: string, isBefore: boolean, isFirst: boolean): string {
  const inner = `(?:${word.replace(/^\(|\)$/g, '').replaceAll('_', '\\S+')})`
  if (!word.startsWith('(')) return isFirst ? inner : ` ${inner}`
  return isBefore ? `(?:${inner} )?` : `(?: ${inner})?`
}

/** Short wordings, looked up by their first word. */
export type Wordings = ReadonlyMap<string, readonly (readonly string[])[]>

export const wordingsOf = (phrases: readonly string[]): Wordings =>
  Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    ([first = '']) => first,
  )

/** How many words of a wording stand at this place, or 0. */
export const lengthAt = (words: readonly string[], at: number, wordings: Wordings): number =>
  wordings.get(words[at] ?? '')?.find((phrase) => phrase.every((word, next) => words[at + next] === word))?.length ?? 0

/** One of the wordings is said, word for word. */
export const saysOneOf = (words: readonly string[], wordings: Wordings): boolean =>
  words.some((_, at) => lengthAt(words, at, wordings) > 0)

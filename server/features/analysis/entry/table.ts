/** A compact table, { '1.2': 'word|two words' }, opened into a map from word to value. */
export function opened(table: Record<string, string>): Map<string, number> {
  return new Map(
    Object.entries(table).flatMap(([value, words]) => words.split('|').map((word) => [word, Number(value)] as const)),
  )
}

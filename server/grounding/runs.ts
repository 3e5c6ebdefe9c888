const tellingRun = 5

/** Words in a row, so many that two texts share none by chance. */
export function runsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return new Set(words.slice(tellingRun - 1).map((_, at) => words.slice(at, at + tellingRun).join(' ')))
}

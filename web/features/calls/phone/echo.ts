/** Whether what the microphone heard is only the companion's own voice coming out of the speaker. */
export function isEcho(heard: string, saying: string): boolean {
  const said = new Set(wordsOf(saying))
  const words = wordsOf(heard)
  const own = words.filter((word) => !said.has(word))
  return own.length === 0 || own.length / words.length < 0.4
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

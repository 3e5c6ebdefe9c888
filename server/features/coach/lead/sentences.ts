/** Where a sentence may end: its mark, what closes, the entries it names, and then a new beginning. */
const ending = /[.!?…]+["”’)\]]*(?:\s*\[[\d,\s]+\])*(?=\s+["“(]?[\p{Lu}\d])|\n+/gu
const abbreviated = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|\p{Lu})\.$/u

/** Whole sentences, each as soon as the next one begins. What was left unfinished when the words broke off is not said. */
export async function* sentencesOf(words: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of words) {
    rest += piece
    for (let end = endOfFirst(rest); end !== null; end = endOfFirst(rest)) {
      const sentence = rest.slice(0, end).trim()
      rest = rest.slice(end)
      if (sentence !== '') yield sentence
    }
  }
  if (rest.trim() !== '') yield rest.trim()
}

/** The same of words that are all there. */
export function sentencesIn(text: string): string[] {
  const end = endOfFirst(text)
  const rest = end === null ? [] : sentencesIn(text.slice(end))
  return [(end === null ? text : text.slice(0, end)).trim(), ...rest].filter((sentence) => sentence !== '')
}

function endOfFirst(text: string): number | null {
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length
    const sentence = text.slice(0, end)
    if (match[0].startsWith('\n') || (isClosed(sentence) && !abbreviated.test(sentence))) return end
  }
  return null
}

/** A quote of two sentences is not torn. */
function isClosed(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return count('“') <= count('”') && count('"') % 2 === 0
}

/** Takes words as they come, cut anywhere, and gives whole sentences. */
export type Splitter = { push(piece: string): string[]; rest(): string }

const abbreviations = new Set(
  'mr mrs ms dr st prof sr jr vs etc e.g i.e a.m p.m no jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
)

export function sentenceSplitter(): Splitter {
  let waiting = ''
  return {
    push(piece) {
      waiting += piece
      const found: string[] = []
      for (let end = endOf(waiting); end !== null; end = endOf(waiting)) {
        const sentence = waiting.slice(0, end).trim()
        waiting = waiting.slice(end)
        if (sentence !== '') found.push(sentence)
      }
      return found
    },
    rest() {
      const sentence = waiting.trim()
      waiting = ''
      return sentence
    },
  }
}

const mark = /\n|[.!?…]+["”’')]*(?=\s)/g

/** Where the first sentence ends; null while that cannot be said. After a full stop or dots that depends on what follows. */
function endOf(text: string): number | null {
  for (const { 0: found, index } of text.matchAll(mark)) {
    const end = index + found.length
    if (found === '\n' || /[!?]/.test(found)) return end
    const next = /^\s+(\S)/.exec(text.slice(end))?.[1]
    if (next === undefined) return null
    if (!/\p{Ll}/u.test(next) && !isAbbreviation(text.slice(0, index))) return end
  }
  return null
}

function isAbbreviation(before: string): boolean {
  const word = /([\p{L}.]+)$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  return abbreviations.has(word) || /^\p{L}$/u.test(word) || /^\s*\d+$/.test(before)
}

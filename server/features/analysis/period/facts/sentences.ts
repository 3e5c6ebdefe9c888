const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** After these a full stop ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|Prof|Rev|Col|Capt|Lt|Gen|Sgt|Mt|vs|etc|approx|No|Nos|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|e\.g|i\.e|[A-Z])\.\s*$/
const clauseEnd = /(?<=[;:—–])\s*|(?<=,)\s+(?=(?:and|but|so|then|where|which|because|though|yet)\s)/
const longestQuote = 180

/** Every sentence of a text as a stretch that stands in it just so. */
export function sentencesIn(content: string): string[] {
  return content.split(/\n+/).flatMap((line) => {
    const sentences: string[] = []
    let open = ''
    for (const { segment } of segmenter.segment(line)) {
      open += segment
      if (abbreviated.test(open)) continue
      sentences.push(open.trim())
      open = ''
    }
    return [...sentences, open.trim()].filter((sentence) => sentence !== '')
  })
}

/** What can be quoted: sentences, and of one too long for that its clauses; each an exact stretch of the text. */
export function quotesIn(content: string): string[] {
  return sentencesIn(content).flatMap((sentence) =>
    sentence.length <= longestQuote ? [sentence] : clausesIn(sentence).filter(({ length }) => length <= longestQuote),
  )
}

/** Short pieces stay together while they fit, so that a clause keeps its subject. */
function clausesIn(sentence: string): string[] {
  const clauses: string[] = []
  let from = 0
  let to = 0
  for (const piece of sentence.split(clauseEnd)) {
    const at = sentence.indexOf(piece, to)
    const isFull = to > from && at + piece.length - from > longestQuote
    if (isFull) {
      clauses.push(sentence.slice(from, to))
      from = at
    }
    to = at + piece.length
  }
  clauses.push(sentence.slice(from, to))
  return clauses.map((clause) => clause.replace(/[\s,;:—–]+$/, '').trim()).filter((clause) => clause !== '')
}

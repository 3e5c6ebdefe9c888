/** Phrases of a text, apart by commas. */
export const phrases = (text: string): readonly string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** Rows of phrases as one tree, word by word. */
export type PhraseTree<Row> = { next: Map<string, PhraseTree<Row>>; rows: Row[] }

export function phraseTree<Row extends { any: readonly string[] }>(rows: readonly Row[]): PhraseTree<Row> {
  const root: PhraseTree<Row> = { next: new Map(), rows: [] }
  for (const row of rows) for (const phrase of row.any) grow(root, phrase).rows.push(row)
  return root
}

function grow<Row>(tree: PhraseTree<Row>, words: string): PhraseTree<Row> {
  return words
    .split(' ')
    .filter(Boolean)
    .reduce((node, word) => {
      const next = node.next.get(word) ?? { next: new Map(), rows: [] }
      node.next.set(word, next)
      return next
    }, tree)
}

/** Every phrase that begins at this word: its row and how many words it took, longest first. */
export function phrasesAt<Row>(
  tree: PhraseTree<Row>,
  words: readonly string[],
  from: number,
): { row: Row; length: number }[] {
  const found: { row: Row; length: number }[] = []
  let node: PhraseTree<Row> | undefined = tree
  for (let index = from; node; index += 1) {
    for (const row of node.rows) if (index > from) found.unshift({ row, length: index - from })
    node = node.next.get(words[index] ?? '')
  }
  return found
}

/**
 * Rows of phrases as one tree. A phrase is plain words; `{name}` stands for any phrase of the class of that name, and a
 * class may hold '' where nothing need be said.
 */
export type PhraseTree<Row> = { next: Map<string, PhraseTree<Row>>; rows: Row[] }
export type Classes = Readonly<Record<string, readonly string[]>>

export function phraseTree<Row extends { any: readonly string[] }>(
  rows: readonly Row[],
  classes: Classes,
): PhraseTree<Row> {
  const root: PhraseTree<Row> = { next: new Map(), rows: [] }
  for (const row of rows) for (const phrase of row.any) plant(root, phrase.split(' '), row, classes)
  return root
}

function plant<Row>(tree: PhraseTree<Row>, [slot, ...rest]: readonly string[], row: Row, classes: Classes): void {
  if (slot === undefined) {
    if (!tree.rows.includes(row)) tree.rows.push(row)
    return
  }
  for (const choice of choicesFor(slot, classes)) plant(grow(tree, choice), rest, row, classes)
}

function choicesFor(slot: string, classes: Classes): readonly string[] {
  if (!slot.startsWith('{')) return [slot]
  const choices = classes[slot.slice(1, -1)]
  if (!choices) throw new Error(`no class of words is called ${slot}`)
  return choices
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

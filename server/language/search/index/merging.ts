import type { Term } from '../terms.ts'
import { type Block, entryOf, listOf, type Posting, postingsIn } from './postings.ts'

/** What becomes of an entry's postings under one term; null takes away the one there is. */
export type Change = { term: Term; entryId: number; posting: Posting | null }

/** Blocks grow to about this many bytes: adding to a long list writes one of them anew. */
export const blockBytes = 8_000

/**
 * `blocks` are those the changes fall into, ascending, without a gap. Returns what stands in their place (empty ones
 * are left out) and by how many entries each term has grown. Done twice, it changes nothing the second time.
 */
export function merged(
  blocks: readonly Block[],
  changes: readonly Change[],
): { blocks: Block[]; growth: Map<Term, number> } {
  const growth = new Map<Term, number>()
  const all =
    blocks.length > 0 && startsBefore(blocks[0], changes) ? blocks : [{ first: 0, lists: new Map() }, ...blocks]
  const next = all.flatMap((block, at) => {
    const end = all[at + 1]?.first ?? Number.POSITIVE_INFINITY
    const inside = changes.filter(({ entryId }) => entryId >= block.first && entryId < end)
    return inside.length === 0 ? [block] : cut(changed(block, inside, growth))
  })
  return { blocks: next.filter(({ lists }) => lists.size > 0), growth }
}

const startsBefore = (block: Block | undefined, changes: readonly Change[]) =>
  changes.every(({ entryId }) => entryId >= (block?.first ?? 0))

function changed(block: Block, changes: readonly Change[], growth: Map<Term, number>): Block {
  const lists = new Map(block.lists)
  for (const [term, ofTerm] of Map.groupBy(changes, ({ term }) => term)) {
    const before = postingsIn(block, term)
    const touched = new Set(ofTerm.map(({ entryId }) => entryId))
    const kept = before.filter((posting) => !touched.has(entryOf(posting)))
    const added = ofTerm.flatMap(({ posting }) => posting ?? [])
    const after = [...kept, ...added].sort((a, b) => a - b)
    if (after.length === 0) lists.delete(term)
    else lists.set(term, listOf(block.first, after))
    growth.set(term, (growth.get(term) ?? 0) + after.length - before.length)
  }
  return { first: block.first, lists }
}

/** Into blocks of the right size, each but the last one full, so that a list that grows at its end is seldom cut. */
function cut(block: Block): Block[] {
  let bytes = 0
  for (const [term, list] of block.lists) bytes += term.length + 2 + list.length
  if (bytes <= blockBytes) return [block]
  const all = [...block.lists.keys()].flatMap((term) =>
    Array.from(postingsIn(block, term), (posting) => ({ term, posting })),
  )
  all.sort((a, b) => a.posting - b.posting)
  const each = Math.max(1, Math.floor((all.length * blockBytes) / bytes))
  const pieces: Block[] = []
  for (let from = 0; from < all.length; ) {
    let to = Math.min(from + each, all.length)
    while (to < all.length && entryAt(all, to) === entryAt(all, to - 1)) to += 1
    const piece = all.slice(from, to)
    const first = from === 0 ? block.first : entryAt(all, from)
    const lists = Map.groupBy(piece, ({ term }) => term)
    const written = [...lists].map(
      ([term, ofTerm]) =>
        [
          term,
          listOf(
            first,
            ofTerm.map(({ posting }) => posting),
          ),
        ] as const,
    )
    pieces.push({ first, lists: new Map(written) })
    from = to
  }
  return pieces
}

const entryAt = (all: readonly { posting: Posting }[], at: number) => entryOf(all[at]?.posting ?? 0)

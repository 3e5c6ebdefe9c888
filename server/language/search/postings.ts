import type { Term } from './terms.ts'
import { readVarint, writeVarint } from './varint.ts'
import { type Weight, weights } from './weighing.ts'

/** An entry and its weight for a term, in one number, so that lists of them are sorted and joined as numbers. */
export type Posting = number

export const postingOf = (entryId: number, weight: Weight): Posting => entryId * weights + weight
export const entryOf = (posting: Posting) => Math.floor(posting / weights)
export const weightIn = (posting: Posting): Weight => posting % weights

/**
 * Part of the index of all terms that begin alike: what entries from `first` to the next block say. Of each term its
 * postings, ascending, as differences.
 */
export type Block = { first: number; lists: ReadonlyMap<Term, Uint8Array> }

export function postingsIn({ first, lists }: Block, term: Term): Posting[] {
  const bytes = lists.get(term)
  const found: Posting[] = []
  if (!bytes) return found
  let entryId = first
  for (const cursor = { at: 0 }; cursor.at < bytes.length; ) {
    const step = readVarint(bytes, cursor)
    entryId += entryOf(step)
    found.push(postingOf(entryId, weightIn(step)))
  }
  return found
}

export function listOf(first: number, postings: readonly Posting[]): Uint8Array {
  const bytes: number[] = []
  let last = first
  for (const posting of postings) {
    const entryId = entryOf(posting)
    writeVarint(bytes, postingOf(entryId - last, weightIn(posting)))
    last = entryId
  }
  return Uint8Array.from(bytes)
}

export function encoded({ lists }: Block): Buffer {
  const parts: Uint8Array[] = []
  for (const [term, bytes] of lists) {
    const name = Buffer.from(term)
    const lengths: number[] = []
    writeVarint(lengths, name.length)
    writeVarint(lengths, bytes.length)
    parts.push(Uint8Array.from(lengths), name, bytes)
  }
  return Buffer.concat(parts)
}

export function decoded(first: number, bytes: Buffer): Block {
  const lists = new Map<Term, Uint8Array>()
  for (const cursor = { at: 0 }; cursor.at < bytes.length; ) {
    const [name, length] = [readVarint(bytes, cursor), readVarint(bytes, cursor)]
    const term = bytes.toString('utf8', cursor.at, cursor.at + name)
    cursor.at += name
    lists.set(term, bytes.subarray(cursor.at, cursor.at + length))
    cursor.at += length
  }
  return { first, lists }
}

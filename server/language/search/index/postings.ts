import type { Term } from '../terms.ts'
import { type Weight, weights } from '../weighing.ts'
import { readVarint, writeVarint } from './varint.ts'

/** An entry and its weight for a term, in one number, so that lists of them are sorted and joined as numbers. */
export type Posting = number
/** Ascending. Numbers of one kind beside each other: long lists are made and dropped without the memory being combed. */
export type Postings = Float64Array

export const postingOf = (entryId: number, weight: Weight): Posting => entryId * weights + weight
export const entryOf = (posting: Posting) => Math.floor(posting / weights)
export const weightIn = (posting: Posting): Weight => posting % weights

/**
 * Part of the index of all terms that begin alike: what entries from `first` to the next block say. Of each term its
 * postings, ascending, as differences.
 */
export type Block = { first: number; lists: ReadonlyMap<Term, Uint8Array> }

export function postingsIn({ first, lists }: Block, term: Term): Postings {
  const bytes = lists.get(term) ?? new Uint8Array()
  const found = new Float64Array(bytes.length)
  const cursor = { at: 0 }
  let entryId = first
  let count = 0
  for (; cursor.at < bytes.length; count += 1) {
    const step = readVarint(bytes, cursor)
    entryId += entryOf(step)
    found[count] = postingOf(entryId, weightIn(step))
  }
  return found.subarray(0, count)
}

/** Lists that follow each other, as one. */
export function joinedLists(lists: readonly Postings[]): Postings {
  const [first, second] = lists
  if (first && !second) return first
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}

export function listOf(first: number, postings: Iterable<Posting>): Uint8Array {
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

import type { Text } from '../sources.ts'
import { type Deed, deedsIn } from './deeds.ts'

type Fault = 'polarity' | 'doer' | 'tense'

const told = new WeakMap<Text, Deed[]>()

function deedsOf(text: Text): Deed[] {
  const known = told.get(text) ?? deedsIn(text.words)
  told.set(text, known)
  return known
}

/**
 * The first verb of a sentence that is told otherwise than where it stands: denied where it was so, done by another, or
 * done where it was only meant. It is compared with the clauses that share most with its own.
 */
export function retoldWrongly(sentence: string, texts: readonly Text[]): { fault: Fault; root: string } | null {
  const known = texts.flatMap(deedsOf)
  for (const deed of deedsIn(sentence)) {
    const nearest = nearestOf(deed, known)
    if (nearest.length === 0) continue
    const fault = faults.find(({ isSame }) => !nearest.some((other) => isSame(deed, other)))
    if (fault) return { fault: fault.id, root: deed.root }
  }
  return null
}

const worth = 2

function nearestOf({ root, about, next }: Deed, known: readonly Deed[]): Deed[] {
  const same = known.filter((one) => one.root === root)
  const shared = (one: Deed) => one.about.intersection(about).size + (one.next === next && next !== '' ? worth : 0)
  const most = Math.max(0, ...same.map(shared))
  return same.filter((one) => shared(one) === most)
}

const faults: readonly { id: Fault; isSame: (said: Deed, known: Deed) => boolean }[] = [
  { id: 'polarity', isSame: (said, known) => said.isDenied === known.isDenied },
  { id: 'doer', isSame: (said, known) => !said.doer || !known.doer || said.doer === known.doer },
  { id: 'tense', isSame: (said, known) => said.tense !== 'done' || known.tense !== 'meant' },
]
